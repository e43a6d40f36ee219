import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import {
  type Catalog,
  catalogChanged,
  countVersions,
  currentCatalog,
  publishProduct,
  refreshProducts,
  showPictures,
  updateProduct,
  writeImages,
} from "../products/index.ts";
import { noteUse } from "./files/files.store.ts";
import { lockedProduct } from "./locked-product.flow.ts";
import { fieldsOf } from "./product.flow.ts";
import type { OwnProductRow } from "./product.store.ts";
import { contentOf } from "./revision.rules.ts";
import { decideRevision, placeOfRevision, reviewQueue, vendorOwner } from "./revision.store.ts";
import { allApprovedEmail, approvedEmail, sentBackEmail } from "./revision-emails.rules.ts";

type Revision = NonNullable<OwnProductRow["revision"]>;

interface Seen {
  id: string;
  /** Of the product, as the admin saw it. */
  version: number;
}

interface Decider {
  caller: Caller;
  at: Date;
}

/** The most that one press of a button puts live. */
const mostAtOnce = 200;

const pageOf = ({ hash }: OwnProductRow) => `/account/products/${hash}`;

/** Puts a new product or an edit live and tells its vendor. Refuses (409) one that changed since it was seen. */
export async function approve(platform: Platform, caller: Caller, seen: Seen): Promise<OwnProductRow> {
  const catalog = await currentCatalog(platform);
  const product = await platform.db.transaction().execute(async (db) => {
    const { vendorId, before, revision } = await seenRevision(db, seen);
    const problem = await putLive(db, catalog, before, revision, { caller, at: platform.now() });
    if (problem) failFields({ id: problem });
    const owner = await vendorOwner(db, vendorId);
    if (!owner) return before;
    const name = revision.changes.name ?? before.name;
    const content = approvedEmail({ ...owner, name, kind: revision.kind, path: pageOf(before) });
    await queueMail(db, platform.config, { kind: "product", to: owner.email, content });
    await notify(db, { user_id: owner.id, kind: "product", title: content.subject, link: pageOf(before) });
    return before;
  });
  await catalogChanged(platform);
  return product;
}

/** Sends a new product or an edit back to its vendor; what is live stays. */
export async function sendBack(
  platform: Platform,
  caller: Caller,
  { reason, ...seen }: Seen & { reason: string },
): Promise<OwnProductRow> {
  return platform.db.transaction().execute(async (db) => {
    const { vendorId, before, revision } = await seenRevision(db, seen);
    const by = accountOf(caller).id;
    await decideRevision(db, revision.id, { status: "sent_back", reason, by, at: platform.now() });
    await countVersions(db, [before.id]);
    await noteDecision(db, caller, before, "revision.sent_back");
    const owner = await vendorOwner(db, vendorId);
    if (!owner) return before;
    const name = revision.changes.name ?? before.name;
    const content = sentBackEmail({ ...owner, name, kind: revision.kind, path: pageOf(before) }, reason);
    await queueMail(db, platform.config, { kind: "product", to: owner.email, content });
    const notice = { kind: "product" as const, title: content.subject, body: reason, link: pageOf(before) };
    await notify(db, { user_id: owner.id, ...notice });
    return before;
  });
}

/** Puts all live that a vendor sent by a time, each in a transaction of its own, and tells the vendor once. */
export async function approveAll(
  platform: Platform,
  caller: Caller,
  { vendorId, until }: { vendorId: string; until: Date },
): Promise<{ approved: number; refused: number }> {
  const owner = (await vendorOwner(platform.db, vendorId)) ?? fail("not_found");
  const catalog = await currentCatalog(platform);
  const filter = { status: "pending", vendor: vendorId, until } as const;
  const queue = await reviewQueue(platform.db, filter, { offset: 0, limit: mostAtOnce });
  const done = { approved: 0, refused: 0 };
  for (const { id, hash } of queue) {
    const isLive = await platform.db.transaction().execute(async (db) => {
      const before = await lockedProduct(db, vendorId, hash);
      const { revision } = before;
      const isSeen =
        revision?.id === id && revision.status === "pending" && new Date(revision.sent_at) <= until;
      if (!isSeen) return false;
      return !(await putLive(db, catalog, before, revision, { caller, at: platform.now() }));
    });
    done[isLive ? "approved" : "refused"] += 1;
  }
  if (done.approved === 0) return done;
  await platform.db.transaction().execute(async (db) => {
    const content = allApprovedEmail(owner.first_name, done.approved);
    await queueMail(db, platform.config, { kind: "product", to: owner.email, content });
    await notify(db, {
      user_id: owner.id,
      kind: "product",
      title: content.subject,
      link: "/account/products",
    });
  });
  await catalogChanged(platform);
  return done;
}

async function seenRevision(db: Db, { id, version }: Seen) {
  const place = (await placeOfRevision(db, id)) ?? fail("not_found");
  const before = await lockedProduct(db, place.vendor_id, place.hash);
  const { revision } = before;
  if (revision?.id !== id || revision.status !== "pending") return fail("already_used");
  if (before.version !== version) fail("stale_version");
  return { vendorId: place.vendor_id, before, revision };
}

/** Writes a locked product's pending changes. Returns what is wrong if they cannot go live. */
async function putLive(
  db: Db,
  catalog: Catalog,
  before: OwnProductRow,
  revision: Revision,
  { caller, at }: Decider,
): Promise<string | undefined> {
  if (before.is_held) return "The vendor's account is on hold, so this can't go live.";
  const content = { ...contentOf(before), ...revision.changes };
  if (!catalog.tree.find(content.category)) {
    return "The category was deleted. Send the product back and ask for a different category.";
  }
  if (revision.kind === "new") await publishProduct(db, before.id);
  else await writeContent(db, before, content, revision);
  await decideRevision(db, revision.id, { status: "approved", reason: "", by: accountOf(caller).id, at });
  await countVersions(db, [before.id]);
  await refreshProducts(db, [before.id]);
  await noteDecision(db, caller, before, "revision.approved");
  return undefined;
}

async function writeContent(
  db: Db,
  before: OwnProductRow,
  content: ReturnType<typeof contentOf>,
  { changes }: Revision,
): Promise<void> {
  const { unit, minimum_unit, status } = before;
  const sent = { ...content, unit: unit as "Piece", minimum_unit, status };
  await updateProduct(db, before.id, await fieldsOf(db, sent));
  if (changes.texture !== undefined)
    await noteUse(db, { used: [], left: before.texture ? [before.texture.key] : [] });
  if (!changes.images) return;
  const keys = before.images.map(({ media_key }) => media_key);
  await showPictures(db, before.id, keys, changes.images);
  await writeImages(db, before.id, changes.images);
}

const noteDecision = (
  db: Db,
  caller: Caller,
  { hash }: OwnProductRow,
  action: "revision.approved" | "revision.sent_back",
) => audit(db, { caller, action, about: { type: "product", id: hash }, details: { product: hash } });
