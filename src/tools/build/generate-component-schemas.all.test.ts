import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateComponentSchemas } from './generate-component-schemas.ts';

it('src/api/component-schemas.ts is up to date (otherwise run `npm run openapi`)', async () => {
  const committed = readFileSync(
    new URL('../../api/component-schemas.ts', import.meta.url),
    'utf8',
  );
  expect(await generateComponentSchemas()).toBe(committed);
});
