import type { Way } from "./floor-rects.ts";
import type { SpanWall } from "./wall-spans.ts";

/** A wall as one sees it who comes in looking `inward`: far, left, right, or the one with the door. */
export function sideName(inward: Way, wall: SpanWall): "far" | "left" | "right" | "door" {
  return (["door", "right", "far", "left"] as const)[(wall.inward - inward + 4) % 4]!;
}

/** The same in words, for a sentence. */
export function wallWords(inward: Way, wall: SpanWall): string {
  const side = sideName(inward, wall);
  return side === "door" ? "the wall with the door" : side === "far" ? "the far wall" : `the ${side} wall`;
}
