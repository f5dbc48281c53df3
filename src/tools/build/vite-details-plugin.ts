import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { writeSections } from '../../data/generator/byte-writer.ts';
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

const QUERY = '?parts';

/**
 * Resolves `import … from 'details.bin?parts'` to a module with the URL and SHA-256 hash of each part of the details
 * table. The build emits each part as a file. The dev server uses `data:` URLs.
 */
export function viteDetailsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'namescope-details',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const parts = splitDetails(readFileSync(id.slice(0, -QUERY.length)));
      const lines = Array.from(parts, ([name, source]) => {
        const url = isBuild
          ? `"__VITE_ASSET__${this.emitFile({ type: 'asset', name: `${name}.bin`, source })}__"`
          : JSON.stringify(`data:;base64,${Buffer.from(source).toString('base64')}`);
        const sha256 = createHash('sha256').update(source).digest('hex');
        return `  ${JSON.stringify(name)}: { url: ${url}, sha256: "${sha256}" },`;
      });
      return `export default {\n${lines.join('\n')}\n};`;
    },
  };
}
