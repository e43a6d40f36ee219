const floats = new Float32Array(1);
const bits = new Uint32Array(floats.buffer);

/** The half float nearest below a number from 0 up to 65504; negative numbers keep their sign. */
export function toHalf(value: number): number {
  floats[0] = Math.max(-60000, Math.min(60000, value));
  const x = bits[0]!;
  const exponent = ((x >>> 23) & 0xff) - 112;
  if (exponent <= 0) return (x >>> 16) & 0x8000;
  return ((x >>> 16) & 0x8000) | (exponent << 10) | ((x >>> 13) & 0x3ff);
}
