import { describe, expect, it } from 'vitest';
import type { HeadlinePart } from '../../../words/names/headline.ts';
import { describeRejected, describeSearch, listSearchNotes } from './describe-search.ts';

const join = (parts: readonly HeadlinePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

type Searched = Parameters<typeof describeSearch>[0];

/** Creates a state in which names were found. Every name is distinct unless `different` is given. */
function createState(
  changes: Partial<Searched>,
  { imitating = 0, passing = 0, watched = 0, known = 0, different = Number.POSITIVE_INFINITY } = {},
): Searched {
  const count = (total: number) => ({ total, different: Math.min(total, different) });
  return {
    phase: 'done',
    searched: 6,
    unclear: 0,
    listName: null,
    isOpenList: false,
    counts: {
      imitating: count(imitating),
      passing: count(passing),
      watched: count(watched),
      known: count(known),
    },
    ...changes,
  };
}

type Found = Parameters<typeof createState>[1];

const ONLY = 'The only name in the list';
const SIMILAR = 'a similar spelling.';
const IN_FILE = { searched: 9000, listName: 'n.csv' };

describe('describeSearch', () => {
  it.each<[words: string, Partial<Searched>, Found?]>([
    ['', { phase: 'idle' }],
    ['Opening names.csv…', { phase: 'opening', listName: 'names.csv' }],
    ['Where are the names in names.csv?', { phase: 'choosing', listName: 'names.csv' }],
    // The text contains no numbers, because a screen reader would announce each change.
    ['Searching the list…', { phase: 'running', searched: 9000 }, { imitating: 3 }],
    ['Searching the open list…', { phase: 'running', isOpenList: true }],
    ['No names found in this list.', { searched: 0 }],
    ['No line of n.txt is a single name.', { searched: 0, unclear: 1, listName: 'n.txt' }],
    ['None of the 6 names in the open list imitates a.eth.', { isOpenList: true }],
    ['None of the 250,000 names imitates a.eth.', { searched: 250_000 }],
    ['1 of the 250,000 names imitates a.eth.', { searched: 250_000 }, { imitating: 1 }],
    ['1,234 of the 9,000 names in n.csv imitate a.eth.', IN_FILE, { imitating: 1234 }],
    ['The only name in n.csv does not imitate a.eth.', { searched: 1, listName: 'n.csv' }],
    ['The only name in the list imitates a.eth.', { searched: 1 }, { imitating: 1 }],
    [`${ONLY} could be mistaken for a.eth, but has no warning.`, { searched: 1 }, { passing: 1 }],
    [`${ONLY} does not imitate a.eth. You trust it.`, { searched: 1 }, { watched: 1 }],
    [`${ONLY} does not imitate a.eth. It is a known name.`, { searched: 1 }, { known: 1 }],
    [
      'Stopped. None of the 9,000 names searched so far in n.csv imitates a.eth.',
      { ...IN_FILE, phase: 'stopped' },
    ],
    ['Stopped before any name was searched.', { phase: 'stopped', searched: 0 }],
    ['', { phase: 'failed', searched: 0, listName: 'names.csv' }],
    [
      '2 of the 6 names searched before the error imitate a.eth.',
      { phase: 'failed' },
      { imitating: 2 },
    ],
    [
      '1 of the 6 names imitates a.eth, and 4 more could be mistaken for it.',
      {},
      { imitating: 1, passing: 4 },
    ],
    ['5 of the 6 names could be mistaken for a.eth, but have no warning.', {}, { passing: 5 }],
    [`None of the 6 names imitates a.eth. 2 known names have ${SIMILAR}`, {}, { known: 2 }],
    [`3 of the 6 names imitate a.eth. 1 known name has ${SIMILAR}`, {}, { imitating: 3, known: 1 }],
    [
      `2 of the 6 names imitate a.eth. 1 name that you trust has ${SIMILAR}`,
      {},
      { imitating: 2, watched: 1 },
    ],
    ['6 of the 6 names imitate a.eth (1 different name).', {}, { imitating: 6, different: 1 }],
    [
      '3 of the 6 names imitate a.eth (2 different names), and 3 more could be mistaken for it (2 different names).',
      {},
      { imitating: 3, passing: 3, different: 2 },
    ],
  ])('says “%s” about %j with %j', (words, changes, found) => {
    expect(join(describeSearch(createState(changes, found), 'a.eth'))).toBe(words);
  });
});

describe('listSearchNotes', () => {
  const whole = {
    phase: 'done',
    options: null,
    completed: 0,
    trimmed: 0,
    splitLines: 0,
    unclear: 0,
    missed: 0,
    isPartial: false,
    foundCount: 0,
    found: [],
  } as const;

  it.each([
    [{}, []],
    [{ missed: 1000 }, [/^1,000 names could not be searched/]],
    [{ isPartial: true }, [/not read to the end/]],
    [{ completed: 1 }, ['1 line without a dot was read as a name under .eth.']],
    [{ completed: 2 }, ['2 lines without a dot were read as names under .eth.']],
    [{ trimmed: 1 }, ['1 line has leading or trailing spaces, which were ignored.']],
    [{ splitLines: 1 }, [/^1 line contains several names.* The names in it were searched/]],
    [{ splitLines: 2 }, [/^2 lines contain several names.* The names in them were searched/]],
    [
      { unclear: 2 },
      [/^2 lines are not a single name and were not counted. Put each name on its own line/],
    ],
    [{ foundCount: 7000 }, [/^The 0 most dangerous names are shown/]],
  ])('returns notes for %j', (change, notes) => {
    expect(listSearchNotes({ ...whole, ...change }, 'a.eth')).toEqual(
      notes.map((note) => (typeof note === 'string' ? note : expect.stringMatching(note))),
    );
  });

  it('says which parent was added to lines without a dot', () => {
    const notes = ['2 lines without a dot were read as names under .base.eth.'];
    expect(listSearchNotes({ ...whole, completed: 2 }, 'alice.base.eth')).toEqual(notes);
  });

  it('mentions the column of the names once the user has chosen it', () => {
    const options = {
      encoding: 'utf-8',
      bomLength: 0,
      format: { kind: 'csv', delimiter: ',', column: 1, header: false },
      records: [],
      fields: [],
    } as const;
    const noted = { ...whole, options: { ...options, records: [], fields: [] } };
    expect(listSearchNotes(noted, 'a.eth')).toEqual(['Read as CSV, names from column 2.']);
    expect(listSearchNotes({ ...noted, phase: 'choosing' }, 'a.eth')).toEqual([]);
  });
});

it.each([
  [[], null],
  [[['empty', 1]], '1 line was skipped. The line is empty.'],
  [
    [
      ['empty', 2],
      ['too_long', 1],
    ],
    '3 lines were skipped. 2: The line is empty. 1: The line is longer than 65,536 characters.',
  ],
] as const)('describes the skipped lines %j as “%s”', (rejected, words) => {
  expect(describeRejected(new Map(rejected))).toBe(words);
});
