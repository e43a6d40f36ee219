import phrases from "../../data/phrases/faucets.json" with { type: "json" };
import { filledIn, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { goodsFacts, param } from "./common.ts";
import type { GoodsPlan, GoodsSeed } from "./goods.types.ts";

export const styles: GoodsPlan["styles"] = {
  averline: ["transitional", "traditional", "farmhouse", "modern"],
  brasswick: ["traditional", "farmhouse", "art-deco", "industrial", "transitional"],
  rivenna: ["modern", "industrial", "scandinavian", "midcentury", "art-deco"],
};

const spouts: Record<string, string> = phrases.spouts;

export const handles: Record<string, string> = phrases.handles;

export function shared(seed: GoodsSeed, noun: string) {
  const { random, design } = seed;
  const handle = handles[param(seed, "handle")] ?? "a single lever";
  const living = design.finishes.some((finish) => finish.includes("bronze") || finish.includes("aged"));
  const facts = goodsFacts(seed, noun);
  return {
    ...facts,
    finishes_cap: facts.finishes ? capital(facts.finishes) : undefined,
    spout: spouts[param(seed, "spout")] ?? "curved",
    handle_does: random.pick(filledIn(phrases.shared.handle_does, { handle })),
    handle_cap: capital(random.pick(filledIn(phrases.shared.handle_cap, { handle }))),
    ...oneOfEach(phrases.shared_words, random),
    process: random.pick(living ? phrases.shared.process : phrases.process.slice(0, 3)),
    finish_note: random.pick(phrases.notes),
  };
}

export const titleOf = (words: string) =>
  words.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase());
