import type { Brief, BriefRoom, ReadBrief } from "../../../domain/designer/brief/brief.types.ts";

// Stands in for domain/designer/brief until that is written; to be deleted then.

const emptyBrief: Brief = {
  ...{ room: null, width_in: null, depth_in: null, ceiling_in: null, area_sqft: null, style: null },
  ...{ wants: [], avoids: [], colors: [], materials: [], metal: null, budget_cents: null, household: [] },
};

const rooms: readonly [RegExp, BriefRoom][] = [
  [/bath/i, "bathroom"],
  [/kitchen/i, "kitchen"],
  [/living/i, "living_room"],
  [/dining/i, "dining_room"],
  [/bedroom/i, "bedroom"],
  [/laundry/i, "laundry"],
  [/patio|outdoor/i, "outdoor"],
];

export function readBrief(text: string): ReadBrief {
  const room = rooms.find(([words]) => words.test(text))?.[1] ?? null;
  const budget = /\$\s?([\d,]+)/.exec(text)?.[1];
  const budget_cents = budget ? Number(budget.replaceAll(",", "")) * 100 : null;
  return { brief: { ...emptyBrief, room, budget_cents }, spans: [], unread: [] };
}

export const mergeBrief = (free: Brief, given: Partial<Brief>): Brief => ({ ...free, ...given });

export function changeBrief(before: Brief, words: string) {
  const { brief, unread } = readBrief(words);
  const thrift = /cheap|less/i.test(words) ? 1 : 0;
  return {
    brief: { ...before, budget_cents: brief.budget_cents ?? before.budget_cents },
    words: [words],
    unread,
    thrift,
  };
}

export const briefWords = ({ room, budget_cents }: Brief): string[] => [
  ...(room ? [room.replaceAll("_", " ")] : []),
  ...(budget_cents === null ? [] : [`Budget $${(budget_cents / 100).toLocaleString("en-US")}`]),
];
