import { expect, it } from 'vitest';
import { measureMemory } from '../primitives/testing/measure-memory.ts';
import { createInspector } from './inspector.ts';
import { createMarkedLetter } from './testing/marks-by-class.ts';
import { readHashing, readTables } from './testing/read-tables.ts';
import { chooseSize } from './testing/test-scope.ts';

const MEGABYTE = 1024 * 1024;

/** Number of names of one megabyte each, and maximum memory growth in megabytes. */
const LONG_NAMES = chooseSize({ count: 15, limit: 10 }, { count: 50, limit: 32 });
/** Number of distinct graphemes, and maximum memory growth in megabytes. */
const GRAPHEMES = chooseSize({ count: 16_000, limit: 22 }, { count: 32_000, limit: 32 });

/** Fillers for names that JavaScript stores with one or two bytes per character. */
const FILLINGS = [
  ['one-byte', 'a', ''],
  ['two-byte', 'a', 'ж'],
] as const;

it.each(FILLINGS)('keeps only short copies of long %s names', (_, filler, mark) => {
  const inspector = createInspector(readTables(), { hashing: readHashing() });
  const long = filler.repeat(MEGABYTE);
  // Each request has a new string, and caches use parts of that string as keys.
  const makeName = (at: number) =>
    Buffer.from(
      `${long}.label${at}${mark}withmorethantwelve.parent${at}${mark}withmore.eth`,
    ).toString();
  const inspect = (at: number) => {
    const name = makeName(at);
    inspector.bulkInspectNames([name]);
    inspector.inspectColumns([name]);
    inspector.inspectName(name.slice(MEGABYTE - 50));
    inspector.inspectGrapheme(`${name.slice(0, 1)}${name.slice(-60)}`);
  };
  for (let at = 0; at < 10; at++) inspect(at);
  const before = measureMemory();
  for (let at = 10; at < 10 + LONG_NAMES.count; at++) inspect(at);
  expect(measureMemory() - before).toBeLessThan(LONG_NAMES.limit * MEGABYTE);
  // Prevents garbage collection of the inspector before the measurement.
  inspector.bulkInspectNames(['nick.eth']);
});

it.each([15, 64])(
  'uses little memory for thousands of different graphemes of %i UTF-16 code units',
  (length) => {
    const inspector = createInspector(readTables(), { hashing: readHashing() });
    let seed = 0;
    const makeGrapheme = () => createMarkedLetter(seed++, length);
    inspector.bulkInspectNames([makeGrapheme()]);
    const before = measureMemory();
    const graphemes = Math.floor(192 / length);
    for (let left = GRAPHEMES.count; left > 0; left -= graphemes) {
      inspector.bulkInspectNames([Array.from({ length: graphemes }, makeGrapheme).join('')]);
    }
    expect(measureMemory() - before).toBeLessThan(GRAPHEMES.limit * MEGABYTE);
    // Prevents garbage collection of the inspector before the measurement.
    inspector.bulkInspectNames(['nick.eth']);
  },
);
