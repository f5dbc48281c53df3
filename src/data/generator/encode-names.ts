import {
  BLOCKS_PER_PART,
  NAMED_BY,
  NAMES_PER_BLOCK,
  NO_SHARED_WORDS,
  nameHangulSyllable,
} from '../../engine/tables/character-names.ts';
import { DETAILS_SECTIONS, getNamePartSection } from '../../engine/tables/details-tables.ts';
import { ByteWriter, writeRuns } from './byte-writer.ts';
import type { Unicode } from './unicode.ts';

const HANGUL_PREFIX = 'HANGUL SYLLABLE ';

/** Encodes the sections with the names of all characters. Uses corrected names, and aliases for control characters. */
export function encodeNames(unicode: Unicode): Record<string, Uint8Array> {
  const names = new Map([...unicode.names, ...unicode.corrections, ...unicode.controlNames]);
  const prefixes: string[] = [];
  const listed: string[] = [];
  const classifyName = (codePoint: number) => {
    const name = names.get(codePoint);
    if (name === undefined) return NAMED_BY.nothing;
    if (name.startsWith(HANGUL_PREFIX)) {
      if (nameHangulSyllable(codePoint) !== name)
        throw new Error(`${name} does not follow the rule`);
      return NAMED_BY.hangulRule;
    }
    const hex = codePoint.toString(16).toUpperCase();
    if (name.endsWith(`-${hex}`)) {
      const prefix = name.slice(0, -hex.length);
      if (!prefixes.includes(prefix)) prefixes.push(prefix);
      return NAMED_BY.firstPrefix + prefixes.indexOf(prefix);
    }
    listed.push(name);
    return NAMED_BY.list;
  };

  const runs = new ByteWriter();
  writeRuns(runs, classifyName);
  const blocks = encodeBlocks(listed);
  const writer = new ByteWriter();
  writer.textList(prefixes);
  writer.bytes(runs.toBytes());
  writer.unsignedList(blocks.map(({ length }) => length));
  const sections: Record<string, Uint8Array> = {
    [DETAILS_SECTIONS.characterNames]: writer.toBytes(),
  };
  for (let start = 0; start < blocks.length; start += BLOCKS_PER_PART) {
    const part = new ByteWriter();
    for (const block of blocks.slice(start, start + BLOCKS_PER_PART)) part.bytes(block);
    sections[getNamePartSection(start / BLOCKS_PER_PART)] = part.toBytes();
  }
  return sections;
}

/** Encodes names without the words that they share with the previous name. A small letter encodes how many these are. */
function encodeBlocks(names: readonly string[]): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < names.length; start += NAMES_PER_BLOCK) {
    let block = '';
    let previous: string[] = [];
    for (const name of names.slice(start, start + NAMES_PER_BLOCK)) {
      if (!/^[A-Z0-9 -]+$/.test(name)) throw new Error(`Unexpected characters in ${name}`);
      const words = name.split(' ');
      // At least one word is written, because an empty rest would be read as an empty word.
      const differ = words.findIndex((word, i) => word !== previous[i]);
      const shared = differ === -1 ? words.length - 1 : differ;
      block += String.fromCharCode(NO_SHARED_WORDS + shared) + words.slice(shared).join(' ');
      previous = words;
    }
    blocks.push(Uint8Array.from(block, (character) => character.charCodeAt(0)));
  }
  return blocks;
}

/** Encodes all formal aliases, and the names that were corrected later, because people search for those too. */
export function encodeAliases({ aliases, corrections, names }: Unicode): Uint8Array {
  const corrected = [...corrections.keys()].map(
    (codePoint) => [codePoint, names.get(codePoint) as string] as const,
  );
  const entries = [...aliases, ...corrected].sort(([a], [b]) => a - b);
  const writer = new ByteWriter();
  writer.unsignedList(entries.map(([codePoint]) => codePoint));
  writer.text(entries.map(([, alias]) => alias).join('\n'));
  return writer.toBytes();
}
