import { expect, it } from 'vitest';
import { getPieceText, isDifferent } from '../../comparison/group-pieces.ts';
import { listNamePieces, pairCandidate } from './pair-candidate.ts';

function listDifferences(candidate: string, name: string): string[] {
  return pairCandidate(candidate, name)
    .flat()
    .filter(isDifferent)
    .map(({ left, right }) => `${getPieceText(left)}→${getPieceText(right)}`);
}

it.each([
  ['one character', 'vita1ik.eth', 'vitalik.eth', ['1→l']],
  ['two characters', 'vìtalìk.eth', 'vitalik.eth', ['ì→i', 'ì→i']],
  ['two letters for one', 'rnetamask.eth', 'metamask.eth', ['rn→m']],
  ['one letter for two', 'vitalmk.eth', 'vitalrnk.eth', ['m→rn']],
  ['swapped letters', 'ivtalik.eth', 'vitalik.eth', ['i→v', 'v→i']],
  ['a doubled letter', 'vittalik.eth', 'vitalik.eth', ['t→']],
  ['a missing letter', 'vitlik.eth', 'vitalik.eth', ['→a']],
  ['an added word', 'vitalik-app.eth', 'vitalik.eth', ['-app→']],
  ['an added emoji', 'vitalik🔒.eth', 'vitalik.eth', ['🔒→']],
  ['an emoji of several code points', '👩‍🚀.eth', '👨‍🚀.eth', ['👩‍🚀→👨‍🚀']],
  ['a letter with a combining mark', 'vitali\u0331k.eth', 'vitalik.eth', ['i\u0331→i']],
  ['a word before', 'my-metamask.eth', 'metamask.eth', ['my-→']],
  ['words on both sides', 'get-metamask-app.eth', 'metamask.eth', ['get-→', '-app→']],
  ['a second label', 'pay.vita1ik.eth', 'pay.vitalik.eth', ['1→l']],
  ['a subname of a look-alike', 'pay.vita1ik.eth', 'vitalik.eth', ['1→l']],
  ['the label that contains it', 'x.get-metamask-app.eth', 'metamask.eth', ['get-→', '-app→']],
  ['the label that resembles it', 'pay.vltalilc.eth', 'vitalik.eth', ['l→i', 'lc→k']],
  ['another parent', 'vitalik-eth.claim.eth', 'vitalik.eth', ['-eth→']],
  ['a label without its ending', 'vita1ik', 'vitalik.eth', ['1→l']],
  ['labels that are too long to align', `${'ab'.repeat(200)}.eth`, 'vitalik.eth', []],
  ['equal names', 'vitalik.eth', 'vitalik.eth', []],
])('aligns %s', (_, candidate, name, differences) => {
  expect(listDifferences(candidate, name)).toEqual(differences);
});

it('returns pieces that join to the two names', () => {
  const pieces = listNamePieces('pay.rnetamask-1.eth', 'pay.metamask.eth');
  expect(pieces.map(([left]) => left).join('')).toBe('pay.rnetamask-1.eth');
  expect(pieces.map(([, right]) => right).join('')).toBe('pay.metamask.eth');
  expect(pieces).toContainEqual(['rn', 'm']);
  expect(pieces).toContainEqual(['.', '.']);
});
