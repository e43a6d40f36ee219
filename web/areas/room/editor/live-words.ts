import { listed } from "../../../client/listed.ts";

/** What somebody else did to things of the room. */
export interface OtherChange {
  /** Null for oneself in another window, an empty text where it is not known. */
  who: string | null;
  how: "added" | "removed" | "changed";
  /** Things as the room calls them, in lower case. */
  things: readonly string[];
  /** Those that were changed here as well. */
  both: readonly string[];
}

/** More than this is said as a number. */
const named = 2;

const the = (thing: string) => (/ \d+$/.test(thing) ? thing : `the ${thing}`);

const allOf = (things: readonly string[]): string => {
  const rest = things.length - named;
  return listed([
    ...things.slice(0, named).map(the),
    ...(rest > 0 ? [rest === 1 ? "1 more thing" : `${rest} more things`] : []),
  ]);
};

/** `Maya changed the vanity.` */
export function otherChangeWords({ who, how, things, both }: OtherChange): string {
  const name = who === null ? "You" : who || "Somebody";
  const where = who === null ? " in another window" : "";
  const done = `${name} ${how} ${allOf(things)}${where}.`;
  return both.length === 0 ? done : `${done} You changed ${allOf(both)} too, and yours stays.`;
}

/** The room's walls, doors, windows and connections. */
export const planWords: string = "floor plan";
/** What is not named by itself: notes, style, mortar. */
export const restWords: string = "room";

/** An edit cannot be undone any more. */
export const changedSince = (words: string): string =>
  `“${words}” wasn't undone or redone. It was changed by somebody else since.`;

/** Who else has the room open. */
export const alsoHere = (names: readonly string[]): string => `Also here: ${names.join(", ")}`;
export const youElsewhere: string = "You in another window";
