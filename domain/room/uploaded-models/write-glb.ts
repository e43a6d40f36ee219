const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binChunk = 0x004e4942;

/** Puts a binary glTF 2.0 file together. */
export function writeGlb(json: object, bin: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const textLength = padded(text.length);
  const binLength = padded(bin.length);
  const bytes = new Uint8Array(28 + textLength + binLength);
  const view = new DataView(bytes.buffer);
  const words = [magic, 2, bytes.length, textLength, jsonChunk];
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word, true);
  bytes.fill(0x20, 20, 20 + textLength);
  bytes.set(text, 20);
  view.setUint32(20 + textLength, binLength, true);
  view.setUint32(24 + textLength, binChunk, true);
  bytes.set(bin, 28 + textLength);
  return bytes;
}

/** Chunks and buffer views begin at multiples of four. */
export const padded = (length: number): number => (length + 3) & ~3;
