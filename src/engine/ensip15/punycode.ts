// Punycode: https://www.rfc-editor.org/rfc/rfc3492#section-6.3

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const DIGITS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789', (c) => c.charCodeAt(0));
const HYPHEN = '-'.charCodeAt(0);

/**
 * A text in Punycode, of a hundred thousand code points at most, without the `xn--` prefix; basic characters are kept as they are.
 *
 * @example encodePunycode(toCodePoints('bücher')) // 'bcher-kva'
 */
export function encodePunycode(codePoints: readonly number[]): string {
  return String.fromCharCode(...listPunycode(codePoints));
}

/** The same as units of ASCII. */
export function listPunycode(codePoints: readonly number[]): number[] {
  // The RFC looks for the next larger character again and again; sorting them once is the same.
  const larger: number[] = [];
  const encoded: number[] = [];
  for (const codePoint of codePoints) {
    if (codePoint >= INITIAL_N) insertSorted(larger, codePoint);
    else encoded.push(codePoint);
  }
  const basicCount = encoded.length;
  if (basicCount > 0) encoded.push(HYPHEN);
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
      pushInteger(delta, bias, encoded);
      bias = adaptBias(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return encoded;
}

/** Labels are short: nothing sorts them faster. */
function insertSorted(sorted: number[], value: number): void {
  let at = sorted.length;
  for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
  sorted[at] = value;
}

/** A variable-length integer, least significant digit first. */
function pushInteger(value: number, bias: number, encoded: number[]): void {
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
    const isLast = rest < threshold;
    const digit = isLast ? rest : threshold + ((rest - threshold) % (BASE - threshold));
    encoded.push(DIGITS[digit] as number);
    if (isLast) return;
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
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
