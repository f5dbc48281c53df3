// npm run openapi: writes src/http/component-schemas.ts.

import { writeFileSync } from 'node:fs';
import { generateComponentSchemas } from './generate-component-schemas.ts';

writeFileSync(
  new URL('../../http/component-schemas.ts', import.meta.url),
  generateComponentSchemas(),
);
