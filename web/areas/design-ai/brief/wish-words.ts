import type { Feature, Side } from "../../../../domain/designer/brief/brief.types.ts";
import { featureWords } from "../../../../domain/designer/brief/features.ts";
import { onSide } from "../../../../domain/designer/brief/wish-words.ts";

/** Wishes for features as people write them in a brief; the brief reader knows them. */
export interface WishWords {
  /** Asks for one of several features. */
  question(features: readonly Feature[]): string;
  /** All of them. */
  wish(features: readonly Feature[]): string;
  hope(feature: Feature): string;
  without(feature: Feature): string;
  /** Which wall something that stays is on. */
  whichWall(name: string): string;
  /** Says in the brief that something stays there. */
  stays(name: string, side: Side | null): string;
}

const named = (feature: Feature): string => {
  const name = featureWords[feature];
  return name.charAt(0).toLowerCase() + name.slice(1);
};
const withArticle = (feature: Feature): string => {
  const name = named(feature);
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
};

export const wishWords: WishWords = {
  question: (features) => `Do you want ${features.map(withArticle).join(" or ")}?`,
  wish: (features) => features.map(withArticle).join(" and "),
  hope: (feature) => `${withArticle(feature)} if it fits`,
  without: (feature) => `no ${named(feature)}`,
  whichWall: (name) => `Which wall is your ${name} on, as you come in?`,
  stays: (name, side) =>
    `keep the ${name}${side === null ? "" : side === "any" ? ", it can move" : onSide(side)}`,
};
