import { expect, test } from 'vitest';
import { readDollarSigns } from './dollar-sign.ts';

test.each<[label: string, readings: string[]]>([
  ['', ['']],
  ['base', ['base']],
  ['ba$e', ['base']],
  ['en$', ['ens']],
  ['bo$$', ['boss']],
  ['$base', ['sbase', '$base']],
  ['$ba$e', ['sbase', '$base']],
  ['$', ['s', '$']],
  ['$$', ['ss', '$s']],
])('reads %j as %j', (label, readings) => {
  expect(readDollarSigns(label)).toEqual(readings);
});
