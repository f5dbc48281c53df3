import { expect, it, vi } from 'vitest';
import { getStyleSheet } from './ens-name-styles.ts';

const createDocument = (prototype: object) => {
  class CSSStyleSheet {}
  Object.assign(CSSStyleSheet.prototype, prototype);
  return { defaultView: { CSSStyleSheet } } as unknown as Document;
};

it('creates one style sheet per document', () => {
  const replaceSync = vi.fn();
  const [first, second] = [createDocument({ replaceSync }), createDocument({ replaceSync })];
  const sheet = getStyleSheet(first);
  expect(getStyleSheet(first)).toBe(sheet);
  expect(getStyleSheet(second)).not.toBe(sheet);
  expect(replaceSync).toHaveBeenCalledTimes(2);
  expect(replaceSync).toHaveBeenCalledWith(expect.stringContaining('[part=name]'));
});

it('does not throw in jsdom, which has no `replaceSync`', () => {
  expect(() => getStyleSheet(createDocument({}))).not.toThrow();
});
