import sharp, { type Sharp } from "sharp";

/** Differences of a color channel, 0 to 255: below the first it is a reflection at most, above the second another thing. */
const from = 12;
const until = 30;
/** By how much what has changed is made wider, so that no rim of the old picture stays. */
const rim_px = 2.2;
const widening = 5;
/** Over how much of the picture's width the edges of the box fade. */
const fade = 0.012;
/** What differs by more is another thing, not another exposure. */
const alike = 24;

/**
 * What differs between two pictures of one size, on a transparent ground with soft edges.
 * @param box where it may differ: left, top, right and bottom as shares of the picture
 * @param isExposedAnew whether the second was taken in light of its own
 */
export async function changedPixels(
  before: Buffer,
  after: Buffer,
  box: readonly number[],
  isExposedAnew: boolean,
): Promise<Sharp> {
  const { data: old, info } = await sharp(before).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const taken = await sharp(after).removeAlpha().raw().toBuffer();
  const fresh = isExposedAnew ? exposedAs(old, taken) : taken;
  const { width, height } = info;
  const [left = 0, top = 0, right = 1, bottom = 1] = box;
  const changed = Buffer.alloc(width * height);
  for (let y = Math.floor(top * height); y < bottom * height; y += 1)
    for (let x = Math.floor(left * width); x < right * width; x += 1) {
      const at = y * width + x;
      const apart = Math.max(...[0, 1, 2].map((k) => Math.abs(old[at * 3 + k]! - fresh[at * 3 + k]!)));
      const inside = insideOf(box, x / width, y / height);
      changed[at] = Math.round(255 * inside * Math.min(1, Math.max(0, (apart - from) / (until - from))));
    }
  const raw = { width, height, channels: 1 } as const;
  // single grains go, what is left grows by the rim and gets a soft edge
  const wide = await sharp(changed, { raw }).median(3).blur(rim_px).extractChannel(0).raw().toBuffer();
  const whole = Buffer.from(wide.map((value) => Math.min(255, value * widening)));
  const grown = await sharp(whole, { raw }).blur(1).extractChannel(0).raw().toBuffer();
  const seen = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    fresh.copy(seen, at * 4, at * 3, at * 3 + 3);
    seen[at * 4 + 3] = grown[at]!;
  }
  return sharp(seen, { raw: { width, height, channels: 4 } });
}

/** 1 inside the box, less near those of its edges that are not the picture's. */
function insideOf(
  [left = 0, top = 0, right = 1, bottom = 1]: readonly number[],
  x: number,
  y: number,
): number {
  const away = [
    left > 0 ? x - left : 1,
    top > 0 ? y - top : 1,
    right < 1 ? right - x : 1,
    bottom < 1 ? bottom - y : 1,
  ];
  return Math.max(0, Math.min(1, Math.min(...away) / fade));
}

/** The second picture as bright and as warm as the first where both show the same: its light was exposed anew. */
function exposedAs(old: Buffer, fresh: Buffer): Buffer {
  const sums = [0, 1, 2].map((k) => {
    let [before, after] = [0, 0];
    for (let at = k; at < old.length; at += 3 * 37) {
      const [a, b] = [old[at]!, fresh[at]!];
      if (Math.abs(a - b) > alike || a > 245 || b > 245) continue;
      before += a;
      after += b;
    }
    return after > 0 ? before / after : 1;
  });
  return Buffer.from(fresh.map((value, at) => Math.min(255, Math.round(value * sums[at % 3]!))));
}
