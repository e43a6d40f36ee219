import { wallWords as named } from "./arranging.ts";
import type { Way } from "./floor-rects.ts";
import type { SpanWall } from "./wall-spans.ts";

/** A wall as one sees it who comes in looking `inward`: far, left, right, or the one with the door. */
export function sideName(inward: Way, wall: SpanWall): "far" | "left" | "right" | "door" {
  return (["door", "right", "far", "left"] as const)[(wall.inward - inward + 4) % 4]!;
}

/** The same in words, for a sentence; the wall's own name in a room that has no door yet. */
export function wallWords(inward: Way | null, wall: SpanWall): string {
  if (inward === null) return named(wall.id);
  const side = sideName(inward, wall);
  return side === "door" ? "the wall with the door" : side === "far" ? "the far wall" : `the ${side} wall`;
}

/** Which way one looks who faces a wall from inside. */
export const facing = ({ inward }: SpanWall): Way => ((inward + 2) % 4) as Way;
