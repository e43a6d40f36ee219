import { sql } from "kysely";
import { newId, randomToken, tokenHash } from "../../server/platform/ids.ts";
import { addShowroom, addUser, addVendor } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import type { Client, Shop } from "./shop.ts";

/** Somebody to whom nothing belongs that the probes make. */
export interface Stranger {
  name: string;
  /** The column of docs/permissions.md with what such a caller hears. */
  column: "Guest" | "User" | "Contractor" | "Designer" | "Vendor" | "Admin without code" | "AI account";
  headers: Record<string, string>;
  /** What was between them and the owner of the probe, before it ended. */
  meet?(probe: Probe): Promise<void>;
  /** The calls that such a caller is a stranger to; all, unless told. */
  isStrangerTo?(key: string): boolean;
}

/** What a customer shares with nobody, not even with the pro of the showroom. */
const isPrivate = (key: string) =>
  /^\w+ \/api\/(boards|rooms|floorplans|templates|privacy|sessions|passkeys|notification)\b/.test(key);

export async function everyKindOfStranger(shop: Shop): Promise<Stranger[]> {
  const { db } = shop.platform;
  const { oakstone } = shop.market;
  const designer = await addUser(db, "Contractor", "Stranger Hired Before");
  await sql`update users set is_designer = true where id = ${designer}`.execute(db);
  const pro = await addShowroom(db, "STRANGER", "Stranger Tiles", 1000, [1, 2, 3]);
  const vendor = await addVendor(db, "Stranger Supply", "Boise", "ID");
  const owesCode = await shop.signIn(await addUser(db, "Admin", "Stranger Office"));
  await sql`update sessions set otp_verified_at = null where user_id = ${owesCode.user_id}`.execute(db);
  const signedIn = async (user: string | Promise<string>) => by(await shop.signIn(await user));
  const strangers: Stranger[] = [
    { name: "a guest", column: "Guest", headers: {} },
    {
      name: "a guest with another cart",
      column: "Guest",
      headers: { Cookie: `__Host-cart=${randomToken(16)}` },
    },
    {
      name: "another customer",
      column: "User",
      headers: await signedIn(addUser(db, "User", "Stranger Customer")),
    },
    { name: "another pro", column: "Contractor", headers: await signedIn(pro.user_id) },
    {
      name: "a designer whose hire is over",
      column: "Designer",
      headers: await signedIn(designer),
      meet: ({ owner }) => hireUntilNow(shop, owner, designer),
    },
    { name: "another vendor", column: "Vendor", headers: await signedIn(vendor.user_id) },
    { name: "an admin who owes the code", column: "Admin without code", headers: by(owesCode) },
    { name: "an AI design account", column: "AI account", headers: await aiAccount(shop) },
    { name: "a former member of the team", column: "User", headers: by(await formerMember(shop)) },
    {
      name: "the pro of the showroom",
      column: "Contractor",
      headers: await signedIn(oakstone.user_id),
      isStrangerTo: isPrivate,
    },
  ];
  // "prove that it is you" would come before "not found"
  await sql`update sessions set proved_at = now()`.execute(db);
  return strangers;
}

const by = ({ token }: Client) => ({ Authorization: `Bearer ${token}` });

async function aiAccount({ platform: { db } }: Shop) {
  const [id, token] = [newId(), randomToken()];
  await db
    .insertInto("ai_accounts")
    .values({ id, email: "stranger@ai.test", name: "Stranger", password_hash: "" })
    .execute();
  const expires_at = new Date(Date.now() + 3600_000);
  await db
    .insertInto("ai_sessions")
    .values({ id: newId(), ai_account_id: id, token_hash: tokenHash(token), expires_at })
    .execute();
  return { AuthorizationAI: `Bearer ${token}` };
}

/** Everything of the owner's was shared with the designer, who could change it, until the hire was finished. */
async function hireUntilNow({ platform: { db } }: Shop, owner: Client, designer: string): Promise<void> {
  await sql`
    insert into hires (id, user_id, pro_id, project_id, room_id, title, message, status)
    select gen_random_uuid(), of.user_id, ${designer}, of.project, of.room, 'Kitchen', 'Please help.', 'finished'
    from (select user_id, id as project, null::uuid as room from projects
      union all select user_id, null, id from rooms) of
    where of.user_id = ${owner.user_id}`.execute(db);
  await sql`
    insert into project_editors (project_id, user_id)
    select id, ${designer} from projects where user_id = ${owner.user_id} on conflict do nothing`.execute(db);
}

/** Signed in while in the team of Oakstone, and taken off it. */
async function formerMember(shop: Shop): Promise<Client> {
  const { db } = shop.platform;
  const { id: showroom_id, user_id: pro_id } = shop.market.oakstone;
  const user_id = await addUser(db, "User", "Stranger Former Member");
  const id = newId();
  await db.insertInto("team_members").values({ id, showroom_id, user_id, role: "owner" }).execute();
  await db.updateTable("users").set({ works_in: id }).where("id", "=", user_id).execute();
  const member = await shop.signIn(user_id);
  const before = await member.call("GET /api/pro/clients");
  const pro = await shop.signIn(pro_id);
  const taken = await pro.call(`DELETE /api/pro/team/${id}`);
  if (before.status !== 200 || taken.status !== 200) throw new Error("there was no member of the team");
  return member;
}

/** What a stranger hears of a call about one of the owner's things: the status and the code. */
export async function askAsStranger(
  { app }: Shop,
  { headers: identity }: Stranger,
  key: string,
  { path, body, headers = {} }: Probe,
): Promise<string> {
  const isForm = body instanceof FormData;
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method: key.split(" ")[0]!,
      // a form brings its own type, with its boundary
      headers: { ...(!isForm && { "Content-Type": "application/json" }), ...identity, ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const { code, data } = isJson ? (JSON.parse(text) as { code?: string; data?: unknown }) : {};
  return `${response.status} ${code ?? "without a code"}${data === undefined ? "" : " with data"}`;
}

const refusals: Readonly<Record<string, string>> = {
  // some are told first that such an account buys nothing at all
  yes: "404 not_found|403 cannot_buy",
  prove: "404 not_found",
  "401": "401 unauthenticated",
  code: "403 otp_required",
  verify: "403 email_unverified",
};

/** What docs/permissions.md lets such a caller hear: not found, unless the call is closed to them anyway. */
export const refusalFor = (cell: string | undefined): RegExp =>
  new RegExp(`^(${refusals[cell ?? ""] ?? "403 (forbidden|cannot_buy)"})$`);
