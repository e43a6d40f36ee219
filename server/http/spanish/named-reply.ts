import type { Language } from "../../../domain/languages/language.ts";
import { WrittenReply } from "../written-reply.ts";
import { named } from "./catalog-names.rules.ts";

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

/** The reply of a call with the catalog's names in the language of the page. The reply itself stays as it is. */
export function inLanguage(language: Language, key: string, reply: unknown): unknown {
  if (language === "en" || !showsNames.has(key)) return reply;
  return reply instanceof WrittenReply
    ? WrittenReply.ofText(JSON.stringify(named(reply.toJSON())))
    : named(reply);
}
