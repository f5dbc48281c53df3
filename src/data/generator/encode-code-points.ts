import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { ByteWriter } from './byte-writer.ts';
import type { Unicode } from './unicode.ts';
import { writeRuns } from './write-runs.ts';

/** Texts of all code points, such as ages, as runs of places in a list of them; 0 for none. */
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

/** 1 for the code points for which it holds, 0 for all others, as runs. */
export function encodeFlags(holds: (codePoint: number) => boolean): Uint8Array {
  const writer = new ByteWriter();
  writeRuns(writer, (codePoint) => Number(holds(codePoint)));
  return writer.toBytes();
}

/** The zeros of all numeral systems. Throws unless the digits of each are ten in a row and zero comes first. */
export function encodeDigitZeros({ generalCategory, names }: Unicode): Uint8Array {
  const zeros: number[] = [];
  let end = 0;
  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    const isDigit = generalCategory(codePoint) === 'Decimal_Number';
    if (codePoint < end ? !isDigit : isDigit && !names.get(codePoint)?.endsWith('DIGIT ZERO')) {
      throw new Error(`No ten digits in a row at ${codePoint.toString(16)}`);
    }
    if (codePoint < end || !isDigit) continue;
    zeros.push(codePoint);
    end = codePoint + 10;
  }
  const writer = new ByteWriter();
  writer.ascendingList(zeros);
  return writer.toBytes();
}

/** Characters and how far their simple lower-case mappings are from them. */
export function encodeLowerCase({ lowerCase }: Unicode): Uint8Array {
  const entries = [...lowerCase].sort(([a], [b]) => a - b);
  const writer = new ByteWriter();
  writer.ascendingList(entries.map(([upper]) => upper));
  for (const [upper, lower] of entries) writer.signed(lower - upper);
  return writer.toBytes();
}
