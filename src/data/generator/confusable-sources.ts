import { readFileSync } from 'node:fs';
import { toSingleCodePoint } from '../../engine/text/code-points.ts';
import { CONFUSABLES_FILE } from './extract-confusables.ts';
import { loadPackageFile } from './packages.ts';

export interface ConfusableSources {
  /** confusables.txt of Unicode 17: character → prototype. */
  readonly uts39: ReadonlyMap<number, string>;
  /** confusables.txt of Unicode 13, with some good pairs that were removed later. */
  readonly unhomoglyph: ReadonlyMap<number, string>;
}

/** Loads both lists of confusables in code point order. */
export function loadConfusableSources(): ConfusableSources {
  const old = Object.entries(loadPackageFile<Record<string, string>>('unhomoglyph/data.json'));
  return {
    uts39: new Map(readFileSync(CONFUSABLES_FILE, 'utf8').split('\n').flatMap(readLine)),
    unhomoglyph: new Map(
      old
        .map(([character, target]): [number, string] => [parseSingleCodePoint(character), target])
        .sort(([a], [b]) => a - b),
    ),
  };
}

/** Parses a line, which is a pair (`0430 > 0061`), a comment or empty. */
function readLine(line: string): [number, string][] {
  if (line === '' || line.startsWith('#')) return [];
  const [source, target] = line
    .split(' > ')
    .map((side) =>
      String.fromCodePoint(...side.split(' ').map((hex) => Number.parseInt(hex, 16))),
    ) as [string, string];
  return [[parseSingleCodePoint(source), target]];
}

function parseSingleCodePoint(text: string): number {
  const codePoint = toSingleCodePoint(text);
  if (codePoint === undefined) throw new Error(`Not one character: ${text}`);
  return codePoint;
}
