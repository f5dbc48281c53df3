import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { describeRow } from './describe-row.ts';

const engine = await createNodeInspector({ watchlist: ['my-own-name.eth'] });

describe('describeRow', () => {
  it.each<[name: string, expected: string, tone?: string]>([
    ['a'.repeat(300), 'Too long to judge'],
    ['vitalik\u200b.eth', 'Hides a character: U+200B'],
    [' nick.eth', 'Hides a character: U+0020'],
    ['vita lik.eth', 'Contains a space'],
    ['rnetamask.eth', 'Imitates metamask.eth'],
    ['vitaIik.eth', 'Looks like vitalik.eth'],
    ['Vitaiik.eth', 'Imitates vitalik.eth'],
    ['vitаlik.eth', 'Imitates vitalik.eth'],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'An address, not a name'],
    ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth', 'Poses as an address'],
    ['0xd8da-6045.eth', 'Poses as an address'],
    ['Nick.eth', 'Use nick.eth', 'info'],
    ['❤️.eth', 'Use ❤.eth', 'info'],
    ['™️.eth', 'ENS changes this name'],
    ['hello', 'No ending. Check hello.eth', 'info'],
    ['MetaMask-support.eth', 'ENS changes this name'],
    ['metamaskdao.eth', 'Contains the name of metamask.eth'],
    ['metamask.kitchensink.eth', 'Not the same name as metamask.eth'],
    ['metamask.base.eth', 'Not the same name as metamask.eth'],
    ['vitalik.eth.limo', 'No problem found'],
    ['venom.eth', 'Similar to venmo.eth'],
    ['a?b.eth', 'ENS does not accept this name'],
    ['Nick.a?b.eth', 'ENS does not accept this name'],
    [`[${'0'.repeat(64)}].eth`, 'Part of this name is unknown'],
    [`[${'0'.repeat(64)}].a?b.eth`, 'ENS does not accept this name'],
    [`[${'0'.repeat(64)}].PAYPAL.eth`, 'ENS changes this name'],
    ['meta-mask.eth', 'Close to metamask.eth'],
    ['metamaskk.eth', 'Close to metamask.eth'],
    ['metamask-support.eth', 'Uses the name of metamask.eth'],
    ['vitalik.eth.claim.eth', 'Uses the name of vitalik.eth'],
    ['w\u00efnter-words.eth', 'Reads like winter-words.eth: ï'],
    ['josé.eth', 'No problem found. Reads like jose.eth: é'],
    ['straße.eth', 'No problem found. Reads like strasse.eth: ß'],
    ['metamask', 'Only the first part of metamask.eth', 'info'],
    ['my-own-name', 'Only the first part of my-own-name.eth', 'info'],
    ['hello.etn', 'Doesn’t end in “.eth”'],
    ['hello.nowhere', 'Doesn’t end in “.eth”'],
    ['hello.sol', 'Not an ENS name'],
    ['aノb.eth', 'Unusual writing'],
    ['metamask.eth', 'Known name of MetaMask'],
    ['elonmusk.eth', 'Spelled like a name of Elon Musk'],
    ['my-own-name.eth', 'One of your trusted names'],
    ['pay.metamask.eth', 'Subname of a known name'],
    ['автор.eth', 'Written in Cyrillic letters'],
    ['한국.eth', 'Written in Korean letters'],
    ['hello-there.eth', 'No problem found'],
    ['🦊.eth', 'No problem found'],
  ])('describes %j as “%s”', (name, expected, expectedTone) => {
    const { words, target, letters, tone } = describeRow(engine.inspectColumns([name]), 0, name);
    const shown = target === null ? words : `${words} ${target}`;
    expect(letters === undefined ? shown : `${shown}: ${letters}`).toBe(expected);
    expect(tone).toBe(expectedTone);
  });

  it('describes a row that was not inspected', () => {
    expect(describeRow(createEmptyColumns(1), 0, 'nick.eth')).toEqual({
      words: 'Not inspected',
      target: null,
    });
  });
});
