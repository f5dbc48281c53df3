import { expect, it } from 'vitest';
import { readSections } from '../../engine/tables/sections.ts';
import { readTables } from '../../engine/testing/read-tables.ts';
import { CORE_FILE, splitDetails } from './vite-details-plugin.ts';

it('splits the details table into tables with the same sections', () => {
  const { details } = readTables();
  const parts = splitDetails(details);
  const [first] = parts.keys();
  expect(first).toBe(CORE_FILE);
  expect(parts.size).toBeGreaterThan(10);
  const joined = [...parts.values()].flatMap((part) => [...readSections(part)]);
  const write = (sections: Iterable<[string, Uint8Array]>) =>
    Array.from(sections, ([name, bytes]) => `${name}: ${Buffer.from(bytes).toString('hex')}`);
  expect(write(joined).sort()).toEqual(write(readSections(details)).sort());
});
