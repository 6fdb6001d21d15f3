const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const PREFIX = 'xn--';

/** Characters of a host label as DNS sees it: itself when ASCII, else `xn--` and its Punycode (RFC 3492). */
export function encodedLabelLength(label: string): number {
  const points = Array.from(label, (char) => char.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < INITIAL_N).length;
  if (basic === points.length) return label.length;
  return PREFIX.length + basic + (basic > 0 ? 1 : 0) + deltaDigits(points, basic);
}

/** How many digits the encoder writes for everything that is not ASCII. */
function deltaDigits(points: readonly number[], basic: number): number {
  let digits = 0;
  let bias = INITIAL_BIAS;
  let delta = 0;
  let n = INITIAL_N;
  let handled = basic;
  while (handled < points.length) {
    const next = points.reduce((least, point) => (point >= n && point < least ? point : least), Infinity);
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      digits += digitsOf(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return digits;
}

function digitsOf(delta: number, bias: number): number {
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (rest < threshold) return k / BASE;
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function adapt(delta: number, count: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return Math.floor(k + ((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
