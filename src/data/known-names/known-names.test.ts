import { describe, expect, test } from 'vitest';
import { NORMALIZATIONS } from '../../contract/bulk-columns.ts';
import { createInspector } from '../../engine/inspector.ts';
import { getBuiltInNames } from '../../engine/known-names/built-in-names.ts';
import { readTables } from '../../engine/testing/read-tables.ts';
import { KNOWN_NAMES } from './known-names.ts';
import type { ReviewedName } from './reviewed-name.ts';

const NORMALIZED = NORMALIZATIONS.indexOf('normalized');

const { normalization, looseSkeleton } = createInspector(readTables()).inspectColumns(
  KNOWN_NAMES.map(([label]) => `${label}.eth`),
);

/** The labels whose lines are at fault. */
function findFaults(isAtFault: (name: ReviewedName, index: number) => boolean): string[] {
  return KNOWN_NAMES.filter(isAtFault).map(([label]) => label);
}

/** The labels that share something, together; empty when each has its own. */
function findShared(share: (name: ReviewedName, index: number) => string | bigint): string[][] {
  const sharing = new Map<string | bigint, string[]>();
  KNOWN_NAMES.forEach((name, index) => {
    const shared = share(name, index);
    sharing.set(shared, [...(sharing.get(shared) ?? []), name[0]]);
  });
  return [...sharing.values()].filter((labels) => labels.length > 1);
}

/** A page that can be opened, written as a browser shows it; a root goes without its slash. */
function isWebPage(source: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, pathname, href } = new URL(source);
  const isAsShown = href === (pathname === '/' ? `${source}/` : source);
  return protocol === 'https:' && hostname.includes('.') && isAsShown;
}

describe('the list of known names', () => {
  test('has at least 300 names', () => {
    expect(KNOWN_NAMES.length).toBeGreaterThanOrEqual(300);
  });

  test.each<[string, (name: ReviewedName, index: number) => string | bigint]>([
    ['are listed twice', ([label]) => label],
    ['look the same', (_, index) => looseSkeleton[index] ?? ''],
    ['differ in hyphens alone', ([label]) => label.replaceAll('-', '')],
  ])('has no names that %s', (_, share) => {
    expect(findShared(share)).toEqual([]);
  });

  test.each<[string, (name: ReviewedName, index: number) => boolean]>([
    ['a label that ENS would change', (_, index) => normalization[index] !== NORMALIZED],
    ['a label that needs more than a-z, 0-9 and -', ([label]) => !/^[a-z0-9-]+$/.test(label)],
    ['no title', ([, title]) => title.trim() === ''],
    ['a title with spaces around it', ([, title]) => title !== title.trim()],
    ['no page where a reader can check it', ([, , , , source]) => !isWebPage(source)],
    [
      'a mark for short labels and a label of four characters or more',
      ([label, , , , , short]) => short !== undefined && label.length > 3,
    ],
  ])('has no line with %s', (_, isAtFault) => {
    expect(findFaults(isAtFault)).toEqual([]);
  });

  test('keeps categories together and their labels in order', () => {
    const categories = [...new Set(KNOWN_NAMES.map(([, , category]) => category))];
    const keys = KNOWN_NAMES.map(
      ([label, , category]) => `${String(categories.indexOf(category)).padStart(2, '0')} ${label}`,
    );
    expect(keys).toEqual(keys.toSorted());
  });

  test('is what the engine has', () => {
    const reviewed = KNOWN_NAMES.map(([label, title, category, mode, , short]) => ({
      label,
      title,
      category,
      isNear: mode === 'near',
      isShort: short !== undefined,
    }));
    const compiled = getBuiltInNames().map(({ label, title, category, isNear, isShort }) => ({
      label,
      title,
      category,
      isNear,
      isShort,
    }));
    expect(compiled, 'npm run data writes it').toEqual(reviewed);
  });
});
