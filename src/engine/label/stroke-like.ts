// CJK characters of few strokes that pass for Latin letters, digits or punctuation in some company, reviewed:
// https://www.unicode.org/reports/tr36/#visual_spoofing

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

type ScriptFacts = Pick<BulkTables, 'scriptExtensions'>;
type Scripted = Pick<GraphemeFacts, 'grapheme' | 'codePoints' | 'script' | 'type'>;

/** A place in a label. */
interface Place {
  readonly graphemes: readonly Scripted[];
  readonly at: number;
  readonly tables: ScriptFacts;
}

/** Where the characters of a set do not look like what they are, and as what they pass there. */
interface StrokeRule {
  readonly characters: ReadonlySet<string>;
  readonly isMisleading: (place: Place) => boolean;
  readonly because: string;
}

const RULES: readonly StrokeRule[] = [
  {
    characters: new Set('ノンソゾ丶乀乁丿'),
    isMisleading: (place) => isNotJapanese(place, -1) && isNotJapanese(place, 1),
    because: 'a slash or a backslash, which ends the name of a host',
  },
  {
    characters: new Set('七丅丁丆十〇工口日二三丫乂乛讠一丨'),
    isMisleading: isInLatinWord,
    because: 't, o, i, e, y, x or a hyphen in a word of Latin letters',
  },
  {
    characters: new Set('一丨'),
    isMisleading: (place) => isLatinLetter(getBeside(place, -1)) && !isHexPrefix(place),
    because: 'a hyphen, or l or i, at the end of a Latin word',
  },
  {
    characters: new Set('ー'),
    isMisleading: (place) => !hasScript(place, -1, KANA),
    because: 'a hyphen or the numeral one (一): it lengthens the vowel of a kana before it',
  },
  {
    characters: new Set('・'),
    isMisleading: (place) =>
      getBeside(place, -1)?.script === 'Latin' || getBeside(place, 1)?.script === 'Latin',
    because: 'a full stop between two labels',
  },
  {
    characters: new Set('へべぺ'),
    isMisleading: (place) => isAmong(place, 'Katakana'),
    because: 'the katakana of the same shape',
  },
  {
    characters: new Set('ヘベペ'),
    isMisleading: (place) => isAmong(place, 'Hiragana'),
    because: 'the hiragana of the same shape',
  },
  {
    characters: new Set('ヽヾ'),
    isMisleading: (place) => getBeside(place, -1) !== undefined && !hasScript(place, -1, KATAKANA),
    because: 'a backslash or a quotation mark: it repeats the katakana before it',
  },
];

/** True for a character that is misleading in some place. */
export function isStrokeLike(character: string): boolean {
  return RULES.some(({ characters }) => characters.has(character));
}

const KATAKANA = ['Katakana'];
const KANA = ['Hiragana', 'Katakana'];
const JAPANESE = ['Han', 'Hiragana', 'Katakana'];
const LONG_VOWEL = 'ー';

/** True where the character at this place passes for something else. */
export function isMisleadingStroke(
  graphemes: readonly Scripted[],
  at: number,
  tables: ScriptFacts,
): boolean {
  const character = graphemes[at]?.grapheme ?? '';
  return RULES.some(
    ({ characters, isMisleading }) =>
      characters.has(character) && isMisleading({ graphemes, at, tables }),
  );
}

function getBeside({ graphemes, at }: Place, step: number): Scripted | undefined {
  return graphemes[at + step];
}

/** By Script_Extensions; false where the label ends. */
function hasScript(place: Place, step: number, scripts: readonly string[]): boolean {
  const [first] = getBeside(place, step)?.codePoints ?? [];
  if (first === undefined) return false;
  const extensions = place.tables.scriptExtensions(first);
  return scripts.some((script) => extensions.includes(script));
}

function isNotJapanese(place: Place, step: number): boolean {
  return getBeside(place, step) !== undefined && !hasScript(place, step, JAPANESE);
}

/** Both neighbours are of this script; the prolonged sound mark, which goes with both kana, is looked past. */
function isAmong({ graphemes, at }: Place, script: string): boolean {
  return [-1, 1].every((step) => {
    let next = at + step;
    while (graphemes[next]?.grapheme === LONG_VOWEL) next += step;
    return graphemes[next]?.script === script;
  });
}

/** Directly before a run of ASCII letters and digits with a letter, or between two runs of which one has a letter. */
function isInLatinWord(place: Place): boolean {
  const after = measureRun(place, 1);
  return after.length > 0 && (after.hasLetter || measureRun(place, -1).hasLetter);
}

/** The ASCII letters and digits on one side. */
function measureRun(
  { graphemes, at }: Place,
  step: number,
): { length: number; hasLetter: boolean } {
  let length = 0;
  let hasLetter = false;
  for (;;) {
    const next = graphemes[at + step * (length + 1)];
    if (!isLatinLetter(next) && next?.type !== 'simple_number') return { length, hasLetter };
    hasLetter ||= isLatinLetter(next);
    length++;
  }
}

/** `0x` in front of a number: `0x一二`. */
function isHexPrefix({ graphemes, at }: Place): boolean {
  return at === 2 && graphemes[0]?.grapheme === '0' && graphemes[1]?.grapheme === 'x';
}

function isLatinLetter(facts: Scripted | undefined): boolean {
  return facts?.type === 'simple_letter';
}
