import type { Bar, Part, Side } from "./brief.types.ts";

type BarPart = Bar["part"];

/** A color, material or thing as its chip names it. The name itself is a key that the brief keeps. */
export const wishName = (name: string): string => name;

/** `dark wood`: what is only unwanted together. */
export const pairName = ({ name }: Bar): string => wishName(name);

/** `sage walls` */
export const onPart = (name: string, part: Part): string => (part === "any" ? name : `${name} ${part}`);

/** ` floor`, behind what is not wanted there */
export const atPart = (part: BarPart): string => ` ${part}`;

/** `Matte black fixtures` */
export const fixturesIn = (metal: string): string => {
  const words = metal.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} fixtures`;
};

/** Behind what is to be moved */
export const elsewhere = " to another wall";

/** ` on the left wall`, behind what stays */
export const onSide = (side: Side): string => sides[side];

const sides: Readonly<Record<Side, string>> = {
  left: " on the left wall",
  right: " on the right wall",
  back: " on the back wall",
  door: " on the wall with the door",
  window: " on the wall with the window",
  any: ", wherever it fits",
};

export const stepFree = "Step-free";

export const kitchenShapes = { l: "L-shaped", u: "U-shaped" };
