import {
  approveRevision,
  approveVendorRevisions,
  changeVendorReviewRule,
  listReviewQueue,
  type QueuedReview,
  sendBackRevision,
  withdrawRevision,
} from "../../../../contract/catalog/catalog-review.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { type Catalog, countVersions, currentCatalog } from "../products/index.ts";
import { approve, approveAll, sendBack } from "./decide.flow.ts";
import { noteUse } from "./files/files.store.ts";
import { lockedProduct } from "./locked-product.flow.ts";
import { ownProduct } from "./product.store.ts";
import { reviewView } from "./revision.rules.ts";
import {
  countQueue,
  type QueueRow,
  reviewQueue,
  setReviewRule,
  withdrawRevisions,
} from "./revision.store.ts";
import { vendorOf } from "./vendor.store.ts";

const queue = serve(listReviewQueue, async ({ query, platform }) => {
  const { page, per_page, status, vendor } = query;
  // before the rows are read: what comes in meanwhile is not among them
  const as_of = platform.now().toISOString();
  const filter = { status, vendor };
  const [rows, total, catalog] = await Promise.all([
    reviewQueue(platform.db, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    countQueue(platform.db, filter),
    currentCatalog(platform),
  ]);
  const views = await Promise.all(rows.map((row) => queuedView(platform, catalog, row)));
  const asked = { status, ...(vendor && { vendor }) };
  const path = "/api/admin/catalog-review";
  const found = views.filter((view) => view !== undefined);
  return { data: { ...listForm(found, { total, page, per_page, path, query: asked }), as_of } };
});

async function queuedView(
  { db }: Platform,
  catalog: Catalog,
  row: QueueRow,
): Promise<QueuedReview | undefined> {
  const product = await ownProduct(db, row.vendor_id, row.hash);
  const review = product && reviewView(product, catalog);
  // decided a moment ago
  if (!review || review.id !== row.id) return undefined;
  const { vendor_id: id, vendor: name, rule, waiting, price_from, variants, hash } = row;
  return {
    ...review,
    hash,
    variants,
    name: product.name,
    version: product.version,
    is_live: product.was_live,
    vendor: { id, name, rule, waiting },
    price_from: toDollars(price_from),
    unit: product.unit,
  };
}

const approval = serve(approveRevision, async ({ params, body, caller, platform }) => {
  const { hash, name } = await approve(platform, caller, { ...params, ...body });
  wakeMail(platform);
  return { message: `${name} is live.`, data: { ...params, hash } };
});

const return_ = serve(sendBackRevision, async ({ params, body, caller, platform }) => {
  const { hash, name } = await sendBack(platform, caller, { ...params, ...body });
  wakeMail(platform);
  return { message: `${name} sent back.`, data: { ...params, hash } };
});

const all = serve(approveVendorRevisions, async ({ params, body, caller, platform }) => {
  const done = await approveAll(platform, caller, { vendorId: params.id, until: new Date(body.as_of) });
  wakeMail(platform);
  const left = await countQueue(platform.db, { status: "pending", vendor: params.id });
  return { data: { ...done, left } };
});

const rule = serve(changeVendorReviewRule, async ({ params, body, caller, platform }) => {
  const name = await platform.db.transaction().execute(async (db) => {
    const named = (await setReviewRule(db, params.id, body.rule)) ?? fail("not_found");
    const about = { type: "vendor", id: params.id };
    await audit(db, { caller, action: "vendor.review_changed", about, details: { rule: body.rule } });
    return named;
  });
  const words = {
    default: `${name} follows the marketplace setting.`,
    always: `Everything ${name} sends now needs review.`,
    never: `${name}'s products and edits go live at once.`,
  };
  return { message: words[body.rule], data: { ...params, ...body } };
});

const withdraw = serve(withdrawRevision, async ({ params, caller, platform }) => {
  await platform.db.transaction().execute(async (db) => {
    const vendor = (await vendorOf(db, accountOf(caller).id)) ?? fail("not_found");
    const { id, files } = await lockedProduct(db, vendor.id, params.hash);
    const closed = await withdrawRevisions(db, [id]);
    if (closed.length === 0) fail("already_used");
    await countVersions(db, closed);
    await noteUse(db, { used: [], left: files.map(({ key }) => key) });
  });
  return { data: params };
});

export const routes = [queue, approval, return_, all, rule, withdraw];
