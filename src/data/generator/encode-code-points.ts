import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { ByteWriter, writeBytes, writeRuns } from './byte-writer.ts';
import type { Unicode } from './unicode.ts';

/** Encodes a text for each code point, such as its age. Runs refer to a list of texts, and 0 means no text. */
export function encodeTexts(getText: (codePoint: number) => string | undefined): Uint8Array {
  const texts: string[] = [];
  const runs = new ByteWriter();
  writeRuns(runs, (codePoint) => {
    const text = getText(codePoint);
    if (text === undefined) return 0;
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) + 1;
  });
  const writer = new ByteWriter();
  writer.textList(texts);
  writer.bytes(runs.toBytes());
  return writer.toBytes();
}

/** Encodes a boolean for each code point as runs of 0 and 1. */
export function encodeFlags(getFlag: (codePoint: number) => boolean): Uint8Array {
  return writeBytes((writer) => writeRuns(writer, (codePoint) => Number(getFlag(codePoint))));
}

/** Encodes the zeros of all numeral systems. Throws unless each has ten consecutive digits that start with zero. */
export function encodeDigitZeros({ generalCategory, names }: Unicode): Uint8Array {
  const zeros: number[] = [];
  let end = 0;
  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    const isDigit = generalCategory(codePoint) === 'Decimal_Number';
    if (codePoint < end ? !isDigit : isDigit && !names.get(codePoint)?.endsWith('DIGIT ZERO')) {
      throw new Error(`No ten consecutive digits at ${codePoint.toString(16)}`);
    }
    if (codePoint < end || !isDigit) continue;
    zeros.push(codePoint);
    end = codePoint + 10;
  }
  return writeBytes((writer) => writer.ascendingList(zeros));
}

/** Encodes characters and the offsets of their simple lower-case mappings. */
export function encodeLowerCase({ lowerCase }: Unicode): Uint8Array {
  const entries = [...lowerCase].sort(([a], [b]) => a - b);
  const writer = new ByteWriter();
  writer.ascendingList(entries.map(([upper]) => upper));
  for (const [upper, lower] of entries) writer.signed(lower - upper);
  return writer.toBytes();
}
