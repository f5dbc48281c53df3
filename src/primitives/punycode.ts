// Encodes and decodes Punycode: https://www.rfc-editor.org/rfc/rfc3492#section-6

/** Prefix of every label that DNS writes in Punycode. */
export const A_LABEL_PREFIX = 'xn--';

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MAX_CODE_POINT = 0x10ffff;
/** Largest integer in the decoder. Larger values count as overflow (RFC 3492, section 6.4). */
const MAX_INTEGER = 2 ** 31 - 1;

/**
 * Encodes a string as Punycode, without the `xn--` prefix. ASCII characters are copied unchanged.
 *
 * @example encodePunycode('bücher') // 'bcher-kva'
 */
export function encodePunycode(text: string): string {
  const codePoints: number[] = [];
  // The RFC searches for the next larger code point in every round. Sorting all of them first gives the same order.
  const larger: number[] = [];
  let encoded = '';
  // A string iterator would allocate a string for every code point.
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    codePoints.push(codePoint);
    if (codePoint >= INITIAL_N) insertSorted(larger, codePoint);
    else encoded += text[at];
  }
  const basicCount = encoded.length;
  if (basicCount > 0) encoded += '-';
  let handled = basicCount;
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  for (const next of larger) {
    if (next < n) continue;
    delta += (next - n) * (handled + 1);
    n = next;
    for (const codePoint of codePoints) {
      if (codePoint < n) delta++;
      if (codePoint !== n) continue;
      encoded += encodeInteger(delta, bias);
      bias = adaptBias(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return encoded;
}

/**
 * Decodes lower-case Punycode without the `xn--` prefix. Returns null if it is malformed.
 *
 * @example decodePunycode('bcher-kva') // 'bücher'
 */
export function decodePunycode(encoded: string): string | null {
  if (/[^\0-\x7f]/.test(encoded)) return null;
  const basicLength = Math.max(encoded.lastIndexOf('-'), 0);
  const characters = encoded.slice(0, basicLength).split('');
  let at = basicLength > 0 ? basicLength + 1 : 0;
  let n = INITIAL_N;
  let position = 0;
  let bias = INITIAL_BIAS;
  while (at < encoded.length) {
    const before = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(encoded[at++] ?? ' ');
      position += digit * weight;
      if (digit < 0 || position > MAX_INTEGER) return null;
      const threshold = getThreshold(k, bias);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = characters.length + 1;
    bias = adaptBias(position - before, count, before === 0);
    n += Math.floor(position / count);
    if (n > MAX_CODE_POINT) return null;
    position %= count;
    characters.splice(position++, 0, String.fromCodePoint(n));
  }
  return characters.join('');
}

/**
 * Converts a label to the form that DNS uses. ASCII labels are returned unchanged.
 *
 * @example toDnsLabel('bücher') // 'xn--bcher-kva'
 */
export function toDnsLabel(label: string): string {
  return /[^\0-\x7f]/.test(label) ? A_LABEL_PREFIX + encodePunycode(label) : label;
}

/** Inserts a value into a sorted array. Insertion sort is the fastest for short labels. */
function insertSorted(sorted: number[], value: number): void {
  let at = sorted.length;
  for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
  sorted[at] = value;
}

/** Encodes an integer with a variable number of digits, least significant digit first. */
function encodeInteger(value: number, bias: number): string {
  let digits = '';
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const threshold = getThreshold(k, bias);
    if (rest < threshold) return digits + DIGITS[rest];
    digits += DIGITS[threshold + ((rest - threshold) % (BASE - threshold))];
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function getThreshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
