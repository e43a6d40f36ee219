import { createHash } from "node:crypto";
import type { TemplateFigures } from "../../../../contract/design/room-library.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { takeoffOf } from "../../../../domain/room/takeoff/takeoff.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { figuresOf } from "./library.rules.ts";
import { findProducts, type OfferedProducts } from "./room-products.flow.ts";
import { type Fitted, inProductsOf } from "./templates.flow.ts";
import { templateDesigns } from "./templates.store.ts";

/** Totals are fresh this long, and usable for two hours until newer ones are there. */
const fresh_ms = 10 * 60_000;
const kept_s = 2 * 3600;
/** Templates whose designs and products are loaded together. */
const atOnce = 6;

interface Template {
  id: string;
  version: number;
}

interface Kept {
  since_ms: number;
  figures: TemplateFigures;
}
type Found = Map<string, TemplateFigures>;

/** Computations in progress in each process, by cache key. */
const underWay = new WeakMap<object, Map<string, Promise<Found>>>();

/**
 * Template totals and replacements in a showroom, by id. Each is computed once (about 8 ms of CPU) and cached; stale
 * totals are returned while newer ones are computed in the background. Other markups have other totals at once.
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

/** Computes, in the background, totals that may be requested next: sorting by price needs all of them. */
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

/** Keys include everything about the showroom that affects a price. */
function keysIn({ id, menu_ids, left_out, margin_bp, markups }: Showroom): (template: Template) => string {
  const { showroom_bp, by_category, by_product } = markups;
  const prices = JSON.stringify([
    ...[menu_ids, left_out, margin_bp, showroom_bp],
    ...[[...by_category], [...by_product]],
  ]);
  const mark = createHash("sha1").update(prices).digest("base64url");
  return (template) => `template-figures:${id}:${mark}:${template.id}:${template.version}`;
}

/** A few at a time. Work in progress is awaited, not started again. */
async function workOut(
  platform: Platform,
  showroom: Showroom,
  templates: readonly Template[],
): Promise<Found> {
  const keyOf = keysIn(showroom);
  const running = underWay.get(platform.cache) ?? new Map<string, Promise<Found>>();
  underWay.set(platform.cache, running);
  const found: Found = new Map();
  const shelf: OfferedProducts = new Map();
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
      await platform.cache.renew(key, { seconds: kept_s }, async () => ({ since_ms: Date.now(), figures }));
    }
  }
  const wanted = new Set(templates.map(({ id }) => id));
  for (const group of waiting)
    for (const [id, figures] of await group) if (wanted.has(id)) found.set(id, figures);
  return found;
}

/** Counts templates, one after another: each reuses the products that the ones before it loaded. */
async function count(
  platform: Platform,
  showroom: Showroom,
  templates: readonly Template[],
  shelf: OfferedProducts,
): Promise<Found> {
  const originals = await templateDesigns(
    platform.db,
    templates.map(({ id }) => id),
  );
  const fitted: (Fitted & { id: string })[] = [];
  for (const [id, original] of originals)
    fitted.push({ id, ...(await inProductsOf(platform, showroom, original, shelf)) });
  const skus = fitted.flatMap(({ design }) => skusOf(design));
  const { products } = await findProducts(platform, showroom, skus);
  return new Map(
    fitted.map(({ id, design, replacements }) => [
      id,
      figuresOf(design, takeoffOf(design, products), replacements),
    ]),
  );
}
