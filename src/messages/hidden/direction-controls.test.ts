import { describe, expect, it } from 'vitest';
import { judgeDirectionControls } from './direction-controls.ts';

describe('judgeDirectionControls', () => {
  // The examples of https://trojansource.codes.
  it.each([
    ['a commented-out condition', '/*\u202e } \u2066if (isAdmin)\u2069 \u2066 admins only */'],
    ['an early return', "''' Subtract funds from the account then \u2067''' ;return"],
    ['an embedding of English text', 'a \u202breturn\u202c'],
    ['a Hebrew letter before English text', 'a \u2067א return this line\u2069'],
    ['an isolate that reorders numbers', 'send \u206712 34\u2069 ETH'],
    ['a left-to-right override', 'שלום \u202d123\u202c'],
    ['a right-to-left override that does not end', 'pay \u202ehte.kcin today'],
    ['a left-to-right override that does not end', 'pay \u202dnick.eth'],
    ['an embedding of English text that does not end', 'pay \u202bnick.eth today'],
    ['an isolate of English text that does not end', 'pay \u2067nick.eth today'],
    ['an override alone', '\u202e'],
  ])('alerts to %s', (_, text) => {
    expect(judgeDirectionControls(text, false)?.status).toBe('alert');
  });

  it.each([
    ['an isolate that does not end', 'שלום \u2066b'],
    ['an isolate in an English message that does not end', 'pay \u2066nick.eth today'],
    ['a first-strong isolate that does not end', 'pay \u2068nick.eth today'],
    ['an embedding that does not end', 'pay \u202anick.eth today'],
    ['an embedding of nothing', 'pay nick.eth \u202b'],
    ['isolates without text from right to left', 'Hello \u2068Anna\u2069!'],
    ['an embedding without text from right to left', 'a \u202ab\u202c'],
    ['an isolate of punctuation', 'a \u2067;\u2069 b'],
    ['an end without a start', 'a\u2069 b'],
    ['an embedding that an isolate ends', 'a \u202ab\u2069'],
    ['a Hebrew isolate that does not end', 'a \u2067שלום'],
  ])('warns about %s', (_, text) => {
    expect(judgeDirectionControls(text, false)?.status).toBe('warn');
  });

  it.each([
    ['a placeholder of a translated message', 'שלום \u2068Anna\u2069!'],
    ['a number in Hebrew prose', 'שלום \u206712\u2069'],
    ['a Hebrew name in English prose', 'by \u2067שלום\u2069 today'],
    ['an English name in Hebrew prose', 'שלום \u2066GitHub\u2069'],
    ['nested isolates', '\u2068a \u2067שלום \u2066b\u2069\u2069\u2069'],
    ['an embedding of Arabic prose', '\u202bقال Bob ذلك\u202c'],
  ])('accepts %s', (_, text) => {
    expect(judgeDirectionControls(text, false)).toMatchObject({ status: null });
  });

  it('does not judge ends that may be in another part of the line', () => {
    expect(judgeDirectionControls('א \u2066b', true)).toMatchObject({ status: null });
  });

  it('returns where the controls start and end, and null without controls', () => {
    expect(judgeDirectionControls('ab\u202ecd\u202ce', false)).toMatchObject({ start: 2, end: 6 });
    expect(judgeDirectionControls('שלום\u200f', false)).toBeNull();
  });
});
