import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCodePoints } from '../text/code-points.ts';
import { type DnsObstacle, toDnsLabel } from './dns-label.ts';
import { encodePunycode } from './punycode.ts';

describe('encodePunycode', () => {
  it.each([
    ['', ''],
    ['bücher', 'bcher-kva'],
    ['münchen', 'mnchen-3ya'],
    ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
    ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
    ['3年b組金八先生', '3b-ww4c5e180e575a65lsy2b'],
    ['💩', 'ls8h'],
  ])('writes %s as %s', (text, encoded) => {
    expect(encodePunycode(toCodePoints(text))).toBe(encoded);
  });

  test('writes what the URL standard writes', () => {
    const letters = fc.constantFrom(...'abc019äéßюжαω日本語한ก');
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 20 }), (text) => {
        fc.pre(/[^\0-\x7f]/.test(text) && !/^\d|ß/.test(text));
        expect(`xn--${encodePunycode(toCodePoints(text))}`).toBe(domainToASCII(text));
      }),
    );
  });
});

describe('toDnsLabel', () => {
  it.each<[label: string, obstacle: DnsObstacle | null]>([
    ['nick', null],
    ['-nick-', null],
    ['bücher', null],
    ['👍', null],
    ['', 'empty'],
    ['Nick', 'capitals'],
    ['xn--bcher-kva', 'a_label'],
    ['xn--é', 'a_label'],
    ['ab--c', 'hyphens'],
    ['éb--c', null],
    ['a_b', 'characters'],
    ['_é', 'characters'],
    ['nick\n', 'characters'],
    ...[...'\0 ,./:@[`{~\u007f'].map((each): [string, DnsObstacle] => [`a${each}`, 'characters']),
    ['a-09z', null],
    ['AZ', 'capitals'],
    ['é_', 'characters'],
    ['éA', 'capitals'],
    ['axn--b', null],
    ['ab-', null],
    ['ab--', 'hyphens'],
    ['a--b', null],
    ['é--c', null],
    ['_'.repeat(63), 'characters'],
    ['_'.repeat(64), 'length'],
    ['a'.repeat(63), null],
    ['a'.repeat(64), 'length'],
    ['é'.repeat(60), 'length'],
  ])('finds in %j the obstacle %s', (label, obstacle) => {
    expect(toDnsLabel(label).obstacle).toBe(obstacle);
  });

  it('counts characters as DNS writes them', () => {
    expect(toDnsLabel('bücher').length).toBe('xn--bcher-kva'.length);
    expect(toDnsLabel('a-b').length).toBe(3);
    expect(toDnsLabel('a_b').length).toBe(0);
  });
});
