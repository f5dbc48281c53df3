// Punycode, https://www.rfc-editor.org/rfc/rfc3492#section-6.3: how DNS writes characters beyond ASCII.

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** Punycode of a text without the `xn--` prefix; basic characters are kept as they are. */
export function encodePunycode(codePoints: readonly number[]): string {
  const basic = codePoints.filter((codePoint) => codePoint < INITIAL_N);
  let output = String.fromCodePoint(...basic);
  if (basic.length > 0) output += '-';

  // The RFC looks for the next larger character again and again; sorting them once is the same.
  const larger = [...new Set(codePoints.filter((codePoint) => codePoint >= INITIAL_N))];
  larger.sort((a, b) => a - b);
  let handled = basic.length;
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  for (const next of larger) {
    delta += (next - n) * (handled + 1);
    n = next;
    for (const codePoint of codePoints) {
      if (codePoint < n) delta++;
      if (codePoint !== n) continue;
      output += variableLengthInteger(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output;
}

function variableLengthInteger(value: number, bias: number): string {
  let digits = '';
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
    if (rest < threshold) return digits + digit(rest);
    digits += digit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function digit(value: number): string {
  return 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value);
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
