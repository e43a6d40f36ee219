import sharp from "sharp";
import { expect, it } from "vitest";
import { withPanoramaMetadata } from "./panorama-metadata.ts";

it("marks the file as a 360° picture, and leaves the picture alone", async () => {
  const create = { width: 64, height: 32, channels: 3 as const, background: "#5588aa" };
  const plain = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const told = withPanoramaMetadata(plain, 64);
  const { xmp, width, height } = await sharp(told).metadata();
  expect([width, height]).toEqual([64, 32]);
  expect(xmp?.toString()).toContain('GPano:ProjectionType="equirectangular"');
  expect(xmp?.toString()).toContain('GPano:FullPanoHeightPixels="32"');
  expect(await sharp(told).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});
