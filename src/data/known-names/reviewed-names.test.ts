import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NORMALIZATIONS } from '../../contract/bulk-columns.ts';
import { MATCH_MODES } from '../../contract/imitation-kinds.ts';
import { formatTitle, getBuiltInNames } from '../../engine/known-names/built-in-names.ts';
import { allowsEdits } from '../../engine/known-names/one-edit.ts';
import { inspector } from '../../engine/testing/test-inspector.ts';
import { compileNativeNames } from '../generator/known-names/compile-names.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { listNativeNames } from './native-names.ts';
import type { ReviewedName } from './reviewed-name.ts';

const NORMALIZED = NORMALIZATIONS.indexOf('normalized');

const { normalization, looseSkeleton } = inspector.inspectColumns(
  KNOWN_NAMES.map(([label]) => `${label}.eth`),
);

/** The note in the title of a person whose own ENS name is a different one. */
const PERSON_NOTE = / \(known as (?<other>[a-z0-9-]+)\.eth\)$/;

/** Returns the labels of the entries with a fault. */
function findFaults(isAtFault: (name: ReviewedName, index: number) => boolean): string[] {
  return KNOWN_NAMES.filter(isAtFault).map(([label]) => label);
}

/** Returns groups of labels whose entries share a value. Empty if each entry has a different value. */
function findShared(share: (name: ReviewedName, index: number) => string | bigint): string[][] {
  const sharing = new Map<string | bigint, string[]>();
  KNOWN_NAMES.forEach((name, index) => {
    const shared = share(name, index);
    sharing.set(shared, [...(sharing.get(shared) ?? []), name[0]]);
  });
  return [...sharing.values()].filter((labels) => labels.length > 1);
}

/** Checks whether a source is an HTTPS URL as browsers normalize it, but without the slash of a root path. */
function isWebPage(source: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, pathname, href } = new URL(source);
  const isAsShown = decodeURI(href) === (pathname === '/' ? `${source}/` : source);
  return protocol === 'https:' && hostname.includes('.') && isAsShown;
}

describe('KNOWN_NAMES', () => {
  test('has at least 650 names', () => {
    expect(KNOWN_NAMES.length).toBeGreaterThanOrEqual(650);
  });

  test('marks at most fifty names as the most imitated', () => {
    const targets = KNOWN_NAMES.filter(([, , , , , ...marks]) => marks.includes('target'));
    expect(targets.length).toBeLessThanOrEqual(50);
  });

  test.each<[string, (name: ReviewedName, index: number) => string | bigint]>([
    ['are listed twice', ([label]) => label],
    ['look the same', (_, index) => looseSkeleton[index] ?? ''],
    ['differ only in hyphens', ([label]) => label.replaceAll('-', '')],
  ])('has no names that %s', (_, share) => {
    expect(findShared(share)).toEqual([]);
  });

  test.each<[string, (name: ReviewedName, index: number) => boolean]>([
    ['a label that ENS would change', (_, index) => normalization[index] !== NORMALIZED],
    ['a label with characters other than a-z, 0-9 and -', ([label]) => !/^[a-z0-9-]+$/.test(label)],
    ['no title', ([, title]) => title.trim() === ''],
    ['leading or trailing spaces in the title', ([, title]) => title !== title.trim()],
    [
      'a note in the title that has other words than those for people',
      ([, title]) => /[()]/.test(title) && !PERSON_NOTE.test(title),
    ],
    [
      'a person known by a name that is not in the list',
      ([, title]) => {
        const other = PERSON_NOTE.exec(title)?.groups?.other;
        return other !== undefined && !KNOWN_NAMES.some(([label]) => label === other);
      },
    ],
    ['an unknown match mode', ([, , , mode]) => !MATCH_MODES.includes(mode)],
    ['an invalid source URL', ([, , , , source]) => !isWebPage(source)],
    [
      'the mark `short` for a label of four or more characters',
      ([label, , , , , ...marks]) => marks.includes('short') && label.length > 3,
    ],
    [
      'the mark `target` for a label without one-letter changes',
      ([label, , , mode, , ...marks]) =>
        marks.includes('target') && !allowsEdits(mode, label.length),
    ],
  ])('has no entry with %s', (_, isAtFault) => {
    expect(findFaults(isAtFault)).toEqual([]);
  });

  test('is grouped by category and sorted by label in each category', () => {
    const categories = [...new Set(KNOWN_NAMES.map(([, , category]) => category))];
    const keys = KNOWN_NAMES.map(
      ([label, , category]) => `${String(categories.indexOf(category)).padStart(2, '0')} ${label}`,
    );
    expect(keys).toEqual(keys.toSorted());
  });

  test('equals the list compiled into the engine', () => {
    const reviewed = KNOWN_NAMES.map(([label, title, category, mode, , ...marks]) => ({
      label,
      title: formatTitle(title, mode, marks.includes('unclaimed')),
      category,
      mode,
      isTarget: marks.includes('target'),
      isShort: marks.includes('short'),
      isPhrase: marks.includes('phrase'),
    }));
    expect(getBuiltInNames(), 'Run `npm run data` to compile the list.').toMatchObject(reviewed);
  });
});

describe('listNativeNames', () => {
  const NATIVE_NAMES = listNativeNames();
  const native = inspector.inspectColumns(NATIVE_NAMES.map(([label]) => `${label}.eth`));

  test.each<[string, (name: ReviewedName, index: number) => boolean]>([
    ['a label that ENS would change', (_, index) => native.normalization[index] !== NORMALIZED],
    ['a label of ASCII characters', ([label]) => /^[\0-\x7f]*$/.test(label)],
    ['an invalid source URL', ([, , , , source]) => !isWebPage(source)],
    [
      'a label that another entry has',
      ([label], index) => NATIVE_NAMES.findIndex(([other]) => other === label) !== index,
    ],
    ['an owner', ([, title, , , , ...marks]) => /[()]/.test(title) || !marks.includes('unclaimed')],
  ])('has no entry with %s', (_, isAtFault) => {
    expect(NATIVE_NAMES.filter(isAtFault).map(([label]) => label)).toEqual([]);
  });

  test('equals the list compiled into the engine', () => {
    const written = readFileSync(
      new URL('../../engine/known-names/compiled-native-names.ts', import.meta.url),
      'utf8',
    );
    expect(compileNativeNames(), 'Run `npm run data` to compile the list.').toBe(written);
  });
});
