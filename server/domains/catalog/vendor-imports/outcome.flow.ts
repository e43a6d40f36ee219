import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { greeting } from "../../showrooms/leads/index.ts";
import { type Claimed, importWithAccount, unitsAskedBefore } from "./imports.store.ts";
import { newsOf } from "./outcome.rules.ts";

/** Notifies the vendor's account of an import's result, for vendors who have left the page or never opened it. */
export async function notifyOutcome(platform: Platform, { id }: Pick<Claimed, "id">): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const row = await importWithAccount(db, id);
    const news = row && newsOf(row, await unitsAskedBefore(db, row));
    if (!row || !news) return;
    const link = `/account/products/import/${id}`;
    await notify(db, { user_id: row.account, kind: "import", title: news.title, body: news.body, link });
    if (!news.is_mailed) return;
    const content: EmailContent = {
      subject: news.title,
      preview: news.body,
      heading: news.title,
      blocks: [greeting(row.first_name), news.body],
      button: { label: "Review price list", path: link },
    };
    await queueMail(db, platform.config, { kind: "import", to: row.email, content });
  });
}
