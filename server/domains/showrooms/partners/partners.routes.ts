import { listDesigners, listShowroomVendors, showVendor } from "../../../../contract/showrooms/partners.ts";
import { accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { showVendorInShowroom } from "../showrooms/index.ts";
import { designerView, lateOrders, openStatuses, vendorView } from "./partners.rules.ts";
import {
  designersOf,
  designerWork,
  openInvitations,
  openItems,
  vendorSales,
  vendorsOf,
} from "./partners.store.ts";

const designers = serve(listDesigners, async ({ caller, platform: { db, now } }) => {
  const pro_id = accountOf(caller).id;
  const [rows, open] = await Promise.all([designersOf(db, pro_id), openInvitations(db, pro_id, now())]);
  const work = await designerWork(
    db,
    pro_id,
    rows.map(({ id }) => id),
  );
  const byDesigner = Map.groupBy(work, ({ designer_id }) => designer_id);
  return {
    data: {
      designers: rows.map((row) => designerView(row, byDesigner.get(row.id) ?? [])),
      open: open.map((one) => ({
        ...one,
        sent_at: one.sent_at.toISOString(),
        expires_at: one.expires_at.toISOString(),
      })),
    },
  };
});

const vendors = serve(listShowroomVendors, async ({ caller, platform: { db, now } }) => {
  const pro_id = accountOf(caller).id;
  const [rows, sales, items] = await Promise.all([
    vendorsOf(db, pro_id),
    vendorSales(db, pro_id),
    openItems(db, pro_id, openStatuses),
  ]);
  const salesOf = new Map(sales.map((one) => [one.vendor_id, one]));
  const late = lateOrders(items, now());
  return { data: rows.map((row) => vendorView(row, salesOf.get(row.id), late.get(row.id) ?? 0)) };
});

const show = serve(showVendor, async ({ params, body: { is_shown }, caller, platform }) => {
  await showVendorInShowroom(platform, caller, params.id, is_shown);
  return {
    message: is_shown
      ? "Your showroom shows its products now."
      : "Your showroom leaves its products out now.",
    data: { id: params.id, is_shown },
  };
});

export const routes: readonly Route[] = [designers, vendors, show];
