import { removeFe0f } from '../../engine/segmentation/emoji.ts';
import { loadPackageFile } from './packages.ts';

export interface RgiSequence {
  /** Emoji version, such as 15.1. */
  readonly version: number;
  /** CLDR short name in English. */
  readonly name: string;
}

interface Emoji {
  label: string;
  hexcode: string;
  version: number;
  skins?: Emoji[];
}

/**
 * Loads the versions and names of the RGI sequences by their text without U+FE0F. Throws if the packages have different
 * RGI sequences: https://www.unicode.org/reports/tr51/
 */
export function loadEmojiSequences(rgi: readonly string[]): ReadonlyMap<string, RgiSequence> {
  const described = new Map<string, RgiSequence>();
  const emojis = loadPackageFile<Emoji[]>('emojibase-data/en/data.json');
  for (const { label, hexcode, version } of emojis.flatMap((emoji) => [
    emoji,
    ...(emoji.skins ?? []),
  ])) {
    described.set(parseHexcode(hexcode), { version, name: rewriteShortName(label) });
  }

  const sequences = new Map<string, RgiSequence>();
  for (const text of rgi.map(removeFe0f).sort()) {
    const found = described.get(text);
    if (!found || !(found.version > 0)) throw new Error(`No name or version for ${text}`);
    sequences.set(text, found);
  }
  return sequences;
}

/** Moves the direction to where CLDR has it: `walking: light skin tone, facing right → walking facing right: light skin tone`. */
function rewriteShortName(label: string): string {
  const [, subject, modifiers] = label.match(/^(.+?): (?:(.+), )?facing right$/) ?? [];
  if (subject === undefined) return label;
  return `${subject} facing right${modifiers === undefined ? '' : `: ${modifiers}`}`;
}

const parseHexcode = (hexcode: string) =>
  removeFe0f(String.fromCodePoint(...hexcode.split('-').map((hex) => Number.parseInt(hex, 16))));
