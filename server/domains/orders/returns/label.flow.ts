import { fail, failFields } from "../../../http/failure.ts";
import { bytesOf } from "../../../http/uploads.ts";
import { drawPaper } from "../../../pdf/paper.ts";
import { randomToken } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { paperBrandOf } from "../../showrooms/showrooms/index.ts";
import { lockItems, showOrder, type Viewer } from "../orders/index.ts";
import { holdCase, takeStep } from "./answer.flow.ts";
import { labelPaper } from "./label.rules.ts";
import { findCase } from "./returns.store.ts";

/** Keeps the carrier's prepaid label of an approved return, and tells the customer. A second one takes its place. */
export async function keepLabel(platform: Platform, viewer: Viewer, id: string, file: File): Promise<void> {
  const seen = (await findCase(platform.db, viewer, id)) ?? fail("not_found");
  const bytes = await bytesOf(file);
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") !== "%PDF-")
    failFields({ file: "Use a PDF file." });
  const name = randomToken(16);
  const label_path = `returns/${name.slice(0, 2)}/${name}`;
  await platform.files.put(label_path, bytes);
  await platform.db.transaction().execute(async (db) => {
    await lockItems(db, viewer, { order_id: seen.order_id, item_id: seen.order_item_id });
    const held = await holdCase(db, platform, viewer, id, "label");
    await takeStep(db, platform, held, {
      viewer,
      change: { label_path },
      to: held.row.status,
      told: "labeled",
      note: "Prepaid label",
    });
  });
  wakeMail(platform);
}

/** What goes on the carton: the carrier's label, or a page with both addresses and the number of the return. */
export async function labelOf(platform: Platform, viewer: Viewer, id: string): Promise<File> {
  const row = (await findCase(platform.db, viewer, id)) ?? fail("not_found");
  if (!row.return_to || !["approved", "shipped"].includes(row.status)) fail("not_found");
  const type = "application/pdf";
  if (row.label_path) {
    const bytes = (await platform.files.get(row.label_path)) ?? fail("not_found");
    return new File([new Uint8Array(bytes)], `label-return-${row.number}.pdf`, { type });
  }
  const [order, brand] = await Promise.all([
    showOrder(platform, viewer, row.order_id),
    paperBrandOf(platform, row.showroom_id),
  ]);
  const bytes = await drawPaper(labelPaper(row, order.shipping_address!, brand), platform.log);
  return new File([new Uint8Array(bytes)], `return-${row.number}.pdf`, { type });
}
