import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../client/queries/problem-error.ts';
import { NO_IMITATION } from '../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../contract/imitation-kinds.ts';
import type { CandidatesQuery, FoundImitation, JudgedCandidates } from '../contract/imitations.ts';
import { RATING_ALERT, RATING_PASS } from '../contract/rating.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { createImitationLists, type ImitationLists } from './imitation-lists.ts';

const engine = await createNodeInspector();

const list = (lists: ImitationLists, query: CandidatesQuery): JudgedCandidates =>
  unwrap(lists.listCandidates(engine, query));

const find = (name: string, ...names: string[]): FoundImitation[] =>
  unwrap(createImitationLists().findImitations(engine, name, names));

const ILL_FORMED = 'vital\ud800k.eth';

describe('listCandidates', () => {
  const name = 'vitalik.eth';

  it('lists all candidates with their inspection results, in chunks', () => {
    const whole = [...engine.imitations(name)];
    const lists = createImitationLists();
    const parts: JudgedCandidates[] = [];
    for (let offset = 0; !parts.at(-1)?.isLast; offset += 700) {
      parts.push(list(lists, { name, offset, limit: 700 }));
    }
    expect(parts.flatMap(({ candidates }) => candidates)).toEqual(whole);
    expect(parts.at(-1)?.candidates.length).toBeLessThan(700);
    for (const { candidates, rating, imitationStatus, known, imitated } of parts) {
      expect(imitated).toBe(name);
      for (const column of [rating, imitationStatus, known]) {
        expect(column).toHaveLength(candidates.length);
      }
    }
    const [{ candidates, rating, imitationStatus }] = parts as [JudgedCandidates];
    const row = candidates.findIndex((candidate) => candidate.name === 'vita1ik.eth');
    expect(rating[row]).toBe(RATING_ALERT);
    expect(IMITATION_STATUSES[imitationStatus[row] as number]).toBe('alert');
  });

  it('restarts for an earlier chunk and for another name', () => {
    const lists = createImitationLists();
    const first = list(lists, { name, offset: 0, limit: 50 });
    list(lists, { name, offset: 50, limit: 50 });
    expect(list(lists, { name, offset: 0, limit: 50 })).toEqual(first);
    const other = list(lists, { name: 'metamask.eth', offset: 0, limit: 50 });
    expect(other.imitated).toBe('metamask.eth');
    expect(list(lists, { name, offset: 0, limit: 50 })).toEqual(first);
  });

  it('judges candidates of pay.vitalik.eth as imitations of vitalik.eth', () => {
    const { imitated, candidates, imitationStatus } = list(createImitationLists(), {
      name: 'pay.vitalik.eth',
      offset: 0,
      limit: 5,
    });
    expect(imitated).toBe('vitalik.eth');
    expect(candidates.every((candidate) => candidate.name.startsWith('pay.'))).toBe(true);
    expect([...imitationStatus]).not.toContain(NO_IMITATION);
  });
});

describe('findImitations', () => {
  it.each<[target: string, inList: string, expected: Partial<FoundImitation>]>([
    ['vitalik.eth', 'vita1ik.eth', { kind: 'look_alike', status: 'alert', rating: 4 }],
    ['vitalik.eth', 'vitalki.eth', { kind: 'transposition', status: 'warn' }],
    // Imitations that are not candidates.
    ['vitalik.eth', 'VITALlK.eth', { kind: 'similar_look', status: 'alert' }],
    ['vitalik.eth', 'vitalik\u200d.eth', { kind: 'identical_look', status: 'alert' }],
    ['vitalik.eth', 'pay.vita1ik.eth', { kind: 'identical_look', status: 'alert' }],
    ['vitalik.eth', 'vita1ik', { kind: 'identical_look', status: 'alert' }],
    // Unnormalized spellings of the name, which someone may have registered.
    [
      'vitalik.eth',
      'VITALIK.eth',
      { rating: 4, status: null, evidence: 'ENS changes the label “VITALIK” to “vitalik”' },
    ],
    [
      'vitalik.eth',
      'vita\u200blik.eth',
      { rating: 4, evidence: 'Hidden character: zero-width space (U+200B)' },
    ],
    // Candidates that no rule of known names warns about.
    ['vitalik.eth', 'vitaliketh.eth', { kind: 'embedded' }],
    ['nick.eth', 'nicks.eth', { kind: 'plural', rating: RATING_PASS }],
    ['nick.eth', 'nicj.eth', { kind: 'replacement' }],
    [
      'vitalik.eth',
      'vitalik.etn',
      {
        kind: 'one_edit',
        rating: 3,
        evidence: expect.stringMatching(/“vitalik.eth” was probably/),
      },
    ],
    // The imitation is a known name.
    ['linch.eth', '1inch.eth', { known: { name: '1inch.eth' } as FoundImitation['known'] }],
    ['pay.vitalik.eth', 'pay.vita1ik.eth', { kind: 'look_alike', status: 'alert' }],
    ['pay.vitalik.eth', 'vita1ik.eth', { kind: 'identical_look', status: 'alert' }],
  ])('finds the imitation of %s: %s', (target, inList, expected) => {
    const found = find(target, 'something-else.eth', inList, 'a-third.eth');
    expect(found).toMatchObject([{ row: 1, name: inList, ...expected }]);
  });

  it('ignores the name itself, its subnames, invalid text and imitations of other names', () => {
    const others = [
      ...['vitalik.eth', 'pay.vitalik.eth', ILL_FORMED, '', 'rnetamask.eth', 'nick.etn'],
      ...['vitalik.sol', 'vitalik.nowhere', '.', 'eth'],
    ];
    expect(find('vitalik.eth', ...others)).toEqual([]);
  });

  it('does not mention the watchlist in the evidence', () => {
    const [found] = find('my-own-name.eth', 'MY-0WN-NAME.eth');
    expect(found?.evidence).not.toBe('');
    expect(found?.evidence).not.toContain('watchlist');
  });

  it('returns the imitation of the given name even if a known name is imitated too', () => {
    const [found] = find('uniswop.eth', 'un1swop.eth');
    expect(found).toMatchObject({ kind: 'look_alike', status: 'alert' });
  });
});

it('creates the candidates of the latest name once', () => {
  const imitations = vi.spyOn(engine, 'imitations');
  const lists = createImitationLists();
  for (const offset of [0, 10, 30]) list(lists, { name: 'vitalik.eth', offset, limit: 10 });
  expect(imitations).toHaveBeenCalledTimes(1);
  for (const [name, imitation] of [
    ['vitalik.eth', 'vita1ik.eth'],
    ['vitalik.eth', 'vita1ik.eth'],
    ['nick.eth', 'nicks.eth'],
  ] as const) {
    const found = lists.findImitations(engine, name, ['nicks.eth', 'vita1ik.eth']);
    expect(found).toMatchObject({ ok: true, value: [{ name: imitation }] });
  }
  expect(imitations).toHaveBeenCalledTimes(3);
  imitations.mockRestore();
});

it.each([ILL_FORMED, 'vital ik.eth', ''])('returns a problem for the invalid name %j', (name) => {
  const lists = createImitationLists();
  expect(lists.listCandidates(engine, { name, offset: 0, limit: 9 }).ok).toBe(false);
  expect(lists.findImitations(engine, name, ['vitalik.eth']).ok).toBe(false);
});
