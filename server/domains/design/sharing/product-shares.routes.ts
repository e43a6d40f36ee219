import { peopleToShareWith, shareProduct } from "../../../../contract/catalog/product-shares.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { queueMail } from "../../../platform/mail.ts";
import { productEmail } from "./product-shares.rules.ts";
import { nameOf, productToShare, recipientsOf } from "./product-shares.store.ts";

const people = serve(peopleToShareWith, async ({ caller, platform }) => {
  const rows = await recipientsOf(platform.db, accountOf(caller).id);
  return { data: rows.map(({ id, kind, name, detail }) => ({ id, kind, name, detail })) };
});

const anHour = { count: 20, seconds: 3600 };
const aDayTo = { count: 5, seconds: 24 * 3600 };

const share = serve(shareProduct, async ({ body, caller, platform, language }) => {
  const account = accountOf(caller);
  if (!account.is_verified) failFields({ id: "Verify your email address first." });
  const [to] = await recipientsOf(platform.db, account.id, body.id);
  if (!to || to.kind !== body.kind) return fail("not_found");
  const product = (await productToShare(platform.db, body)) ?? fail("not_found");
  await takeAttempt(platform.db, `product-share:${account.id}`, anHour);
  await takeAttempt(platform.db, `product-share:${account.id}:${to.id}`, aDayTo);
  await platform.db.transaction().execute(async (tx) => {
    const from = await nameOf(tx, account.id);
    const content = productEmail({ from, to: to.name, note: body.note, product, of: body });
    await queueMail(tx, platform.config, { kind: "share", to: to.email, content, language });
  });
  return { message: `We emailed ${product.name} to ${to.name}.`, data: { name: to.name } };
});

export const productShareRoutes: readonly Route[] = [people, share];
