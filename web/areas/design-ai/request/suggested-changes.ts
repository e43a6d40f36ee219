import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";

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
    "20% cheaper",
    (has("tub") || has("tub_shower")) && "No tub",
    design.room === "bathroom" && !has("tub") && !has("tub_shower") && "Add a tub",
    design.room === "kitchen" && !has("island") && "Add an island",
    has("island") && "No island",
    "Darker floor",
    "Lighter walls",
    design.room === "bathroom" || design.room === "kitchen" ? "Brushed gold fixtures" : "More plants",
    !isOver && "Nicer materials",
  ];
  return changes.filter((change) => change !== false).slice(0, mostSuggested);
}
