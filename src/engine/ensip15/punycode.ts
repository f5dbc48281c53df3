// Punycode: https://www.rfc-editor.org/rfc/rfc3492#section-6.3

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A text in Punycode, without the `xn--` prefix; basic characters are kept as they are.
 *
 * @example encodePunycode(toCodePoints('bücher')) // 'bcher-kva'
 */
export function encodePunycode(codePoints: readonly number[]): string {
  const larger: number[] = [];
  let encoded = '';
  for (const codePoint of codePoints) {
    if (codePoint >= INITIAL_N) larger.push(codePoint);
    else encoded += String.fromCharCode(codePoint);
  }
  // The RFC looks for the next larger character again and again; sorting them once is the same.
  larger.sort((a, b) => a - b);
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
      encoded += writeInteger(delta, bias);
      bias = adaptBias(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return encoded;
}

/** A variable-length integer, least significant digit first. */
function writeInteger(value: number, bias: number): string {
  let digits = '';
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
    if (rest < threshold) return digits + DIGITS[rest];
    digits += DIGITS[threshold + ((rest - threshold) % (BASE - threshold))];
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
