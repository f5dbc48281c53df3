import { expect, test } from 'vitest';
import type { ScriptMixture } from '../checks/facts.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';

test.each<[mixture: ScriptMixture, labels: string]>([
  ['none', '123-🔥 café жук 日本のカタカナ 한국語 ㄅ中 ξ'],
  ['ether', 'mitchξll'],
  ['highly_restrictive', 'timi王者荣耀 日本のカタカナnft k드라마 aㄅ中'],
  ['other', 'café王 a한カ カタ한 nжick ξαb aξ王 aπ'],
])('the script mixture is %s in %s', (mixture, labels) => {
  for (const label of labels.split(' ')) {
    expect([label, getLabelFacts(label).scriptMixture]).toEqual([label, mixture]);
  }
});

test('an empty label mixes no scripts', () => {
  expect(getLabelFacts('').scriptMixture).toBe('none');
});
