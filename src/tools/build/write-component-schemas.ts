// npm run openapi: writes src/api/component-schemas.ts.

import { writeFileSync } from 'node:fs';
import { generateComponentSchemas } from './generate-component-schemas.ts';

writeFileSync(
  new URL('../../api/component-schemas.ts', import.meta.url),
  generateComponentSchemas(),
);
