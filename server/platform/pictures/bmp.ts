/** Pixels of a picture, three bytes each, from the top left. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const mostPixels = 40_000_000;

/**
 * Reads a Windows bitmap with 24 or 32 bits per pixel without compression, which is what scanners write. Null for any
 * other file, including one whose header promises more than the file holds.
 */
export function readBmp(bytes: Uint8Array): Pixels | null {
  if (bytes.length < 54 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [start, width, signedHeight] = [
    view.getUint32(10, true),
    view.getInt32(18, true),
    view.getInt32(22, true),
  ];
  const [bits, compression] = [view.getUint16(28, true), view.getUint32(30, true)];
  const height = Math.abs(signedHeight);
  const isPlain = compression === 0 || (compression === 3 && bits === 32);
  if (!isPlain || (bits !== 24 && bits !== 32)) return null;
  if (width < 1 || height < 1 || width * height > mostPixels) return null;
  const step = bits / 8;
  // rows end at multiples of four bytes, bottom row first unless the height is negative
  const row = Math.ceil((width * step) / 4) * 4;
  if (start + row * height > bytes.length) return null;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = start + (signedHeight > 0 ? height - 1 - y : y) * row;
    for (let x = 0; x < width; x += 1) {
      const [source, target] = [from + x * step, (y * width + x) * 3];
      data[target] = bytes[source + 2]!;
      data[target + 1] = bytes[source + 1]!;
      data[target + 2] = bytes[source]!;
    }
  }
  return { width, height, data };
}
