// npm run openapi: writes the schemas of requests and answers as the JSON Schema that is served.

import { writeFileSync } from 'node:fs';
import { deriveComponentSchemas } from '../../http/derive-component-schemas.ts';

const source = `// Generated from request-schemas.ts and report-schemas.ts by \`npm run openapi\`: do not edit.

/** \`components.schemas\` of the OpenAPI document. */
export const componentSchemas = ${JSON.stringify(deriveComponentSchemas(), null, 2)};
`;
writeFileSync(new URL('../../http/component-schemas.ts', import.meta.url), source);
