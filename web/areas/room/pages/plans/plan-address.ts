import { roomLabel } from "../../../../kit/room/room-words.ts";
import { sizeWords } from "./size-words.ts";

/** What the plan chooser's address says: `?room=kitchen&size=m&q=island&page=2`. */
export interface PlanAddress {
  room: string;
  size: PlanSize | "";
  q: string;
  page: number;
}

const planSizes = {
  s: { from: 0, to: 50 },
  m: { from: 50, to: 120 },
  l: { from: 120, to: 250 },
  xl: { from: 250, to: Number.POSITIVE_INFINITY },
} as const;
export type PlanSize = keyof typeof planSizes;

/** A size as people choose it: `Under 50 sq ft`, `50 to 120`. */
export function sizeLabel(size: PlanSize): string {
  const { from, to } = planSizes[size];
  if (from === 0) return sizeWords.under(to);
  return Number.isFinite(to) ? sizeWords.between(from, to) : sizeWords.over(from);
}

export const plansPerPage = 24;

export function readPlanAddress(params: URLSearchParams): PlanAddress {
  const size = params.get("size") ?? "";
  const page = Math.floor(Number(params.get("page")));
  return {
    room: (params.get("room") ?? "").slice(0, 40),
    size: size in planSizes ? (size as PlanSize) : "",
    q: (params.get("q") ?? "").trim().slice(0, 80),
    page: page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The query for an address; `?` when nothing narrows the list. */
export function planQuery({ room, size, q, page }: PlanAddress): string {
  const params = new URLSearchParams();
  if (room) params.set("room", room);
  if (size) params.set("size", size);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}

/** As much of a plan as choosing among plans takes. */
export interface ChoosablePlan {
  name: string;
  description: string;
  room: string;
  layout: string;
  area_sqft: number;
  tags: readonly string[];
}

/** The plans that fit, and how many there would be for every other room and size. */
export function choosePlans<Plan extends ChoosablePlan>(plans: readonly Plan[], address: PlanAddress) {
  const fits = (wanted: PlanAddress) => (plan: Plan) =>
    isOfRoom(plan, wanted.room) && isOfSize(plan, wanted.size) && hasWords(plan, wanted.q);
  const count = (wanted: Partial<PlanAddress>) => plans.filter(fits({ ...address, ...wanted })).length;
  const rooms = [...new Set(plans.map(({ room }) => room))];
  return {
    fitting: plans.filter(fits(address)),
    rooms: ["", ...rooms].map((room) => ({ room, count: count({ room }) })),
    sizes: (["", ...Object.keys(planSizes)] as (PlanSize | "")[]).map((size) => ({
      size,
      count: count({ size }),
    })),
  };
}

const isOfRoom = (plan: ChoosablePlan, room: string) => room === "" || plan.room === room;

function isOfSize({ area_sqft }: ChoosablePlan, size: PlanSize | ""): boolean {
  if (size === "") return true;
  return area_sqft >= planSizes[size].from && area_sqft < planSizes[size].to;
}

/** All words, each anywhere; `5x8` finds `5 × 8`. */
function hasWords(plan: ChoosablePlan, q: string): boolean {
  if (q === "") return true;
  const text = plain(
    [plan.name, plan.layout, plan.room, roomLabel(plan.room), plan.description, ...plan.tags].join(" "),
  );
  return plain(q)
    .split(" ")
    .every((word) => text.includes(word));
}

/** Without accents, as many people type. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/_/g, " ")
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, "$1x")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
