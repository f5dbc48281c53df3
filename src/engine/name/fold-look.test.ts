import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListEngine } from '../list-engine.ts';
import { anyText } from '../testing/any-text.ts';
import { listPairs } from '../testing/list-rows.ts';
import { readTables } from '../testing/read-tables.ts';

const { inspector } = createListEngine(readTables());

/** Checks whether a search by look finds a text in a name. */
function isFound(text: string, name: string): boolean {
  const [looks = '', within = ''] = inspector.foldLooks([text, name]);
  return looks.split('\n').some((look) => within.split('\n').some((line) => line.includes(look)));
}

describe('foldLook', () => {
  it.each([
    ...listPairs(`
      vitalik:vitalik.eth vitalik:vital\u00eck.eth vitalik:vita1ik.eth vitalik:vitaIik.eth
      vitalik:v1t4l1k.eth vitalik:v\u0456t\u0430l\u0456k.eth vitalik:pay.v\u2170talik-fund.eth
      vital\u00eck.eth:vitalik.eth metamask:rnetamask.eth metamask:meta-mask.eth
      metamask:METAMA\u200bSK.eth rnetamask:metamask.eth cloud:doud.eth
      मोदी:माेदी.eth 🇺🇸dao:🇺🇲dao.eth 👍dao:👍🏻dao.eth
      \u0432\u0438\u0442:\u0432\u0438\u0442\u0430\u043b\u0438\u043a.eth k.eth:vitalik.eth`),
  ])('finds %s in %s', (text, name) => expect(isFound(text, name)).toBe(true));

  it.each([
    ...listPairs('vitalik:vitalk.eth metamask:metaverse.eth lik.eth:vitalik.xyz pay:p.ay.eth'),
  ])('does not find %s in %s', (text, name) => expect(isFound(text, name)).toBe(false));

  it('folds plain names in the same way as other names', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (label) => {
        const [plain, notPlain] = inspector.foldLooks([label, `${label}\u200b`]);
        expect(notPlain?.split('\n')).toContain(plain);
      }),
    );
  });

  it('finds any string in itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isFound(text, text)).toBe(true);
      }),
    );
  });

  it.each(['x'.repeat(1_000_000), '\u00ec'.repeat(1_000_000), '.'.repeat(1_000_000)])(
    'folds names of a million characters',
    (name) => {
      expect(inspector.foldLooks([name])[0]).not.toBe('');
    },
  );
});
