import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { suggestedWords as said } from "./suggested-words.ts";

const mostSuggested = 6;

/** Changes that make sense for a design, in words that the brief reader knows. */
export function changesFor({
  design,
  price,
  budget,
}: Pick<AiDesignView, "design" | "price" | "budget">): string[] {
  const has = (kind: string) => design.items.some((item) => item.kind === kind);
  const isOver = budget !== null && price > budget;
  const changes: (string | false)[] = [
    said.cheaper,
    (has("tub") || has("tub_shower")) && said.noTub,
    design.room === "bathroom" && !has("tub") && !has("tub_shower") && said.addTub,
    design.room === "kitchen" && !has("island") && said.addIsland,
    has("island") && said.noIsland,
    said.darkerFloor,
    said.lighterWalls,
    design.room === "bathroom" || design.room === "kitchen" ? said.gold : said.plants,
    !isOver && said.nicer,
  ];
  return changes.filter((change) => change !== false).slice(0, mostSuggested);
}
