import type { User } from "../../../../contract/identity/accounts.ts";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import { navOf, type WorkRole } from "./work-nav.ts";

/** Something that a role begins: the page or the dialog that its address opens (`use-start.ts`). */
interface WorkAct {
  label: string;
  url: string;
  /** Other words that it is found by. */
  words: string;
  /** The page of the navigation that it belongs to; who has no such page has no such act. */
  page: string;
}

const act = (label: string, page: string, words: string, url = `${page}#new`): WorkAct => ({
  label,
  page,
  words,
  url,
});

const systems = [
  act("New API key", "/account/api-keys", "create developer token integration"),
  act("Add a webhook", "/account/webhooks", "new create developer events integration"),
];
const support = act(
  "Write to support",
  "/account/messages",
  "contact help question ask",
  "/account/messages#support",
);
const payOut = act("Request a payout", "/payout_setup", "money withdraw bank pay out");

/** What each role begins, the most usual first. */
const workActs: Record<WorkRole, readonly WorkAct[]> = {
  Contractor: [
    act("New project", "/projects", "create start begin client job"),
    act("New message", "/account/messages", "write chat client vendor designer support"),
    act("New proposal", "/account/proposals", "create start estimate bid quote offer contract"),
    act("Invite a client", "/account/clients/invitations", "add new customer email link qr"),
    act("Add a client", "/account/clients", "new create customer contact person"),
    act("Invite a designer", "/account/designers", "add new partner email"),
    act("New board", "/account/boards", "create start mood swatches ideas"),
    act("New coupon", "/account/coupons", "create add discount promotion code"),
    act("Gift to a client", "/account/coupons", "give coupon present", "/account/coupons#gift"),
    act("Add a team member", "/account/team", "invite new person sales bookkeeper role"),
    act("Ask for tax exemption", "/account/tax", "send upload resale certificate", "/account/tax"),
    act("Change your markup", "/account/showroom", "set prices margin percent", "/account/showroom"),
    act("Change colors and logo", "/account/showroom", "branding theme", "/account/showroom/branding"),
    payOut,
    ...systems,
    support,
  ],
  Vendor: [
    act("New message", "/account/messages", "write chat showroom pro support"),
    act("New product", "/account/products", "create add item sku list", "/account/products/new"),
    act(
      "Send a price list",
      "/account/products/import",
      "upload import csv excel shopify",
      "/account/products/import",
    ),
    act(
      "Change shipping terms",
      "/account/shipping",
      "freight states minimum lead time",
      "/account/shipping",
    ),
    payOut,
    ...systems,
    support,
  ],
  Admin: [
    act("Add a department", "/account/admin/structure", "new create menu"),
    act(
      "Add an attribute",
      "/account/admin/structure",
      "new create filter",
      "/account/admin/structure/attributes#new",
    ),
    act("Add a brand", "/account/admin/brands", "new create partner logo"),
    act(
      "Change the name and logo",
      "/account/admin/settings",
      "marketplace brand",
      "/account/admin/settings",
    ),
    act(
      "Edit texts",
      "/account/admin/content",
      "change write faq pages emails terms",
      "/account/admin/content",
    ),
    act("Sign in as a user", "/account/admin/users", "view impersonate account help", "/account/admin/users"),
  ],
};

/** The acts that an account may begin; in a team, those of its role. */
export function actsOf(user: Pick<User, "type" | "works_in">): readonly WorkAct[] {
  const pages = new Set(navOf(user).flatMap(({ links }) => links.map(({ url }) => url)));
  return workActs[workTypeOf(user) as WorkRole].filter(({ page }) => pages.has(page));
}
