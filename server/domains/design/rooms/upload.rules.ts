import {
  type RoomDesign,
  type RoomPlan,
  roomDesign,
  roomPlan,
} from "../../../../contract/design/room-design.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { backingById } from "../../../../domain/room/geometry/backings.ts";
import { planProblems } from "../../../../domain/room/geometry/plan-problems.ts";
import { sideOf } from "../../../../domain/room/geometry/structures.ts";
import { usualOutline, withUsualOutline } from "../../../../domain/room/geometry/usual-outline.ts";
import { fieldErrors } from "../../../http/field-errors.ts";

/** The content of a file, or what is wrong with it, by field. */
export type Read<Thing> = { ok: true; value: Thing } | { ok: false; fields: FieldErrors };

const no = (fields: FieldErrors) => ({ ok: false, fields }) as const;

interface NamedPlan {
  plan: RoomPlan;
  name?: string | undefined;
  room?: string | undefined;
}

/** A floor plan from JSON: a plan alone, an exported floor plan around one, or the plan of a room design. */
export function readPlan(text: string): Read<NamedPlan> {
  const json = readJson(text, "plan");
  if (!json.ok) return json;
  const around = json.value;
  const inner = "plan" in around && isObject(around.plan) ? around.plan : around;
  const parsed = roomPlan.safeParse(inner, { reportInput: true });
  if (!parsed.success) return no(under("plan", fieldErrors(parsed.error)));
  const plan = usualOutline(parsed.data);
  const problems = planFaults(plan, "plan");
  if (problems) return no(problems);
  const word = (key: "name" | "room") =>
    typeof around[key] === "string" ? around[key].slice(0, 80) : undefined;
  return { ok: true, value: { plan, name: word("name"), room: word("room")?.slice(0, 40) } };
}

/** A whole room design from JSON, with a valid plan and no dangling references. */
export function readDesign(text: string): Read<RoomDesign> {
  const json = readJson(text, "design");
  if (!json.ok) return json;
  const around = json.value;
  const inner = "design" in around && isObject(around.design) ? around.design : around;
  const parsed = roomDesign.safeParse(inner, { reportInput: true });
  if (!parsed.success) return no(under("design", fieldErrors(parsed.error)));
  const design = withUsualOutline(parsed.data);
  const problems = designProblems(design, "design");
  return problems ? no(problems) : { ok: true, value: design };
}

/** Why a design cannot be counted, by field; null for a valid one. */
export function designProblems(design: RoomDesign, field: string): FieldErrors | null {
  return planFaults(design.plan, `${field}.plan`) ?? strayNames(design, field);
}

/** Why a plan cannot be used, by field; null for a valid one. */
export function planFaults(plan: RoomPlan, field: string): FieldErrors | null {
  const count = plan.vertices_in.length;
  const lost = plan.walls.findIndex((wall) => wall.from >= count || wall.to >= count);
  if (lost >= 0) return { [`${field}.walls.${lost}`]: ["This wall uses a corner that doesn't exist."] };
  const found: FieldErrors = {};
  for (const { kind, where, message } of planProblems(plan)) {
    const place = {
      outline: "vertices_in",
      wall: "walls",
      opening: "openings",
      niche: "niches",
      area: "areas",
      ceiling: "ceiling",
    }[kind];
    const key = `${field}.${place}.${where}`;
    found[key] = [...(found[key] ?? []), message];
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** Surfaces and items that reference missing walls or items, and duplicate ids. */
function strayNames({ plan, surfaces, items }: RoomDesign, field: string): FieldErrors | null {
  const walls = new Set(plan.walls.map((wall) => wall.id));
  const areas = new Set(plan.areas?.map((area) => area.id));
  const known = new Set(items.map((item) => item.id));
  const found: FieldErrors = {};
  const seen = new Set<string>();
  surfaces.forEach(({ id }, at) => {
    const [kind = "", part] = [id.split(":", 1)[0], id.slice(id.indexOf(":") + 1)];
    const side = sideOf(id);
    if (side && plan.structures?.some((each) => each.id === side.structure)) return;
    const among = ["wall", "wainscot", "backsplash"].includes(kind)
      ? walls
      : kind === "floor"
        ? areas
        : known;
    if (id.includes(":") && !among.has(part)) {
      found[`${field}.surfaces.${at}.id`] = [`This room has nothing called ${part}.`];
    }
    if (seen.has(id)) found[`${field}.surfaces.${at}.id`] = [`The surface ${id} is listed twice.`];
    seen.add(id);
  });
  const named = new Set<string>();
  items.forEach(({ id, against, host }, at) => {
    if (named.has(id)) found[`${field}.items.${at}.id`] = [`Two items are called ${id}.`];
    named.add(id);
    if (against && !backingById(plan, against))
      found[`${field}.items.${at}.against`] = [`This plan has no wall ${against}.`];
    if (host && (!known.has(host) || host === id))
      found[`${field}.items.${at}.host`] = [`This room has no item ${host}.`];
  });
  return Object.keys(found).length > 0 ? found : null;
}

function readJson(text: string, field: string): Read<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { ok: true, value };
    return no({ [field]: ["This file holds no plan: an object was expected."] });
  } catch (error) {
    const where = error instanceof SyntaxError ? ` (${error.message})` : "";
    return no({ [field]: [`This file is not JSON${where}.`.slice(0, 200)] });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const under = (field: string, fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([key, messages]) => [key === "body" ? field : `${field}.${key}`, messages]),
  );
