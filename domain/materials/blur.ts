/** The mean over a square of `radius` elements around each. Beyond the border the map is clamped or repeats. */
export function blurred(
  values: Float32Array,
  width: number,
  rows: number,
  radius: number,
  repeats = false,
): Float32Array {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const columnAt = placesAround(width, radius, repeats);
  const rowAt = placesAround(rows, radius, repeats);
  const span = 2 * radius + 1;
  for (let row = 0; row < rows; row += 1) {
    const base = row * width;
    let sum = 0;
    for (let k = 0; k < span; k += 1) sum += values[base + columnAt[k]!]!;
    for (let column = 0; column < width; column += 1) {
      across[base + column] = sum / span;
      sum += values[base + columnAt[column + span]!]! - values[base + columnAt[column]!]!;
    }
  }
  for (let column = 0; column < width; column += 1) {
    let sum = 0;
    for (let k = 0; k < span; k += 1) sum += across[rowAt[k]! * width + column]!;
    for (let row = 0; row < rows; row += 1) {
      out[row * width + column] = sum / span;
      sum += across[rowAt[row + span]! * width + column]! - across[rowAt[row]! * width + column]!;
    }
  }
  return out;
}

/** Where to read for each place from `-radius` to `count + radius`. */
function placesAround(count: number, radius: number, repeats: boolean): Int32Array {
  const places = new Int32Array(count + 2 * radius + 2);
  for (let index = 0; index < places.length; index += 1) {
    const place = index - radius;
    places[index] = repeats ? ((place % count) + count) % count : Math.min(count - 1, Math.max(0, place));
  }
  return places;
}
