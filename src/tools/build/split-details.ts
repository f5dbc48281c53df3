import { writeSections } from '../../data/generator/write-sections.ts';
import { LATE_SECTIONS } from '../../engine/tables/details-tables.ts';
import { readSections } from '../../engine/tables/sections.ts';

/** Name of the part with the sections that every report needs. */
export const CORE_FILE = 'details';

/**
 * Splits the details table into smaller tables, keyed by name. One contains the sections that every report needs. Each
 * other table contains one section of `LATE_SECTIONS`, which the page loads only when a report needs it.
 */
export function splitDetails(details: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const sections = [...readSections(details)];
  const core = sections.filter(([name]) => !LATE_SECTIONS.test(name));
  const late = sections.filter(([name]) => LATE_SECTIONS.test(name));
  return new Map([
    [CORE_FILE, writeSections(Object.fromEntries(core))],
    ...late.map(([name, bytes]) => [name, writeSections({ [name]: bytes })] as const),
  ]);
}
