import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../web/routes.ts";

/** The user who opens a page: a guest in a showroom, a demo user, or a new account. */
export type Visitor =
  | "guest"
  | "customer"
  | "pro"
  | "vendor"
  | "admin"
  | "newcomer"
  | "newcomer to AI 3D Design";

/** What the examples' addresses need to know of the demo marketplace. */
export type Known = Record<
  | "product"
  | "template"
  | "project"
  | "room"
  | "share"
  | "order"
  | "returned"
  | "application"
  | "user"
  | "client"
  | "coupon"
  | "subscriber"
  | "list"
  | "listed"
  | "conversation"
  | "hirable"
  | "hire"
  | "request"
  | "shownProject"
  | "selected"
  | "selectedRoom"
  | "selectedBy"
  | "selection"
  | "board"
  | "sharedBoard"
  | "payee"
  | "month"
  | "proposal"
  | "shownProposal",
  string
>;

export interface Example {
  by: Visitor;
  address: string | ((known: Known) => string);
  /** The page's own answer where it is no 200. */
  status?: number;
  /** Calls that are refused on purpose: what the page shows is the refusal. */
  refused?: RegExp;
  /** Shows on purpose what waiting looks like. */
  isWaiting?: true;
  /** A room in 3D: looked at on a desk alone, since other journeys open rooms on phones and tablets. */
  isRoom?: true;
  /** What most visitors see: asked for accessibility at every width. */
  isMain?: true;
}

const guest = (address: Example["address"], more: Partial<Example> = {}): Example => ({
  by: "guest",
  address,
  ...more,
});
const by = (visitor: Visitor, address: Example["address"], more: Partial<Example> = {}): Example => ({
  by: visitor,
  address,
  ...more,
});
const main = { isMain: true } as const;

/** At least one address for every page of the route table, by its path there. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  "": [guest("", main)],
  "visualize/room/:id": [by("customer", ({ room }) => `visualize/room/${room}`, { isRoom: true })],
  "visualize/contractor/all": [guest("visualize/contractor/all", main)],
  visualize: [guest("visualize")],
  "visualize/draw": [guest("visualize/draw")],
  "visualize/templates": [guest("visualize/templates")],
  "visualize/templates/:id": [guest(({ template }) => `visualize/templates/${template}`)],
  "visualize/checklist": [by("customer", "visualize/checklist")],
  "visualize/try/:hash": [guest(({ product }) => `visualize/try/${product}?choose=1`)],
  "visualize/photo": [guest(({ product }) => `visualize/photo?product=${product}`)],
  "visualize/shared/:token": [guest(({ share }) => `visualize/shared/${share}`, { isRoom: true })],
  "account/addresses": [by("customer", "account/addresses"), by("pro", "account/addresses")],
  "account/cards": [by("customer", "account/cards")],
  "account/tax": [by("customer", "account/tax"), by("pro", "account/tax")],
  "account/admin/payments": [by("admin", "account/admin/payments")],
  "account/admin/payments/:id": [
    {
      by: "admin",
      address: "account/admin/payments/0190aaaa-0000-7000-8000-00000000dead",
      status: 200,
      refused: /\/api\/admin\/payments\//,
    },
  ],
  "account/admin/disputes": [by("admin", "account/admin/disputes")],
  "account/admin/disputes/:id": [
    {
      by: "admin",
      address: "account/admin/disputes/0190aaaa-0000-7000-8000-00000000dead",
      status: 200,
      refused: /\/api\/admin\/disputes\//,
    },
  ],
  "account/admin/tax-certificates": [by("admin", "account/admin/tax-certificates")],
  "account/samples": [by("customer", "account/samples")],
  "account/sample-requests": [
    by("vendor", "account/sample-requests"),
    by("vendor", "account/sample-requests?state=shipped"),
  ],
  payout_setup: [by("vendor", "payout_setup"), by("pro", "payout_setup")],
  style: [guest("style"), guest("style?a=0101012012")],
  "account/boards": [by("customer", "account/boards"), by("pro", "account/boards")],
  "account/boards/:id": [by("customer", ({ board }) => `account/boards/${board}`)],
  "shared/board/:token": [guest(({ sharedBoard }) => `shared/board/${sharedBoard}`)],
  "account/statements": [by("vendor", "account/statements"), by("pro", "account/statements")],
  "account/statements/:month": [by("vendor", ({ month }) => `account/statements/${month}`)],
  "account/admin/reconciliation": [by("admin", "account/admin/reconciliation")],
  "account/admin/reports": [by("admin", "account/admin/reports")],
  "account/admin/payees": [by("admin", "account/admin/payees")],
  "account/admin/payees/:user": [by("admin", ({ payee }) => `account/admin/payees/${payee}`)],
  "account/admin/payees/:user/:month": [
    by("admin", ({ payee, month }) => `account/admin/payees/${payee}/${month}`),
  ],
  projects: [by("customer", "projects"), by("pro", "projects")],
  "projects/choose": [by("customer", "projects/choose", main)],
  "projects/:id": [by("customer", ({ project }) => `projects/${project}`, main)],
  "department/:menu_slug/:category_slug?": [
    guest("department/bathroom", main),
    guest("department/flooring/tile-flooring"),
  ],
  "category/:category": [guest("category/tile-flooring", main)],
  "category/:category/product": [
    guest("category/tile-flooring/product", main),
    guest("category/tile-flooring/product?view=table"),
    guest("category/all/product?q=matte+blak+fauset"),
  ],
  "product/:hash/:vsd_id?": [guest(({ product }) => `product/${product}/OAKSTONE`, main)],
  compare: [guest(({ product }) => `compare?ids=${product}`), guest("compare")],
  "documents/:hash/:kind": ["spec-sheet", "care-and-installation", "warranty"].map((kind) =>
    guest(({ product }) => `documents/${product}/${kind}`),
  ),
  "sample/:hash": [guest(({ product }) => `sample/${product}`)],
  cart: [by("customer", "cart", main), guest("cart")],
  checkout: [by("customer", "checkout", main)],
  "checkout-payment": [by("customer", "checkout-payment")],
  thankyou: [by("customer", ({ order }) => `thankyou?order=${order}`)],
  "account/profile": [by("customer", "account/profile")],
  "account/security": [by("customer", "account/security")],
  notification: [by("customer", "notification")],
  "account/notifications": [
    by("customer", "account/notifications"),
    by("pro", "account/notifications"),
    by("vendor", "account/notifications"),
    by("admin", "account/notifications"),
  ],
  change_password: [by("customer", "change_password")],
  account: [
    by("customer", "account"),
    by("pro", "account", main),
    by("vendor", "account"),
    by("admin", "account"),
  ],
  "account/orders": [by("customer", "account/orders"), by("pro", "account/orders")],
  "account/leads": [by("pro", "account/leads")],
  "account/leads/all": [by("admin", "account/leads/all")],
  "account/reviews": [by("customer", "account/reviews")],
  "account/reviews/moderation": [by("admin", "account/reviews/moderation")],
  "account/api-keys": [by("vendor", "account/api-keys")],
  "account/sales": [by("vendor", "account/sales"), by("vendor", "account/sales?days=365")],
  "account/webhooks": [by("vendor", "account/webhooks"), by("pro", "account/webhooks")],
  "account/products/import": [by("vendor", "account/products/import")],
  "account/products/import/:id": [by("vendor", ({ list }) => `account/products/import/${list}`)],
  "account/reviews/answers": [by("vendor", "account/reviews/answers")],
  "account/orders/:id": [by("customer", ({ order }) => `account/orders/${order}`)],
  "account/messages": [
    by("customer", "account/messages"),
    by("pro", "account/messages"),
    by("customer", "account/messages?q=tile"),
  ],
  "account/messages/:id": [by("customer", ({ conversation }) => `account/messages/${conversation}`)],
  "account/admin/support": [by("admin", "account/admin/support")],
  "account/privacy": [by("customer", "account/privacy")],
  "account/clients": [by("pro", "account/clients"), by("pro", "account/clients?view=list")],
  "account/clients/import": [by("pro", "account/clients/import")],
  "account/clients/invitations": [by("pro", "account/clients/invitations")],
  "account/designers": [by("pro", "account/designers")],
  "account/vendors": [by("pro", "account/vendors")],
  "account/profit": [by("pro", "account/profit"), by("pro", "account/profit?days=365")],
  "account/coupons": [by("pro", "account/coupons"), by("pro", "account/coupons?state=ended")],
  "account/coupons/:id": [by("pro", ({ coupon }) => `account/coupons/${coupon}`)],
  "account/clients/:id": [by("pro", ({ client }) => `account/clients/${client}`)],
  "account/team": [by("pro", "account/team")],
  pros: [guest("pros", main), guest("pros?zip=97205&service=kitchen"), guest("pros?zip=00000")],
  "pros/:id": [guest(({ hirable }) => `pros/${hirable}`, main)],
  "pros/:id/ask": [by("customer", ({ hirable }) => `pros/${hirable}/ask`)],
  "account/returns": [
    by("customer", "account/returns"),
    by("vendor", "account/returns"),
    by("pro", "account/returns?view=all"),
    by("admin", "account/returns?view=open"),
  ],
  "account/returns/new": [by("customer", ({ order }) => `account/returns/new?order=${order}`)],
  "account/returns/:id": [by("customer", ({ returned }) => `account/returns/${returned}`)],
  "account/proposals": [by("pro", "account/proposals"), by("customer", "account/proposals")],
  "account/proposals/:id": [by("pro", ({ proposal }) => `account/proposals/${proposal}`)],
  "proposal/:token": [by("customer", ({ shownProposal }) => `proposal/${shownProposal}`)],
  "account/hires": [by("customer", "account/hires")],
  "account/hires/:id": [by("customer", ({ hire }) => `account/hires/${hire}`)],
  "account/requests": [by("pro", "account/requests")],
  "account/requests/:id": [by("pro", ({ request }) => `account/requests/${request}`)],
  "account/hire-profile": [by("pro", "account/hire-profile")],
  "account/selections": [by("customer", "account/selections"), by("pro", "account/selections?show=all")],
  "account/selections/:id": [
    by("customer", ({ selected }) => `account/selections/${selected}`),
    by("pro", ({ selected }) => `account/selections/${selected}`),
  ],
  "account/selections/:id/propose": [by("pro", ({ selected }) => `account/selections/${selected}/propose`)],
  "account/selections/:id/rooms/:room": [
    by(
      "customer",
      ({ selected, selectedRoom, selection }) =>
        `account/selections/${selected}/rooms/${selectedRoom}?selection=${selection}`,
      { isRoom: true },
    ),
  ],
  "shared/project/:token/rooms/:room": [
    guest(
      ({ selectedBy, selectedRoom, selection }) =>
        `shared/project/${selectedBy}/rooms/${selectedRoom}?selection=${selection}`,
      { isRoom: true },
    ),
  ],
  "shared/project/:token/room/:room": [
    guest(({ selectedBy, selectedRoom }) => `shared/project/${selectedBy}/room/${selectedRoom}`, {
      isRoom: true,
    }),
  ],
  "projects/:id/rooms/:room": [
    by("customer", ({ selected, selectedRoom }) => `projects/${selected}/rooms/${selectedRoom}`, {
      isRoom: true,
    }),
  ],
  "shared/project/:token": [guest(({ shownProject }) => `shared/project/${shownProject}`, main)],
  "account/showroom": [by("pro", "account/showroom")],
  "account/showroom/selling": [by("pro", "account/showroom/selling")],
  "account/showroom/profile": [by("pro", "account/showroom/profile")],
  "account/showroom/front": [by("pro", "account/showroom/front")],
  "account/showroom/branding": [by("pro", "account/showroom/branding")],
  "account/showroom/share": [by("pro", "account/showroom/share")],
  "account/admin/approvals": [by("admin", "account/admin/approvals")],
  "account/admin/approvals/:id": [by("admin", ({ application }) => `account/admin/approvals/${application}`)],
  "account/admin/catalog-review": [
    by("admin", "account/admin/catalog-review"),
    by("admin", "account/admin/catalog-review?status=sent_back"),
  ],
  "account/admin/users": [by("admin", "account/admin/users", main)],
  "account/admin/users/:id": [by("admin", ({ user }) => `account/admin/users/${user}`)],
  "account/products": [by("vendor", "account/products")],
  "account/shipping": [by("vendor", "account/shipping")],
  "account/products/new": [by("vendor", "account/products/new")],
  "account/products/:hash": [by("vendor", ({ listed }) => `account/products/${listed}`)],
  "account/admin/audit": [by("admin", "account/admin/audit")],
  "account/admin/structure": [by("admin", "account/admin/structure")],
  "account/admin/structure/departments/:id": [by("admin", "account/admin/structure/departments/1")],
  "account/admin/structure/categories/:id": [by("admin", "account/admin/structure/categories/1")],
  "account/admin/structure/attributes": [by("admin", "account/admin/structure/attributes")],
  "account/admin/structure/file": [by("admin", "account/admin/structure/file")],
  "account/admin/coupons": [by("admin", "account/admin/coupons")],
  "account/admin/brands": [by("admin", "account/admin/brands")],
  "account/admin/brands/:id": [by("admin", "account/admin/brands/1")],
  "account/admin/visits": [by("admin", "account/admin/visits")],
  "account/plan": [by("pro", "account/plan")],
  "account/admin/plans": [
    by("admin", "account/admin/plans"),
    by("admin", "account/admin/plans?state=lapsed"),
  ],
  "account/admin/plans/:id": [by("admin", ({ subscriber }) => `account/admin/plans/${subscriber}`)],
  "account/admin/payouts": [by("admin", "account/admin/payouts")],
  "account/admin/content": [by("admin", "account/admin/content")],
  "account/admin/content/:piece": [
    by("admin", "account/admin/content/faq"),
    by("admin", "account/admin/content/terms_of_service"),
    by("admin", "account/admin/content/testimonials"),
  ],
  "account/admin/settings": [by("admin", "account/admin/settings")],
  "account/admin/queues": [by("admin", "account/admin/queues")],
  "account/admin/services": [by("admin", "account/admin/services")],
  "account/admin/ledger": [
    by("admin", "account/admin/ledger"),
    by("admin", "account/admin/ledger?account=1"),
  ],
  "account/admin/health": [by("admin", "account/admin/health")],
  login: [guest("login", main)],
  "pro-account/login": [guest("pro-account/login")],
  register: [guest("register", main)],
  "sociallogin/prove": [guest("sociallogin/prove", { refused: /\/api\/sociallogin\/prove/ })],
  "sociallogin/:provider": [guest("sociallogin/acme?error=access_denied")],
  "register/contractor": [guest("register/contractor")],
  "register/vendor": [guest("register/vendor")],
  verifiction: [by("newcomer", "verifiction")],
  account_verify: [by("newcomer", "account_verify")],
  "invitation/:token": [guest(`invitation/${"0".repeat(43)}`)],
  "unsubscribe/:token": [guest(`unsubscribe/${"0".repeat(64)}`)],
  "verify/:hash": [guest(`verify/${"0".repeat(64)}`, { refused: /\/api\/email\/verify\// })],
  reset_password: [guest("reset_password")],
  password_reset: [guest("password_reset"), guest(`password_reset?token=${"0".repeat(64)}`)],
  "dev/mailbox": [guest("dev/mailbox")],
  about_us: [guest("about_us")],
  how_it_works: [guest("how_it_works")],
  contact: [guest("contact")],
  help: [guest("help")],
  faq: [guest("faq", main)],
  return_policy: [guest("return_policy")],
  your_orders: [guest("your_orders")],
  cookies_policy: [guest("cookies_policy")],
  terms_of_service: [guest("terms_of_service")],
  privacy_policy: [guest("privacy_policy")],
  "our-brands": [guest("our-brands")],
  "pro-account": [guest("pro-account")],
  "design-ai": [guest("design-ai")],
  "design-ai/requests/:id": [
    by("newcomer to AI 3D Design", "design-ai/requests/0190aaaa-0000-7000-8000-00000000dead", {
      status: 200,
      refused: /\/api\/AI\/jobs\//,
    }),
  ],
  "shared/design/:token": [guest("shared/design/no-such-design-0000000", { status: 404 })],
  "account/designs/:id": [
    by("pro", "account/designs/0190aaaa-0000-7000-8000-00000000dead", { refused: /\/api\/pro\/designs\// }),
  ],
  "design-ai/login": [guest("design-ai/login")],
  "design-ai/singup": [guest("design-ai/singup")],
  "design-ai/welcome": [by("newcomer to AI 3D Design", "design-ai/welcome")],
  ui: [guest("ui", { isWaiting: true })],
  "enter/:showroom_id": [guest("enter/NOSUCH00", { status: 404 })],
  "404": [guest("404", { status: 404, ...main })],
  "*": [guest("nowhere/at-all", { status: 404 })],
};

/** Files among the routes: an example URL of each, by its path in the route table, and its response type. */
export const fileExamples: Readonly<Record<string, { address(known: Known): string; type: RegExp }>> = {
  "product-details": { address: ({ product }) => `product-details?pid=${product}`, type: /html/ },
  "menus.json": { address: () => "menus.json", type: /json/ },
  "visualize/templates/:id/drawing.svg": {
    address: ({ template }) => `visualize/templates/${template}/drawing.svg`,
    type: /svg/,
  },
};

/** Paths of the route table: the pages, the files, and all with the module below web/ that answers. */
export const routePaths = (() => {
  const leaves = (routes as RouteConfigEntry[]).flatMap((route) => leavesOf(route));
  const ofKind = (isPage: boolean) =>
    leaves.filter(({ file }) => file.endsWith(".page.tsx") === isPage).map(({ path }) => path);
  return { pages: ofKind(true), files: ofKind(false), all: leaves };
})();

function leavesOf(
  { path = "", file, children }: RouteConfigEntry,
  above = "",
): { path: string; file: string }[] {
  const whole = [above, path].filter(Boolean).join("/");
  return children ? children.flatMap((child) => leavesOf(child, whole)) : [{ path: whole, file }];
}
