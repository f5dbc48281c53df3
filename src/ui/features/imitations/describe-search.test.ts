import { describe, expect, it } from 'vitest';
import type { HeadlinePart } from '../../../words/names/headline.ts';
import { describeRejected, describeSearch, listSearchNotes } from './describe-search.ts';

const join = (parts: readonly HeadlinePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

const NOTHING = { total: 0, different: 0 };

const searched = {
  phase: 'done',
  searched: 6,
  unclear: 0,
  listName: null,
  isOpenList: false,
  counts: { imitating: NOTHING, passing: NOTHING, watched: NOTHING, known: NOTHING },
} as const;

type Searched = Parameters<typeof describeSearch>[0];

/** Creates counts. Every name is distinct unless `different` is given. */
const countRoles = (imitating: number, passing = 0, known = 0, different?: number) => {
  const [a, b, c] = [imitating, passing, known].map((total) => ({
    total,
    different: total && (different ?? total),
  }));
  return { imitating: a, passing: b, watched: NOTHING, known: c } as Searched['counts'];
};

describe('describeSearch', () => {
  it.each<[Searched['phase'], number, number, string | null, string]>([
    ['idle', 0, 0, null, ''],
    ['opening', 0, 0, 'names.csv', 'Opening names.csv…'],
    ['choosing', 0, 0, 'names.csv', 'Where are the names in names.csv?'],
    // The text contains no numbers, because a screen reader would announce each change.
    ['running', 9000, 3, null, 'Searching the list…'],
    ['done', 0, 0, null, 'No names found in this list.'],
    ['done', 250_000, 0, null, 'None of the 250,000 names imitates a.eth.'],
    ['done', 250_000, 1, null, '1 of the 250,000 names imitates a.eth.'],
    ['done', 250_000, 1234, 'n.csv', '1,234 of the 250,000 names in n.csv imitate a.eth.'],
    ['done', 1, 0, 'n.csv', 'The only name in n.csv does not imitate a.eth.'],
    ['done', 1, 1, null, 'The only name in the list imitates a.eth.'],
    [
      'stopped',
      9,
      0,
      'n.csv',
      'Stopped. None of the 9 names searched so far in n.csv imitates a.eth.',
    ],
    ['stopped', 0, 0, null, 'Stopped before any name was searched.'],
    ['failed', 0, 0, 'names.csv', ''],
    ['failed', 9000, 2, null, '2 of the 9,000 names searched before the error imitate a.eth.'],
  ])(
    'describes a search that is %s (%i searched, %i found)',
    (phase, count, found, listName, words) => {
      const state = { ...searched, phase, searched: count, listName, counts: countRoles(found) };
      expect(join(describeSearch(state, 'a.eth'))).toBe(words);
    },
  );

  it.each<[Partial<Searched>, string]>([
    [{ isOpenList: true }, 'None of the 6 names in the open list imitates a.eth.'],
    [{ isOpenList: true, phase: 'running' }, 'Searching the open list…'],
    [{ searched: 0, unclear: 1, listName: 'n.txt' }, 'No line of n.txt is a single name.'],
    [
      { counts: countRoles(1, 4) },
      '1 of the 6 names imitates a.eth, and 4 more could be mistaken for it.',
    ],
    [
      { counts: countRoles(0, 5) },
      '5 of the 6 names could be mistaken for a.eth, but have no warning.',
    ],
    [
      { counts: countRoles(0, 0, 2) },
      'None of the 6 names imitates a.eth. 2 known names have a similar spelling.',
    ],
    [
      { counts: countRoles(3, 0, 1) },
      '3 of the 6 names imitate a.eth. 1 known name has a similar spelling.',
    ],
    [
      { counts: { ...countRoles(2), watched: { total: 1, different: 1 } } },
      '2 of the 6 names imitate a.eth. 1 name that you trust has a similar spelling.',
    ],
    [
      { searched: 1, counts: { ...countRoles(0), watched: { total: 1, different: 1 } } },
      'The only name in the list does not imitate a.eth. You trust it.',
    ],
    [{ counts: countRoles(6, 0, 0, 1) }, '6 of the 6 names imitate a.eth (1 different name).'],
    [
      { counts: countRoles(3, 3, 0, 2) },
      '3 of the 6 names imitate a.eth (2 different names), and 3 more could be mistaken for it (2 different names).',
    ],
    [
      { searched: 1, counts: countRoles(0, 1) },
      'The only name in the list could be mistaken for a.eth, but has no warning.',
    ],
    [
      { searched: 1, counts: countRoles(0, 0, 1) },
      'The only name in the list does not imitate a.eth. It is a known name.',
    ],
  ])('describes a finished search with %j', (change, words) => {
    expect(join(describeSearch({ ...searched, ...change }, 'a.eth'))).toBe(words);
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
