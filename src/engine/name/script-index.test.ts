import { expect, it } from 'vitest';
import { SCRIPTS } from '../../contract/scripts.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { createScriptIndex } from './script-index.ts';

const getScriptIndex = createScriptIndex(bulkTables);

it('returns the index of every script in the contract', () => {
  const indices = SCRIPTS.map((script) => getScriptIndex(script.replaceAll(' ', '_')));
  expect(indices).toEqual(SCRIPTS.map((_, index) => index));
});

it('returns the index of Unknown for any other text', () => {
  expect(getScriptIndex('Klingon')).toBe(SCRIPTS.indexOf('Unknown'));
});
