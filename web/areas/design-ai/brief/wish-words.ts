import type { Feature } from "../../../../domain/designer/brief/brief.types.ts";
import { featureWords } from "../../../../domain/designer/brief/features.ts";

/** Wishes for features as people write them in a brief; the brief reader knows them. */
export interface WishWords {
  /** Asks for one of several features. */
  question(features: readonly Feature[]): string;
  /** All of them. */
  wish(features: readonly Feature[]): string;
  hope(feature: Feature): string;
  without(feature: Feature): string;
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
};
