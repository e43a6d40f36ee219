import { answerReview, vendorReviews } from "../../../../contract/catalog/reviews.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { catalogChanged, refreshProducts } from "../products/index.ts";
import { answeredEmail } from "./emails.rules.ts";
import { managedView } from "./review-view.rules.ts";
import { keepReply, reviewById, reviewsForVendor } from "./reviews.store.ts";
import { notifyAuthor } from "./tell-author.flow.ts";

const list = serve(vendorReviews, async ({ query, caller, platform }) => {
  const { page, per_page, answered } = query;
  const { rows, total } = await reviewsForVendor(platform.db, accountOf(caller).id, {
    answered: answered === undefined ? undefined : answered === "1",
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const path = "/api/vendor/reviews";
  return {
    data: listForm(rows.map(managedView), {
      total,
      page,
      per_page,
      path,
      ...(answered && { query: { answered } }),
    }),
  };
});

const answer = serve(answerReview, async ({ params, body, caller, platform }) => {
  const text = body.reply === "" ? null : body.reply;
  const answered = await platform.db.transaction().execute(async (db) => {
    const before = await reviewById(db, params.id);
    const isKept = await keepReply(db, accountOf(caller).id, params.id, { text, at: platform.now() });
    if (!before || !isKept) return fail("not_found");
    const after = (await reviewById(db, params.id))!;
    if (text === before.vendor_reply) return after;
    await refreshProducts(db, [after.product_id]);
    if (text !== null) {
      const said = { vendor: after.vendor, text };
      await notifyAuthor(db, platform.config, after, (name, news) => answeredEmail(name, news, said));
    }
    return after;
  });
  wakeMail(platform);
  await catalogChanged(platform);
  return { data: managedView(answered) };
});

export const routes = [list, answer];
