import { createHash } from "node:crypto";
import type { TemplateFigures } from "../../../contract/room-library.ts";
import { takeoffOf } from "../../../domain/takeoff/takeoff.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Showroom } from "../showrooms/index.ts";
import { skusOf } from "./designs.rules.ts";
import { findGoods, type Shelf } from "./goods.flow.ts";
import { figuresOf } from "./library.rules.ts";
import { type Fitted, inGoodsOf } from "./templates.flow.ts";
import { templateDesigns } from "./templates.store.ts";

/** Figures are fresh for so long, and good enough until newer ones are there for two hours. */
const fresh_ms = 10 * 60_000;
const kept_s = 2 * 3600;
/** Templates whose designs and goods are read together. */
const atOnce = 6;

interface Template {
  id: string;
  version: number;
}

/** Renewed in its place. */
interface Kept {
  since_ms: number;
  figures: TemplateFigures;
}
type Found = Map<string, TemplateFigures>;

/** What each process is working out, by the key under which it will be kept. */
const underWay = new WeakMap<object, Map<string, Promise<Found>>>();

/**
 * What templates come to in a showroom and what is replaced in them, by id. Each is worked out once (some 8 ms of computing) and
 * kept; older figures are answered while newer ones are worked out behind. Other markups are other figures at once.
 */
export async function templateFigures(
  platform: Platform,
  showroom: Showroom,
  templates: readonly Template[],
): Promise<Found> {
  const known = keptOf(platform, showroom, templates);
  const found = await workOut(
    platform,
    showroom,
    templates.filter(({ id }) => !known.has(id)),
  );
  const old = templates.filter(({ id }) => Date.now() - (known.get(id)?.since_ms ?? Date.now()) > fresh_ms);
  behind(platform, workOut(platform, showroom, old));
  return new Map([...[...known].map(([id, { figures }]) => [id, figures] as const), ...found]);
}

/** Works out, behind, what nobody has asked for yet but may ask for next: the order by price takes all of them. */
export function prepareFigures(platform: Platform, showroom: Showroom, templates: readonly Template[]): void {
  const known = keptOf(platform, showroom, templates);
  const unknown = templates.filter(({ id }) => !known.has(id));
  behind(platform, workOut(platform, showroom, unknown));
}

function behind(platform: Platform, work: Promise<unknown>): void {
  work.catch((error: unknown) => platform.log.warn({ err: error }, "templates could not be counted"));
}

function keptOf(platform: Platform, showroom: Showroom, templates: readonly Template[]): Map<string, Kept> {
  const keyOf = keysIn(showroom);
  return new Map(
    templates.flatMap((template) => {
      const kept = platform.cache.peek(keyOf(template)) as Kept | undefined;
      return kept ? [[template.id, kept] as const] : [];
    }),
  );
}

/** Keys carry whatever of the showroom a price depends on. */
function keysIn({ id, menu_ids, margin_bp, markups }: Showroom): (template: Template) => string {
  const { showroom_bp, by_category, by_product } = markups;
  const prices = JSON.stringify([menu_ids, margin_bp, showroom_bp, [...by_category], [...by_product]]);
  const mark = createHash("sha1").update(prices).digest("base64url");
  return (template) => `template-figures:${id}:${mark}:${template.id}:${template.version}`;
}

/** A few at a time. What is under way already is waited for and not begun again. */
async function workOut(
  platform: Platform,
  showroom: Showroom,
  templates: readonly Template[],
): Promise<Found> {
  const keyOf = keysIn(showroom);
  const running = underWay.get(platform.cache) ?? new Map<string, Promise<Found>>();
  underWay.set(platform.cache, running);
  const found: Found = new Map();
  const shelf: Shelf = new Map();
  const waiting = new Set(templates.flatMap((template) => running.get(keyOf(template)) ?? []));
  const own = templates.filter((template) => !running.has(keyOf(template)));
  for (let at = 0; at < own.length; at += atOnce) {
    const group = own.slice(at, at + atOnce);
    const work = count(platform, showroom, group, shelf).finally(() => {
      for (const template of group) running.delete(keyOf(template));
    });
    for (const template of group) running.set(keyOf(template), work);
    for (const [id, figures] of await work) {
      found.set(id, figures);
      const key = keyOf(group.find((template) => template.id === id)!);
      const fresh = { since_ms: Date.now(), figures };
      const kept = await platform.cache.remember(key, { seconds: kept_s }, async () => fresh);
      if (kept !== fresh) Object.assign(kept, fresh);
    }
  }
  const wanted = new Set(templates.map(({ id }) => id));
  for (const group of waiting)
    for (const [id, figures] of await group) if (wanted.has(id)) found.set(id, figures);
  return found;
}

/** Counts templates, one after the other: each finds on the shelf what those before it have read. */
async function count(
  platform: Platform,
  showroom: Showroom,
  templates: readonly Template[],
  shelf: Shelf,
): Promise<Found> {
  const originals = await templateDesigns(
    platform.db,
    templates.map(({ id }) => id),
  );
  const fitted: (Fitted & { id: string })[] = [];
  for (const [id, original] of originals)
    fitted.push({ id, ...(await inGoodsOf(platform, showroom, original, shelf)) });
  const skus = fitted.flatMap(({ design }) => skusOf(design));
  const { goods } = await findGoods(platform, showroom, skus);
  return new Map(
    fitted.map(({ id, design, replacements }) => [id, figuresOf(takeoffOf(design, goods), replacements)]),
  );
}
