/** Pages of the shop that anyone may open and that search engines should know, by their paths within the shop. */
export const publicPages: readonly string[] = [
  "/",
  "/about_us",
  "/how_it_works",
  "/our-brands",
  "/pro-account",
  "/faq",
  "/contact",
  "/your_orders",
  "/return_policy",
  "/privacy_policy",
  "/cookies_policy",
  "/terms_of_service",
  "/visualize",
  "/visualize/templates",
  "/style",
  "/design-ai",
  "/register",
  "/register/contractor",
  "/login",
];

/** Pages that belong to one visitor; search engines have no business there. */
export const personalPages: readonly string[] = [
  "/account",
  "/cart",
  "/change_password",
  "/checkout",
  "/checkout-payment",
  "/notification",
  "/projects",
  "/thankyou",
  "/verifiction",
  "/account_verify",
  "/verify/",
  "/reset_password",
  "/password_reset",
  "/visualize/room/",
  "/visualize/shared/",
];

const families: readonly (readonly [RegExp, string])[] = [
  [/^\/product\/[^/]+(\/[^/]+)?$/, "/product"],
  [/^\/department\/[^/]+(\/[^/]+)?$/, "/department"],
  [/^\/category\/[^/]+$/, "/category"],
  [/^\/category\/[^/]+\/product$/, "/category/product"],
  [/^\/visualize\/templates\/[^/]+$/, "/visualize/templates/one"],
  [/^\/visualize\/(contractor\/all|draw|checklist)$/, "/visualize/$1"],
];

/**
 * The name under which a page view is counted: its own path for single pages, the pattern for others. Pages of one
 * visitor are "other", so no id or token from a URL is ever stored.
 */
export function countedPage(path: string): string {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (publicPages.includes(bare)) return bare;
  const family = families.find(([form]) => form.test(bare));
  return family ? bare.replace(family[0], family[1]) : "other";
}
