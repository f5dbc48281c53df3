import { expect, it } from 'vitest';
import { SCRIPTS } from '../../contract/scripts.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { createScriptIndex } from './grapheme-script.ts';

const getScriptIndex = createScriptIndex(bulkTables);

it('the contract contains every script of the tables once, at its index', () => {
  const indices = SCRIPTS.map((script) => getScriptIndex(script.replaceAll(' ', '_')));
  expect(indices).toEqual(SCRIPTS.map((_, index) => index));
  const words = bulkTables.scripts.map((script) => script.replaceAll('_', ' '));
  expect(SCRIPTS).toEqual(expect.arrayContaining([...words, 'Combined']));
});

it('any other text has the index of Unknown', () => {
  expect(getScriptIndex('Klingon')).toBe(SCRIPTS.indexOf('Unknown'));
});
