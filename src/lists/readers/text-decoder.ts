import type { Encoding } from './text-kind.ts';

/** Decodes bytes that arrive in chunks of any size. */
export interface StreamingDecoder {
  push(bytes: Uint8Array): string;
  /** Returns the text for an incomplete sequence at the end of the input. */
  end(): string;
}

/**
 * Replacement for bytes that are not valid UTF-8. It is a lone surrogate because valid text contains none,
 * so lines with invalid bytes can still be recognised after decoding.
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

/** Returns the index of an incomplete UTF-8 sequence at the end, or the length if there is none. */
function findIncompleteSequence(bytes: Uint8Array): number {
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

/** Decodes UTF-8. Only lines with invalid bytes contain {@link INVALID}. */
function decodeLines(bytes: Uint8Array): string {
  const text = tryDecode(bytes);
  if (text !== null) return text;
  let decoded = '';
  for (let start = 0; start < bytes.length; ) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    const line = bytes.subarray(start, end);
    decoded += tryDecode(line) ?? lenient.decode(line).replaceAll('\ufffd', INVALID);
    start = end;
  }
  return decoded;
}

function createUtf8Decoder(): StreamingDecoder {
  let rest = new Uint8Array(0) as Uint8Array;
  return {
    push(bytes) {
      const all = concatenateBytes(rest, bytes);
      const cut = findIncompleteSequence(all);
      rest = all.slice(cut);
      return decodeLines(all.subarray(0, cut));
    },
    end: () => (rest.length === 0 ? '' : INVALID),
  };
}

/** Creates a decoder that keeps lone surrogates, so that they are found like other invalid text. */
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
      // In chunks, because the number of arguments in a call is limited.
      for (let start = 0; start < units.length; start += 8192) {
        text += String.fromCharCode(...units.subarray(start, start + 8192));
      }
      return text;
    },
    // A high surrogate, because a low surrogate could complete a pair with the text before it.
    end: () => (rest.length === 0 ? '' : '\udbff'),
  };
}

/** Creates a decoder that keeps every line. Invalid bytes become text that is not well-formed. */
export function createStreamingDecoder(encoding: Encoding): StreamingDecoder {
  return encoding === 'utf-8' ? createUtf8Decoder() : createUtf16Decoder(encoding === 'utf-16le');
}

/** Returns a function that removes the first `count` bytes of a stream from the chunks it is called with. */
export function skipBytes(count: number): (chunk: Uint8Array) => Uint8Array {
  let left = count;
  return (chunk) => {
    const skipped = Math.min(left, chunk.length);
    left -= skipped;
    return chunk.subarray(skipped);
  };
}
