import { z } from "zod";
import { text } from "./values.ts";

/** Facts of a product (its specifications and its model's parameters) with what they have to look like. */
const facts = z.record(z.string(), z.string().refine(isPattern, "Write a regular expression.")).optional();

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, "i"));
  } catch {
    return false;
  }
}

const height = z.union([
  z.strictObject({ bottom_in: z.number().min(0) }),
  z.strictObject({ middle_in: z.number().min(0) }),
  z.strictObject({ top_in: z.number().min(0) }),
]);

const mounting = z.strictObject({
  kind: text,
  if: facts,
  /** How it is held: by the floor, a wall, the ceiling, a top, a hole in a cabinet, a bowl, a shower's curb, a cabinet's fronts. */
  mount: z.enum(["floor", "wall", "ceiling", "counter", "recessed", "bowl", "opening", "fronts"]),
  /** Stands with its back to a wall. */
  back: z.literal(true).optional(),
  at: height.optional(),
  /** Groups of things that carry it. */
  hosts: z.array(text).optional(),
  /** Where it goes without a host. */
  else: z.literal("floor").optional(),
  /** Groups of things over which it hangs if it can. */
  over: z.array(text).optional(),
  /** Its back from the host's back; `flush` and `front` mean the host's front. */
  back_in: z.union([z.number(), z.enum(["flush", "front"])]).optional(),
  /** How much wider than it the host has to be. */
  margin_in: z.number().optional(),
  /** What its bowl is for, if it has one. */
  bowl: z.enum(["lavatory", "kitchen"]).optional(),
  /** What to say, after its name, where nothing can carry it. */
  missing: text.optional(),
  offer: z.strictObject({ kind: text, words: text }).optional(),
});

const member = z.strictObject({ kind: text, if: facts, unless: facts });

/** How each kind of thing is held in a room; of a kind's entries the first that matches is used. */
export const mountings = z
  .strictObject({ groups: z.record(text, z.array(member).min(1)), mountings: z.array(mounting).min(1) })
  .check(({ value, issues }) => {
    const known = new Set([...Object.keys(value.groups), "lavatory_bowl", "kitchen_bowl", "window"]);
    for (const [at, { hosts = [], over = [] }] of value.mountings.entries())
      for (const group of [...hosts, ...over])
        if (!known.has(group))
          issues.push({
            code: "custom",
            input: group,
            path: ["mountings", at],
            message: `There is no group "${group}".`,
          });
  });
