import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyAnew } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { changeWords, productsEmail, projectPath } from "./watched-products.rules.ts";
import { type ProductsChange, takeProductsChanges } from "./watched-products.store.ts";

/** Tells accounts what changed about the products in their projects: one email, and one notification for each project. */
export async function notifyOfProducts(platform: Platform): Promise<void> {
  const told = await platform.db.transaction().execute(async (tx) => {
    const changes = (await takeProductsChanges(tx)).filter((change) => changeWords(change).length > 0);
    for (const theirs of Map.groupBy(changes, ({ user_id }) => user_id).values()) {
      await notifyAccount(platform, tx, theirs);
    }
    return changes.length > 0;
  });
  if (told) wakeMail(platform);
}

async function notifyAccount(platform: Platform, tx: Db, changes: readonly ProductsChange[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  for (const [project, those] of Map.groupBy(changes, ({ project_id }) => project_id)) {
    const [one] = those;
    const title =
      those.length === 1
        ? `${one!.name} in ${one!.project_name}: ${changeWords(one!).join(", ")}`
        : `${those.length} products in ${one!.project_name} changed`;
    const body =
      those.length === 1
        ? ""
        : those.map((change) => `${change.name}: ${changeWords(change).join(", ")}`).join("; ");
    await notifyAnew(
      tx,
      {
        user_id: first.user_id,
        kind: "goods",
        title: title.slice(0, 200),
        body: body.slice(0, 400),
        link: projectPath(project),
      },
      platform.now(),
    );
  }
  const showrooms = new Set(changes.map(({ showroom_id }) => showroom_id));
  const brand = showrooms.size === 1 ? await mailBrandOf(tx, platform.config, first.showroom_id) : undefined;
  await queueMail(tx, platform.config, {
    kind: "goods",
    to: first.email,
    content: productsEmail(first.first_name, changes),
    brand,
  });
}
