import type { TemplateRow } from "../../../../contract/room-library.ts";
import type { Api } from "../../../api-call.ts";
import { roomList } from "../summary/design-takeoff.ts";
import { goodsFor, skusOf } from "../summary/showroom-goods.ts";

/** What a template comes to in a showroom. */
export interface TemplateInShowroom {
  /** US dollars for everything in it; null where nothing of it is sold. */
  total: number | null;
  /** Places whose goods cannot be counted. */
  unknown: number;
  /** Goods that stand in another's place here, or places that are left empty. */
  replaced: { name: string; by: string | null }[];
}

/** Figures are fresh for so long, and good enough until newer ones are there for so long after that. */
const fresh_ms = 10 * 60_000;
const stale_ms = 120 * 60_000;
const mostKept = 4000;
/** Templates that are worked out at the same time, so that other visitors are served in between. */
const atOnce = 6;

interface Kept {
  since_ms: number;
  found: Promise<TemplateInShowroom>;
  isRenewing: boolean;
}
const kept = new Map<string, Kept>();
/** Showrooms whose templates are being prepared. */
const preparing = new Set<string>();
const notKnown: TemplateInShowroom = { total: null, unknown: 0, replaced: [] };

/** All templates that everybody sees in this showroom, in their order. */
export async function everyTemplate(api: Api, showroom: string | undefined): Promise<TemplateRow[]> {
  const page = async (number: number) =>
    (await api("GET /api/templates", { query: { of: "shared", showroom, page: number, per_page: 100 } }))
      .data;
  const first = await page(1);
  const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, at) => page(at + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}

/**
 * What templates cost and what is replaced in them, by id. Public figures of a showroom, kept for everybody: old ones
 * are shown while new ones are worked out behind.
 */
export async function templatesIn(
  api: Api,
  showroom: string,
  rows: readonly TemplateRow[],
): Promise<Map<string, TemplateInShowroom>> {
  const now = Date.now();
  const age_ms = (row: TemplateRow) => now - (kept.get(keyOf(showroom, row))?.since_ms ?? 0);
  await work(
    api,
    showroom,
    rows.filter((row) => age_ms(row) > fresh_ms + stale_ms),
  );
  const old = rows.filter((row) => age_ms(row) > fresh_ms);
  renew(api, showroom, old);
  const entries = rows.map(
    async (row) => [row.id, (await kept.get(keyOf(showroom, row))?.found) ?? notKnown] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Works out, behind, what nobody has asked for yet but may ask for next: the order by price takes all of them. */
export function prepareTemplates(api: Api, showroom: string, rows: readonly TemplateRow[]): void {
  const unknown = rows.filter((row) => !kept.has(keyOf(showroom, row)));
  if (unknown.length === 0 || preparing.has(showroom)) return;
  preparing.add(showroom);
  work(lasting(api), showroom, unknown)
    .catch(() => undefined)
    .finally(() => preparing.delete(showroom));
}

const keyOf = (showroom: string, { id, version }: TemplateRow) => `${showroom} ${id} ${version}`;

function renew(api: Api, showroom: string, rows: readonly TemplateRow[]): void {
  const due = rows.filter((row) => kept.get(keyOf(showroom, row))?.isRenewing === false);
  for (const row of due) kept.get(keyOf(showroom, row))!.isRenewing = true;
  work(lasting(api), showroom, due).catch(() => undefined);
}

/** Calls that outlive the visitor's own request. */
function lasting(api: Api): Api {
  const untyped = api as (key: string, call?: object) => Promise<unknown>;
  return ((key: string, call?: object) =>
    untyped(key, { ...call, signal: new AbortController().signal })) as Api;
}

/** A few at a time. What is under way already is waited for and not begun again. */
async function work(api: Api, showroom: string, rows: readonly TemplateRow[]): Promise<void> {
  for (const key of kept.keys()) {
    if (kept.size + rows.length <= mostKept) break;
    kept.delete(key);
  }
  for (let at = 0; at < rows.length; at += atOnce) {
    const group = rows.slice(at, at + atOnce);
    const found = workOut(api, showroom, group);
    for (const row of group) {
      const one = found.then((all) => all.get(row.id)!);
      // A failure is told to whoever asked; the next one asks anew.
      one.catch(() => kept.delete(keyOf(showroom, row)));
      kept.set(keyOf(showroom, row), { since_ms: Date.now(), found: one, isRenewing: false });
    }
    await found;
  }
}

async function workOut(
  api: Api,
  showroom: string,
  rows: readonly TemplateRow[],
): Promise<Map<string, TemplateInShowroom>> {
  const templates = await Promise.all(
    rows.map(
      async ({ id }) => (await api("GET /api/templates/{id}", { params: { id }, query: { showroom } })).data,
    ),
  );
  const goods = await goodsFor(
    api,
    showroom,
    templates.flatMap(({ design }) => skusOf(design)),
  );
  return new Map(
    templates.map(({ id, design, replacements }) => {
      const list = roomList(design, goods);
      return [
        id,
        {
          total: list.goods.length > 0 ? list.total : null,
          unknown: list.unknown.length,
          replaced: replacements.map(({ name, by_name }) => ({ name, by: by_name })),
        },
      ];
    }),
  );
}
