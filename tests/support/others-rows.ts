import { sql } from "kysely";
import { probes } from "./permission-probes.ts";
import type { Client, Shop } from "./shop.ts";

/** One record, figures or choices of the caller's own: no rows that could be somebody else's. */
export const withoutRows: ReadonlySet<string> = new Set([
  "GET /api/AI/linked",
  "GET /api/authenticator",
  "GET /api/sociallogin/connections",
  "GET /api/pro/showroom",
  "GET /api/pro/showroom/products",
  "GET /api/pro/showroom/mail-preview",
  "GET /api/pro/showroom/poster",
  "GET /api/floorplans",
  "GET /api/templates",
  "GET /api/pro/coupon-choices",
  "GET /api/pro/profit",
  "GET /api/pro/profit/csv",
  "GET /api/payouts",
  "GET /api/payouts/tax",
  "GET /api/plan",
  "GET /api/plan/preview",
  "GET /api/plan/credits",
  "GET /api/statements",
  "GET /api/notification/settings",
  "GET /api/AI/get_user",
  "GET /api/vendor/import_choices",
  "GET /api/vendor/import_schedule",
  "GET /api/vendor/product-form",
  "GET /api/vendor/attribute-values",
  "GET /api/vendor/terms",
  "GET /api/vendor/sales",
  "GET /api/vendor/sales/csv",
  "GET /api/pro/hire_profile",
  "GET /api/pro/designers",
  "GET /api/pro/vendors",
  "GET /api/style_profile",
  // files of what other lists show
  "GET /api/returns/csv",
  "GET /api/vendor/product-export",
  // rows without ids of their own: their domains' tests look for a second account's
  "GET /api/payouts/made",
  "GET /api/samples/basket",
  "GET /api/samples/orders",
  // no probe leaves two accounts with rows here: their domains' tests do
  "GET /api/messages",
  "GET /api/projectChat",
  "GET /api/reviews/mine",
  "GET /api/vendor/reviews",
]);

/** What lists ask for besides. */
const queries: Readonly<Record<string, string>> = {
  "GET /api/messages": "?q=hello",
  "GET /api/views": "?table=orders",
};

/**
 * Everybody of whom there is something: what each probe makes, for the other pro or vendor too, once changed or removed
 * by its owner and once as it is. Lists that no probe fills get their rows here.
 */
export async function everybodyWithRows(shop: Shop): Promise<Client[]> {
  const { db } = shop.platform;
  const people = new Map<string, Client>();
  await sql`update variants set stock = 100000`.execute(db);
  const worlds = [shop, withPlacesSwapped(shop)];
  for (const [key, make] of firstOfEachKind())
    for (const world of worlds) {
      // selections are proposed for products that one of the two showrooms does not sell
      if (world !== shop && usesTiles.test(key)) continue;
      const { owner, path, body, headers } = await make(world);
      await owner.call(`${key.split(" ")[0]} ${path}`, body, headers);
      const left = await make(world);
      for (const client of [owner, left.owner]) people.set(client.user_id, client);
    }
  for (const { id } of [shop.market.oakstone, shop.market.harbor])
    await sql`insert into leads (id, lead_type, full_name, email, showroom_id)
      values (gen_random_uuid(), 'Pop-Ups', 'Probed', 'probed@probe.test', ${id})`.execute(db);
  return [...people.values()];
}

/** The first two probes about each kind of thing: more would only make more of the same. */
function firstOfEachKind() {
  const kindOf = (key: string) => key.split(" ")[1]!.split("/").slice(2, 4).join("/");
  const byKind = Map.groupBy(Object.entries(probes), ([key]) => kindOf(key).replace(/\/?\{.*/, ""));
  return [...byKind.values()].flatMap((kind) => kind.slice(0, 2));
}

const usesTiles = /\/selections|update_project_cart/;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export interface ListWalk {
  /** By list, the accounts that found something of their own in it. */
  owners: Map<string, Set<string>>;
  /** What two accounts of one kind found, though it belongs to one of them. */
  leaks: string[];
}

/** The same market with the two pros and the two vendors in each other's places, so that both have something. */
function withPlacesSwapped(shop: Shop): Shop {
  const { oakstone, harbor, tileVendor, faucetVendor } = shop.market;
  const market = {
    ...shop.market,
    oakstone: harbor,
    harbor: oakstone,
    tileVendor: faucetVendor,
    faucetVendor: tileVendor,
  };
  return { ...shop, market };
}

/** Asks for every list as each of these people, and looks for ids that two accounts of one kind see. */
export async function walkLists(shop: Shop, people: readonly Client[]): Promise<ListWalk> {
  const { kinds, isPublic } = await whoIsWho(shop);
  const walk: ListWalk = { owners: new Map(), leaks: [] };
  for (const list of listsOf(shop)) {
    const seenBy = new Map<string, Client>();
    const owners = new Set<string>();
    for (const person of people) {
      const { status, body } = await person.call(`${list}${queries[list] ?? ""}`);
      if (status !== 200) continue;
      const kind = kinds.get(person.user_id) ?? "AI account";
      for (const id of new Set(JSON.stringify(body.data ?? body).match(uuid))) {
        if (isPublic.has(id) || id === person.user_id) continue;
        owners.add(person.user_id);
        const other = seenBy.get(`${kind} ${id}`);
        if (other && other.user_id !== person.user_id)
          walk.leaks.push(`${list}: ${id} is seen by two of ${kind}`);
        seenBy.set(`${kind} ${id}`, person);
      }
    }
    walk.owners.set(list, owners);
  }
  return walk;
}

/** Every call that lists what belongs to the caller. */
export const listsOf = (shop: Shop): string[] =>
  shop.app.routes
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ key, permission }) => /^GET [^{]+$/.test(key) && !/^(public|admin|dev)\.|moderate/.test(permission),
    )
    .map(({ key }) => key as string)
    // one never ends, the others send an email
    .filter((key) => !/\/(stream|resend|verify_otp)$/.test(key));

async function whoIsWho({ platform: { db } }: Shop) {
  const { rows: users } = await sql<{ id: string; type: string }>`select id, type from users`.execute(db);
  const { rows: open } = await sql<{ id: string }>`
    select id from users where type <> 'User' union select id from showrooms union select id from vendors`.execute(
    db,
  );
  return {
    kinds: new Map(users.map(({ id, type }) => [id, type])),
    isPublic: new Set(open.map(({ id }) => id)),
  };
}
