import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const slash = String.raw`[\\/]`;

/** Matches the files of each folder, by name without ending, and icons; a file that has moved stops the build. */
function files(folders: Readonly<Record<string, string>>, icons = ""): RegExp {
  const ours = Object.entries(folders).map(([folder, names]) => {
    for (const name of listOf(names)) {
      const file = join(root, folder, name);
      if (![".ts", ".tsx", ".json"].some((ending) => existsSync(`${file}${ending}`)))
        throw new Error(`${file}.ts is not there.`);
    }
    return `${folder.replaceAll("/", slash)}${slash}${anyOf(names)}\\.(?:tsx?|json)`;
  });
  const drawn = icons ? [`lucide-react${slash}.*${slash}${anyOf(icons)}\\.mjs`] : [];
  return new RegExp(`${slash}(?:${[...ours, ...drawn].join("|")})$`);
}

const listOf = (names: string) => names.trim().split(/\s+/);
const anyOf = (names: string) => `(?:${listOf(names).join("|")})`;

/** What every page of the shop loads. */
const shell = files(
  {
    "domain/catalog": "area-words page-areas page-units",
    "domain/days": "clock",
    "domain/orders": "own-value",
    "domain/places": "phone",
    "web/app": "canonical-path followed-links nonce page-counter scroll-to-top",
    "web/app/first-load": "early-use first-load",
    "web/app/offline": "keep-pages",
    "web/app/session": "session-bar session-keeper use-role-gate",
    "web/app/shells": "category-paths consent-banner",
    "web/app/shells/storefront": `
      cart-link department-nav header-menus header mobile-menu search-box showroom-indicator
      use-closing-details use-header-menus use-suggestions user-menu way-links way-list`,
    "web/areas/pro/leads": "lead-form-open",
    "web/client": "api-call api shop-href",
    "web/client/consent": "consent",
    "web/client/session": `
      browser-cookies cart-count landing-path local-store redirect-target role-of-route session-store
      signed-in use-kept use-session use-showroom`,
    "web/kit": "appearance page-choice",
    "web/kit/buying": "who-buys",
    "web/kit/forms": "use-call",
    "web/kit/page": "not-found page-error page-meta page-title wordmark",
    "web/kit/product": "arrival-words product-path",
    "web/ui": `
      badge breadcrumb button dialog field fill-field format link-button load-in-time modal no-picture
      number-entry picture-sources picture progress-bar skeleton states toast-outlet toast use-busy use-is-live
      use-state-for`,
  },
  "chevron-left chevron-right",
);

/** What pages with products share. */
const products = files(
  {
    "web/areas/shop/compare": "compare-mark compare-tray compared",
    "web/areas/shop/documents": "document-path",
    "web/areas/shop": "product-carousel product-grid product-tile rating shop-trail",
    "web/kit/product": "no-stock-words product-price",
  },
  "star",
);

/** The controls to buy a product: on its page and in its quick view. */
const buying = files(
  {
    "web/areas/shop": `
      area-field buy-box stock-and-delivery use-trade-prices variant-choice variant-picker`,
    "web/areas/shop/delivery": "delivery-words use-delivery",
    "web/areas/shop/sample": "has-samples sample-button",
  },
  "box scissors truck warehouse zoom-in",
);

/** What lists share: filter chips and page numbers. */
const lists = files({
  "web/ui": "chip pages-around pagination use-search-asked",
});

/** In a file of its own, or it would share one with the drag-and-drop code of sortable lists. */
const iconButton = files({
  "web/ui": "icon-button",
});

/** In a file of its own: a word or two, which would bring the lists around it along. */
const surfaceName = files({
  "domain/room/geometry": "spanish-place",
  "web/kit/projects": "surface-name",
});

/** Quantities, boxes and how they ship, on product pages and in the cart. */
const quantity = files(
  {
    "contract/catalog": "freight-classes",
    "domain/orders": "freight-class",
    "domain/room/takeoff": "boxes",
    "web/ui": "quantity-field",
  },
  "minus plus",
);

/** What forms share. */
const forms = files({
  "web/kit/forms": "form-age form-note trap-field use-api-form",
  "web/ui": "checkbox focus-invalid select text-field",
});

/** Sign-in and sign-up: names, phones, passwords. */
const entering = files(
  {
    content: "states",
    "domain/places": "us-states",
    "web/kit/forms": "person-fields phone-fields",
    "web/kit/page": "access-frame",
    "web/kit/sign-in": "consent new-password-field",
    "web/ui": "password-field",
  },
  "eye eye-off",
);

/**
 * Few files: React and the router; what all pages share; what pages of a kind share; then what some pages share,
 * small pieces together. A page should load at most 130 KB of compressed JavaScript.
 */
export const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
    priority: 3,
  },
  { name: "shell", test: shell, priority: 2 },
  { name: "products", test: products, priority: 2 },
  { name: "quantity", test: quantity, priority: 2 },
  { name: "buying", test: buying, priority: 2 },
  { name: "forms", test: forms, priority: 2 },
  { name: "entering", test: entering, priority: 2 },
  { name: "lists", test: lists, priority: 2 },
  { name: "icon-button", test: iconButton, priority: 2 },
  { name: "surface-name", test: surfaceName, priority: 2 },
  {
    name: "shared",
    test: /[\\/](?:web|domain|content)[\\/]|[\\/]node_modules[\\/]lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 400,
    priority: 1,
  },
];
