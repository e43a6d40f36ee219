/** One number for each pixel, row by row. */
export interface Field {
  data: Float32Array;
  width_px: number;
  height_px: number;
}

/** The mean over a square of `2 × radius + 1` pixels; what lies outside counts as nothing. In about `3 × pixels` steps. */
function boxSum({ data, width_px, height_px }: Field, radius: number): Float32Array {
  const rows = new Float32Array(data.length);
  const out = new Float32Array(data.length);
  for (let y = 0; y < height_px; y += 1) slide(data, rows, y * width_px, 1, width_px, radius);
  for (let x = 0; x < width_px; x += 1) slide(rows, out, x, width_px, height_px, radius);
  return out;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let at = 0; at < Math.min(radius, count); at += 1) sum += from[start + at * step]!;
  for (let at = 0; at < count; at += 1) {
    if (at + radius < count) sum += from[start + (at + radius) * step]!;
    if (at - radius > 0) sum -= from[start + (at - radius - 1) * step]!;
    to[start + at * step] = sum;
  }
}

/**
 * The weighted mean around each pixel, of three boxes in a row, which comes close to a bell. Where nothing near has any
 * weight, the value of `otherwise`.
 */
export function weightedBlur(values: Field, weights: Field, radius: number, otherwise = 0): Field {
  let sum = new Float32Array(values.data.length);
  for (let at = 0; at < sum.length; at += 1) sum[at] = values.data[at]! * weights.data[at]!;
  let weight = Float32Array.from(weights.data);
  const side = Math.max(1, Math.round(radius / 1.7));
  const size = { width_px: values.width_px, height_px: values.height_px };
  const area = (2 * side + 1) ** 2;
  for (let times = 0; times < 3; times += 1) {
    sum = boxSum({ data: sum, ...size }, side).map((value) => value / area) as Float32Array<ArrayBuffer>;
    weight = boxSum({ data: weight, ...size }, side).map(
      (value) => value / area,
    ) as Float32Array<ArrayBuffer>;
  }
  const data = new Float32Array(sum.length);
  for (let at = 0; at < data.length; at += 1)
    data[at] = weight[at]! > 1e-4 ? sum[at]! / weight[at]! : otherwise;
  return { data, ...size };
}
