import type { Language } from "../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../domain/languages/units.ts";
import { designInWords, inWords } from "../../platform/spanish/in-words.ts";
import { withMetricSizes } from "../metric-reply.ts";
import { WrittenReply } from "../written-reply.ts";
import { named, withCategories, withOptions } from "./catalog-names.rules.ts";
import { withDevices } from "./device-names.ts";
import { placeInSpanish } from "./place-names.ts";
import { ofRooms } from "./room-names.ts";

/** The calls of customers' pages whose replies show names of the catalog; nobody sends those names back. */
const showsNames: ReadonlySet<string> = new Set([
  "GET /api/menu_category",
  "GET /api/products/suggest",
  "GET /api/products/{hash}/also-needed",
  "GET /api/public",
  "GET /api/showcase",
  "GET /api/visualization/products",
  "GET /api/visualization/shop_profile",
  "POST /api/customer_also_viewed/",
  "POST /api/products/also-needed",
  "POST /api/recently_viewed/",
  "POST /api/top_products/",
  "POST /api/visualization/products",
]);

/** The calls that show floor plans and templates; pages name them by id. */
const showsRooms: ReadonlySet<string> = new Set([
  "GET /api/floorplans",
  "GET /api/floorplans/{id}",
  "GET /api/rooms_showing",
  "GET /api/templates",
  "GET /api/templates/{id}",
]);

/** The calls that show products which somebody has chosen; pages name them by SKU when they write. */
const showsOptions: ReadonlySet<string> = new Set([
  "DELETE /api/samples/basket/{sku}",
  "GET /api/orders",
  "GET /api/orders/{id}",
  "GET /api/projectCart",
  "GET /api/projectCart/{id}",
  "POST /api/projectCart/update_cart",
  "POST /api/projectCart/update_project_cart",
  "GET /api/returns",
  "GET /api/returns/{id}",
  "GET /api/samples/basket",
  "GET /api/samples/orders",
  "GET /api/shared_projects/{token}",
  "GET /api/shared_proposals/{token}",
  "POST /api/orders/{id}/cancel",
  "POST /api/orders/{id}/items/{item}/return",
  "POST /api/samples/basket",
  "POST /api/samples/orders",
  "POST /api/shared_proposals/{token}/totals",
  "PUT /api/orders/{id}/address",
]);

/** The calls that show products of rooms, whose options rooms read. */
const showsCategories: ReadonlySet<string> = new Set([
  "GET /api/rooms/shared/{token}",
  "POST /api/rooms/cabinet_line",
  "POST /api/rooms/fitting",
  "POST /api/rooms/goods",
  "POST /api/rooms/variants",
]);

/** The calls that name the support desk among people. */
const showsSupport: ReadonlySet<string> = new Set([
  "GET /api/conversations",
  "GET /api/conversations/recipients",
  "GET /api/conversations/{id}",
  "POST /api/conversations",
]);

/** The calls that list an account's devices. */
const showsDevices: ReadonlySet<string> = new Set(["GET /api/push", "GET /api/sessions"]);

/** The calls whose replies have texts that the server wrote in English when something happened, by their fields. */
const writtenBefore: ReadonlyMap<string, readonly string[]> = new Map([
  ["GET /api/notification", ["title", "body"]],
  ["GET /api/notification/settings", ["label", "text"]],
  ["PUT /api/notification/settings", ["label", "text"]],
  ["GET /api/unsubscribe/{token}", ["about"]],
  ["POST /api/unsubscribe/{token}", ["about"]],
]);

/** Where the designer says something of a design: texts, lists of texts, and findings. */
const saidOfDesigns: ReadonlySet<string> = new Set([
  ...["understood", "doing", "problem", "arrangement", "before", "after", "reasons", "unmet", "findings"],
  ...["message", "style_name", "alt"],
]);
/** A title beside an arrangement or a style is the design's own. */
const isOfDesign = (reply: object): boolean => "style_name" in reply || "arrangement" in reply;

/** The calls that tell of designs. */
const tellsOfDesigns: ReadonlySet<string> = new Set([
  "GET /api/AI/designs",
  "GET /api/AI/jobs/{id}",
  "GET /api/shared_designs/{token}",
  "POST /api/AI/designs/{id}/changes/{change}",
  "POST /api/AI/designs/{id}/keep",
  "POST /api/AI/designs/{id}/preview",
  "POST /api/AI/designs/{id}/step",
  "POST /api/AI/generate",
  "POST /api/AI/jobs/{id}/cancel",
  "POST /api/rooms/{id}/furnish",
]);

/** The reply of a call in the language of the page: the catalog's names, and texts of ours. It is a copy. What the
 * designer says has the page's units, too. */
export function inLanguage(
  language: Language,
  key: string,
  reply: unknown,
  units: UnitSystem = "feet",
): unknown {
  if (tellsOfDesigns.has(key)) return ofDesigns(reply, { language, units });
  const counted = countsNeeds.has(key) ? saidNeeds(reply, { language, units }) : reply;
  const said = language === "en" ? counted : inSpanish(key, counted);
  return units === "metric" && showsSizes(key) ? written(said, (one) => withMetricSizes(key, one)) : said;
}

/** The calls that show options of products or filters, whose sizes pages in metric have in metric. */
const showsSizes = (key: string): boolean =>
  showsNames.has(key) || showsOptions.has(key) || showsCategories.has(key) || /\/selections\b/.test(key);

/** The calls that say how what a job needs is counted. */
const countsNeeds: ReadonlySet<string> = new Set([
  "GET /api/products/{hash}/also-needed",
  "POST /api/products/also-needed",
]);

/** How it is counted, in the page's language and units. */
function saidNeeds(reply: unknown, page: Page): unknown {
  if (page.language === "en" && page.units === "feet") return reply;
  const say = (text: unknown) =>
    typeof text === "string" ? designInWords(text, page.language, page.units) : text;
  const needs = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(needs);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name === "how") return [name, say(inner)];
        return [name, name === "steps" && Array.isArray(inner) ? inner.map(say) : needs(inner)];
      }),
    );
  };
  return written(reply, needs);
}

function inSpanish(key: string, reply: unknown): unknown {
  const fields = writtenBefore.get(key);
  if (fields) return translated(reply, fields);
  if (showsRooms.has(key)) return written(reply, ofRooms);
  if (showsOptions.has(key)) return withMessage(withOptions(reply));
  if (showsCategories.has(key)) return written(reply, withCategories);
  if (showsSupport.has(key)) return withSupport(reply);
  if (showsDevices.has(key)) return withDevices(reply);
  return showsNames.has(key) ? written(reply, named) : withMessage(reply);
}

/** The support desk's conversation, which nobody else has named. */
function withSupport(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(withSupport);
  if (typeof reply !== "object" || reply === null) return reply;
  const entry = Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, withSupport(value)]));
  if (entry.kind !== "support") return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      ["title", "subtitle", "name", "detail"].includes(name) ? support(value) : value,
    ]),
  );
}

const supportWords: Readonly<Record<string, string>> = {
  Support: "Soporte",
  "Help with orders, deliveries and your account": "Ayuda con pedidos, entregas y su cuenta",
};
const support = (text: unknown): unknown =>
  typeof text === "string" && Object.hasOwn(supportWords, text) ? supportWords[text] : text;

/** What was done, as pages show it for a moment. */
function withMessage(reply: unknown): unknown {
  const { message } = (reply ?? {}) as { message?: unknown };
  if (typeof message !== "string" || reply instanceof File) return reply;
  return { ...(reply as object), message: inWords(message, "es") };
}

/** A page's language and units. */
interface Page {
  language: Language;
  units: UnitSystem;
}

/** What the designer says as a page says it, in a copy; the room itself, its products and its name stay as they are. */
export function ofDesigns(reply: unknown, page: Page): unknown {
  return page.language === "en" && page.units === "feet" ? reply : saidOn(page, reply, false);
}

function saidOn(page: Page, reply: unknown, isSaid: boolean): unknown {
  const say = (text: string) => designInWords(text, page.language, page.units);
  if (typeof reply === "string") return isSaid ? say(reply) : reply;
  if (Array.isArray(reply)) return reply.map((each) => saidOn(page, each, isSaid));
  if (typeof reply !== "object" || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => {
      if (unsaid.has(name)) return [name, value];
      if (name === "lines" && Array.isArray(value)) return [name, linesIn(page.language, value)];
      if (name === "words" && isFirstStep(reply)) return [name, say(String(value))];
      // the title of a finding or of the design
      const isTitle = name === "title" && (isSaid || isOfDesign(reply));
      return [name, saidOn(page, value, isTitle || saidOfDesigns.has(name))];
    }),
  );
}

/** Rooms and prices are large, and have no sentences in them. */
const unsaid: ReadonlySet<string> = new Set(["design", "takeoff"]);

/** A line names a product, which stays as it is, and where it goes. */
const linesIn = (language: Language, lines: unknown[]): unknown[] =>
  language === "en" ? lines : lines.map(lineInSpanish);

const lineInSpanish = (line: unknown): unknown =>
  typeof (line as { where?: unknown } | null)?.where === "string"
    ? { ...(line as object), where: placeInSpanish((line as { where: string }).where) }
    : line;

/** Others are called by what somebody asked for. */
const isFirstStep = (reply: object): boolean => "credits" in reply && "number" in reply && reply.number === 0;

/** A reply changed, whether it is written already or not. */
const written = (reply: unknown, change: (reply: unknown) => unknown): unknown =>
  reply instanceof WrittenReply ? WrittenReply.ofText(JSON.stringify(change(reply.toJSON()))) : change(reply);

const textIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(textIn) : typeof value === "string" ? inWords(value, "es") : value;

function translated(reply: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(reply)) return reply.map((each) => translated(each, fields));
  if (typeof reply !== "object" || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) =>
      fields.includes(name) ? [name, textIn(value)] : [name, translated(value, fields)],
    ),
  );
}
