import sharp from "sharp";

/** A picture in which next to nothing differs from its surroundings was not taken. */
export async function isBlank(picture: Buffer | string): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  const spread = Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
  return spread < 12 || Math.max(...means) < 25 || Math.min(...means) > 246;
}
