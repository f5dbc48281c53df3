// npm run openapi: writes src/api/component-schemas.ts, the JSON Schemas in `components.schemas` of the OpenAPI document.
// They come from the types in src/contract.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CHECK_CODES } from '../../contract/checks.ts';
import { installOnDemand } from '../on-demand-packages.ts';

/** Request and response types of the operations. The generator adds the types that they refer to. */
const ROOT_TYPES = [
  'BulkInspectNamesRequest',
  'InspectNameRequest',
  'BulkInspectNamesResponse',
  'NameGuardReport',
  'GraphemeGuardReport',
  'ConsolidatedGraphemeGuardReport',
  'ImitationsResponse',
  'Problem',
];

/** Returns the source text of src/api/component-schemas.ts. */
export async function generateComponentSchemas(): Promise<string> {
  const module = join(
    installOnDemand('schema-generator'),
    'ts-json-schema-generator/dist/index.js',
  );
  const { createGenerator } = await import(pathToFileURL(module).href);
  const generator = createGenerator({
    tsconfig: fileURLToPath(new URL('../../tsconfig.common.json', import.meta.url)),
    // `tsc -b` already checks the types.
    skipTypeCheck: true,
    // The API ignores unknown fields.
    additionalProperties: true,
    sortProps: false,
  });
  const schemas = Object.assign(
    {},
    ...ROOT_TYPES.map((type): object => generator.createSchema(type).definitions),
  );
  // A type cannot hold the number of checks.
  for (const { properties } of Object.values<{ properties?: Record<string, object> }>(schemas)) {
    if (properties?.risk_count)
      Object.assign(properties.risk_count, { maximum: CHECK_CODES.length });
  }
  const lines = Object.entries(schemas).map(
    ([name, schema]) =>
      `  ${name}: ${JSON.stringify(schema).replaceAll('#/definitions/', '#/components/schemas/')},\n`,
  );
  return `// biome-ignore-all format: one line per schema
// Generated from the types in src/contract by \`npm run openapi\`. Do not edit.

/** \`components.schemas\` of the OpenAPI document. */
export const componentSchemas = {
${lines.join('')}};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(
    new URL('../../api/component-schemas.ts', import.meta.url),
    await generateComponentSchemas(),
  );
}
