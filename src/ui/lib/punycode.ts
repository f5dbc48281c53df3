// Bootstring with the parameters of Punycode: https://www.rfc-editor.org/rfc/rfc3492
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adapted(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function variableLength(value: number, bias: number): string {
  let rest = value;
  let output = '';
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (rest < threshold) return output + DIGITS[rest];
    const span = BASE - threshold;
    output += DIGITS[threshold + ((rest - threshold) % span)];
    rest = Math.floor((rest - threshold) / span);
  }
}

/** The label as DNS writes it: itself when it is ASCII, else `xn--` and its Punycode. */
export function dnsLabel(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < INITIAL_N);
  if (basic.length === points.length) return label;

  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let handled = basic.length;
  let bias = INITIAL_BIAS;
  let delta = 0;
  let previous = INITIAL_N;
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    if (point < INITIAL_N) continue;
    delta += (point - previous) * (handled + 1);
    for (const other of points) {
      if (other < point) delta += 1;
      if (other !== point) continue;
      output += variableLength(delta, bias);
      bias = adapted(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    previous = point + 1;
  }
  return `xn--${output}`;
}
