import { removeFe0f } from '../../engine/segmentation/emoji.ts';
import { listEmoji } from '../../engine/tables/bulk-tables.ts';
import { applyToneNames, applyTones, TONE_SLOT } from '../../engine/tables/details-tables.ts';
import { ByteWriter, findRuns } from './byte-writer.ts';
import { loadPackageFile } from './packages.ts';

type Sequences = ReadonlyMap<string, RgiSequence>;

const TONES = /[\u{1F3FB}-\u{1F3FF}]/gu;
const TONE_NAMES = /[a-z-]+ skin tone(?:, [a-z-]+ skin tone)*/;

/**
 * Encodes the RGI sequences that ENS does not allow, and the Emoji versions of all sequences in tenths. Throws if ENS
 * allows a sequence that is not RGI.
 */
export function encodeEmojiVersions(sequences: Sequences): Uint8Array {
  const allowed = new Set(listEmoji([]));
  const others = [...sequences.keys()].filter((text) => !allowed.has(text)).sort();
  const tenths = listEmoji(others).map((text) => {
    const sequence = sequences.get(text);
    if (sequence === undefined) throw new Error(`${text} is allowed but is not an RGI sequence`);
    return Math.round(sequence.version * 10);
  });
  const runs = findRuns((index) => tenths[index] as number, tenths.length);
  const writer = new ByteWriter();
  writer.textList(others);
  writer.unsignedList(runs.lengths);
  writer.unsignedList(runs.values);
  return writer.toBytes();
}

/** Encodes sequences and their names as templates. Throws if the engine would make a different name from a template. */
export function encodeEmojiNames(sequences: Sequences): Uint8Array {
  const groups = groupByTemplate(sequences);
  for (const { template, tones, name: nameTemplate } of groups) {
    for (const tone of tones) {
      const text = applyTones(template, tone);
      const name = applyToneNames(nameTemplate, tone);
      if (sequences.get(text)?.name !== name) throw new Error(`${text} is not called ${name}`);
    }
  }
  const writer = new ByteWriter();
  writeTemplates(writer, groups);
  writer.text(groups.map(({ name }) => name).join('\n'));
  return writer.toBytes();
}

function createNameTemplate({ name }: RgiSequence, tones: string): string {
  return tones === '' ? name : name.replace(TONE_NAMES, TONE_SLOT);
}

interface Group {
  readonly template: string;
  readonly name: string;
  readonly tones: string[];
}

/** Groups sequences that differ only in skin tones. */
function groupByTemplate(sequences: Sequences): Group[] {
  const groups = new Map<string, Group>();
  for (const [text, sequence] of sequences) {
    // A single skin tone is not a modifier.
    const isSingle = [...text].length === 1;
    const tones = isSingle ? '' : (text.match(TONES) ?? []).map(getToneDigit).join('');
    const template = isSingle ? text : text.replace(TONES, TONE_SLOT);
    const name = createNameTemplate(sequence, tones);
    const key = `${template} ${name}`;
    const group = groups.get(key);
    if (group) group.tones.push(tones);
    else groups.set(key, { template, name, tones: [tones] });
  }
  return [...groups.values()];
}

const getToneDigit = (tone: string) => (tone.codePointAt(0) as number) - 0x1f3fb;

function writeTemplates(writer: ByteWriter, groups: readonly Group[]): void {
  const patterns = groups.map(({ tones }) => tones.sort().join());
  const distinct = [...new Set(patterns)];
  writer.textList(groups.map(({ template }) => template));
  writer.textList(distinct);
  writer.unsignedList(patterns.map((pattern) => distinct.indexOf(pattern)));
}

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
