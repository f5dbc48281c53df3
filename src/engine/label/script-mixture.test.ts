import { expect, test } from 'vitest';
import type { ScriptMixture } from '../checks/facts.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';

test.each<[label: string, mixture: ScriptMixture]>([
  ['', 'none'],
  ['123-🔥', 'none'],
  ['café', 'none'],
  ['жук', 'none'],
  ['日本のカタカナ', 'none'],
  ['한국語', 'none'],
  ['ㄅ中', 'none'],
  ['timi王者荣耀', 'highly_restrictive'],
  ['日本のカタカナnft', 'highly_restrictive'],
  ['k드라마', 'highly_restrictive'],
  ['aㄅ中', 'highly_restrictive'],
  ['café王', 'other'],
  ['a한カ', 'other'],
  ['カタ한', 'other'],
  ['nжick', 'other'],
  ['mitchξll', 'ether'],
  ['ξ', 'none'],
  ['ξαb', 'other'],
  ['aξ王', 'other'],
  ['aπ', 'other'],
])('the script mixture of %j is %s', (label, mixture) => {
  expect(getLabelFacts(label).scriptMixture).toBe(mixture);
});
