import { moderateReview, reviewsToRead } from "../../../../contract/catalog/reviews.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { catalogChanged, refreshProducts } from "../products/index.ts";
import { declinedEmail, publishedEmail } from "./emails.rules.ts";
import { managedView } from "./review-view.rules.ts";
import { reviewById, reviewsIn, settleReview } from "./reviews.store.ts";
import { notifyAuthor } from "./tell-author.flow.ts";

const list = serve(reviewsToRead, async ({ query, platform }) => {
  const { page, per_page, status } = query;
  const { rows, total } = await reviewsIn(platform.db, status, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const path = "/api/admin/reviews";
  return { data: listForm(rows.map(managedView), { total, page, per_page, path, query: { status } }) };
});

const moderate = serve(moderateReview, async ({ params, body, platform }) => {
  const { status, version } = body;
  const reason = status === "declined" ? body.reason : "";
  const settled = await platform.db.transaction().execute(async (db) => {
    const before = (await reviewById(db, params.id)) ?? fail("not_found");
    if (!(await settleReview(db, params.id, version, { status, reason })))
      fail("stale_version", { data: managedView(before) });
    const after = (await reviewById(db, params.id))!;
    // A second click on the same button notifies nobody twice.
    if (before.status === status && before.decline_reason === reason) return after;
    await refreshProducts(db, [after.product_id]);
    await notifyAuthor(db, platform.config, after, (name, news) =>
      status === "published" ? publishedEmail(name, news) : declinedEmail(name, news, reason),
    );
    if (status === "published" && after.vendor_user_id !== null) {
      await notify(db, {
        user_id: after.vendor_user_id,
        kind: "review",
        title: `${after.rating} of 5 stars for ${after.product_name}`,
        body: after.title,
        link: "/account/reviews/answers",
      });
    }
    return after;
  });
  wakeMail(platform);
  await catalogChanged(platform);
  return { data: managedView(settled) };
});

export const routes = [list, moderate];
