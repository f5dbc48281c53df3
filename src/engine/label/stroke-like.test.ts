import { describe, expect, test } from 'vitest';
import { listPairs } from '../testing/list-rows.ts';
import { bulkTables, getLabelFacts } from '../testing/test-tables.ts';
import { findLatinSigns } from './latin-signs.ts';
import { isMisleadingStroke } from './stroke-like.ts';

/** Finds the characters of a label that are misleading. */
function findStrokes(label: string): string {
  const { graphemes } = getLabelFacts(label);
  return graphemes
    .filter((_, at) => isMisleadingStroke(graphemes, at, bulkTables))
    .map(({ grapheme }) => grapheme)
    .join('');
}

describe('isMisleadingStroke', () => {
  test.each<[label: string, strokes: string]>([
    // Look like slashes between characters that are not Japanese.
    ...listPairs('qjz9zkノevil:ノ google丶com:丶 aン-:ン ポリゴン2: ノート: 丶a: aノ: 1ノ日:'),
    // Look like letters before a run of ASCII with a letter, or between two runs.
    ...listPairs(`
      一9oo91e:一 google丁com:丁 google丁123:丁 丁est:丁 三ther:三 google讠com:讠 丁丁est:丁 一123: 三9十11三: web三:
      日本nft: 十-club: 二🔥a:`),
    // Look like hyphens or l, even after the last letter of a Latin word.
    ...listPairs('google一:一 google丨:丨 9一: 0x一: 0x一二: 10x一:一 1x一:一'),
    // Prolonged sound mark.
    ...listPairs('ー:ー ー動画:ー 日本ー野球:ー 👍ー:ー カーー: らーめん:'),
    // Middle dot.
    ...listPairs('bayc・owner:・ モンキー・d:・ bayc・2:・ 2・bayc:・ ジョン・スミス: 一・2:'),
    // Kana with the same shape.
    ...listPairs(
      'モヒートへブン:へ ルーへル:へ カぺカべカ:ぺべ えヘえ:ヘ アメリカへ: へべ: えーへー: ヘルメット:',
    ),
    // Katakana iteration marks.
    ...listPairs('aヾ:ヾ a1ヾ:ヾ さヽ:ヽ バナヽ: ヽ: ゝゞ:'),
  ])('in %s, finds %j', (label, strokes) => {
    expect(findStrokes(label)).toBe(strokes);
  });
});

const findSigns = (label: string) =>
  findLatinSigns(getLabelFacts(label).graphemes, bulkTables)
    .map(({ grapheme }) => grapheme)
    .join('');

describe('findLatinSigns', () => {
  test.each<[label: string, signs: string]>([
    ...listPairs(`
      bill®smith:® h€l€n:€€ l°°k:°° s🅴x:🅴 мет°д:° tet♄er:♄ co₪₼a:₪₼ ♄♄♄: theb⬤ring: ®egistered:
      acme©: €€€: 1€2: a€5: a-€b: a★b: a🅿e: 八十五°c: a€の:`),
  ])('in %s, finds %j', (label, signs) => {
    expect(findSigns(label)).toBe(signs);
  });
});
