// The length of Punycode: https://www.rfc-editor.org/rfc/rfc3492#section-6.3

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** How many characters Punycode writes a text in, without the `xn--` prefix; basic characters are kept as they are. */
export function measurePunycode(codePoints: readonly number[]): number {
  const larger: number[] = [];
  for (const codePoint of codePoints) if (codePoint >= INITIAL_N) larger.push(codePoint);
  // The RFC looks for the next larger character again and again; sorting them once is the same.
  larger.sort((a, b) => a - b);
  const basicCount = codePoints.length - larger.length;
  let length = basicCount > 0 ? basicCount + 1 : 0;
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
      length += countDigits(delta, bias);
      bias = adaptBias(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return length;
}

/** Digits of a variable-length integer. */
function countDigits(value: number, bias: number): number {
  let count = 1;
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
    if (rest < threshold) return count;
    rest = Math.floor((rest - threshold) / (BASE - threshold));
    count++;
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
