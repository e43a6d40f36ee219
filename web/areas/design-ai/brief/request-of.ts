import type { FieldErrors } from "../../../../contract/errors.ts";
import { leastText, mostText } from "../../../../domain/catalog/page-lengths.ts";
import { readLength } from "../../../../domain/catalog/read-length.ts";
import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import type { CallArguments } from "../../../client/api-call.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { emptyDraft } from "./draft.ts";

type Sent = NonNullable<CallArguments<"POST /api/AI/generate">[0]>["body"];
/** A request but for its own id. */
export type DesignRequest = Omit<Sent, "client_id">;

export type Checked = { ok: true; request: DesignRequest } | { ok: false; errors: FieldErrors };

/** The request that a draft makes, or which fields stand in its way. `brief` is what was read from its text. */
export function requestOf(
  draft: Draft,
  brief: Pick<Brief, "room" | "width_in" | "area_sqft">,
  showroom: string | undefined,
): Checked {
  const errors: FieldErrors = {};
  // a floor plan has its own lengths; those typed before it are kept, and not shown
  const { standing } = draft;
  const { width, depth, ceiling } = (draft.plan ?? standing) ? emptyDraft : draft;
  const sides = {
    width_in: sideOf(width, "width", errors),
    depth_in: sideOf(depth, "depth", errors),
    ceiling_in: sideOf(ceiling, "ceiling", errors),
  };
  const hasSide = Object.values(sides).some((side) => side !== undefined);
  if (draft.plan === null && !standing) {
    if ((width.trim() === "") !== (depth.trim() === ""))
      errors[width.trim() === "" ? "width" : "depth"] ??= ["Enter both the width and the depth."];
    if (draft.room === null && brief.room === null)
      errors.room = ["Choose a room, or name it in your own words."];
  }
  const budget = draft.budget === "" ? undefined : Number(draft.budget);
  if (budget !== undefined && budget < 100) errors.budget = ["The budget is at least $100."];
  const seller = standing?.showroom ?? showroom;
  if (!seller) errors.showroom = ["Enter a Showroom ID first. Designs are priced in one showroom."];
  if (!seller || Object.keys(errors).length > 0) return { ok: false, errors };
  const kind = draft.room ?? (hasSide ? brief.room : null);
  return {
    ok: true,
    request: {
      brief: draft.text.trim(),
      room: standing
        ? { saved: standing.room, stays: [...standing.stays], ...asGuest() }
        : draft.plan
          ? { floorplan: draft.plan.id, ...(draft.plan.is_private && asGuest()) }
          : kind === null
            ? undefined
            : { kind, ...sides },
      style: draft.style ?? undefined,
      must_haves: [...draft.must_haves],
      budget,
      showroom: seller,
    },
  };
}

const bounds = {
  width: { least: 36, most: 720, words: (range: string) => `The width is between ${range}.` },
  depth: { least: 36, most: 720, words: (range: string) => `The depth is between ${range}.` },
  ceiling: { least: 84, most: 240, words: (range: string) => `The ceiling is between ${range} high.` },
};

const rangeWords = (least: string, most: string) => `${least} and ${most}`;

function sideOf(typed: string, name: keyof typeof bounds, errors: FieldErrors): number | undefined {
  if (typed.trim() === "") return undefined;
  const length = readLength(typed, "room", "ft");
  const { least, most, words } = bounds[name];
  if (!length.ok) errors[name] = [length.message];
  else if (length.inches < least || length.inches > most)
    errors[name] = [words(rangeWords(leastText(least), mostText(most)))];
  else return length.inches;
  return undefined;
}

/** Errors of the API under the names of the form's parts. */
export function errorsByPart(errors: FieldErrors): FieldErrors {
  const parts: FieldErrors = {};
  for (const [name, messages] of Object.entries(errors)) {
    const part = partOf(name);
    parts[part] = [...(parts[part] ?? []), ...messages];
  }
  return parts;
}

function partOf(name: string): string {
  const [first = "", second = ""] = name.split(".");
  if (first === "room" && ["width_in", "depth_in", "ceiling_in"].includes(second))
    return second.slice(0, -"_in".length);
  return first === "room" && second === "floorplan" ? "plan" : first;
}
