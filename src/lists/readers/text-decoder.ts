import type { Encoding } from './text-kind.ts';

/** Bytes in, text out, in pieces of any size. */
export interface StreamingDecoder {
  push(bytes: Uint8Array): string;
  /** The text of bytes that were still incomplete. */
  end(): string;
}

/**
 * Stands in the text for bytes that are not valid in the encoding. A lone surrogate, because no
 * valid text holds one: bad lines are then told from good ones wherever they end up.
 */
const INVALID = '\udffd';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function concatenateBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** Where the last, possibly incomplete, UTF-8 sequence starts. */
function findLastSequence(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function tryDecode(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Text of UTF-8 bytes; only the lines that hold invalid bytes are marked. */
function decodeLines(bytes: Uint8Array): string {
  const text = tryDecode(bytes);
  if (text !== null) return text;
  let marked = '';
  for (let start = 0; start < bytes.length; ) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    const line = bytes.subarray(start, end);
    marked += tryDecode(line) ?? lenient.decode(line).replaceAll('\ufffd', INVALID);
    start = end;
  }
  return marked;
}

function createUtf8Decoder(): StreamingDecoder {
  let rest = new Uint8Array(0) as Uint8Array;
  return {
    push(bytes) {
      const all = concatenateBytes(rest, bytes);
      const cut = findLastSequence(all);
      rest = all.slice(cut);
      return decodeLines(all.subarray(0, cut));
    },
    end: () => (rest.length === 0 ? '' : INVALID),
  };
}

/** Unpaired surrogates stay what they are, so that they are found like any other invalid text. */
function createUtf16Decoder(littleEndian: boolean): StreamingDecoder {
  let rest = new Uint8Array(0) as Uint8Array;
  return {
    push(bytes) {
      const all = concatenateBytes(rest, bytes);
      const units = new Uint16Array(all.length >> 1);
      const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
      for (let index = 0; index < units.length; index += 1) {
        units[index] = view.getUint16(index * 2, littleEndian);
      }
      rest = all.slice(units.length * 2);
      let text = '';
      // In pieces, because a call takes only so many arguments.
      for (let start = 0; start < units.length; start += 8192) {
        text += String.fromCharCode(...units.subarray(start, start + 8192));
      }
      return text;
    },
    // The first half of a pair: as the second it could make a character of what came before.
    end: () => (rest.length === 0 ? '' : '\udbff'),
  };
}

/** A decoder that loses no line: what is invalid comes out as text that is not well-formed. */
export function createStreamingDecoder(encoding: Encoding): StreamingDecoder {
  return encoding === 'utf-8' ? createUtf8Decoder() : createUtf16Decoder(encoding === 'utf-16le');
}
