import type { EngineVersions } from '../contract/inspector-service.ts';
import manifest from '../data/tables/manifest.json?raw';

/** Returns the versions of the engine's data. The manifest is imported as text, because a JSON module would end up in a chunk that loads at start. */
export function getEngineVersions(): EngineVersions {
  const { unicode, packages, tables } = JSON.parse(manifest) as {
    unicode: string;
    packages: Record<string, string>;
    tables: Record<string, { bytes: number; sha256: string }>;
  };
  return {
    unicode,
    ensNormalize: packages['@adraffy/ens-normalize'] ?? '',
    tables: Object.entries(tables).map(([name, table]) => ({ name, ...table })),
  };
}
