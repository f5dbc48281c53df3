import type { EngineVersions } from '../contract/inspector-service.ts';
import manifest from '../data/tables/manifest.json?raw';

/** What the engine and its tables were made from. The text is taken raw: a module of it would be shared, and loaded first. */
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
