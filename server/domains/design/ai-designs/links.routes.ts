import {
  aiDesignLinks,
  aiEndDesignLink,
  aiMakeDesignLink,
  mostDesignLinks,
  openSharedDesign,
} from "../../../../contract/design/ai-design-shares.ts";
import { aiAccountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newLinkToken } from "../../../platform/secret-keys.ts";
import { mailBrandOf, showroomById } from "../../showrooms/showrooms/index.ts";
import { findDesign } from "./ai-designs.store.ts";
import { isOpen, linkEmail, linkText, linkView } from "./links.rules.ts";
import {
  addLink,
  countOpening,
  designByLink,
  endLink,
  type LinkRow,
  linksOf,
  lockDesign,
} from "./links.store.ts";
import { shownToOthers } from "./show.flow.ts";

const aDay_ms = 24 * 3600_000;

const viewOf = ({ config, now }: Platform, row: LinkRow) => linkView(row, config, now());

const list = serve(aiDesignLinks, async ({ params, caller, platform }) => {
  const { id } = (await findDesign(platform.db, aiAccountOf(caller).id, params.id)) ?? fail("not_found");
  return { data: (await linksOf(platform.db, id)).map((row) => viewOf(platform, row)) };
});

const mailsADay = { count: 20, seconds: 24 * 3600 };
const madeADay = { count: 100, seconds: 24 * 3600 };

const make = serve(aiMakeDesignLink, async ({ params, body, caller, platform, language }) => {
  const { id: account, email: from } = aiAccountOf(caller);
  const now = platform.now();
  await takeAttempt(platform.db, `design-link:${account}`, madeADay);
  if (body.email !== "") await takeAttempt(platform.db, `design-link-mail:${account}`, mailsADay);
  const row = await platform.db.transaction().execute(async (db) => {
    const design = (await lockDesign(db, account, params.id)) ?? fail("not_found");
    const open = (await linksOf(db, design.id)).filter((each) => isOpen(each, now));
    if (open.length >= mostDesignLinks)
      failFields({ label: `A design has at most ${mostDesignLinks} open links. End one first.` });
    const link = {
      design_id: design.id,
      label: body.label || body.email.slice(0, 60),
      expires_at: new Date(now.getTime() + body.days * aDay_ms),
      created_at: now,
    };
    const added = await addLink(db, link, (id) => newLinkToken(platform.config, linkText(id)));
    if (body.email !== "") {
      await queueMail(db, platform.config, {
        kind: "direct",
        to: body.email,
        content: linkEmail({ title: design.title, from, path: viewOf(platform, added).url }),
        brand: await mailBrandOf(db, platform.config, design.showroom_id),
        language,
        cause: `design-link:${added.id}`,
      });
    }
    return added;
  });
  wakeMail(platform);
  return {
    message: body.email ? `We emailed the link to ${body.email}.` : "The link is ready to send.",
    data: viewOf(platform, row),
  };
});

const end = serve(aiEndDesignLink, async ({ params, caller, platform }) => {
  const of = { design_id: params.id, id: params.link };
  const row = await endLink(platform.db, aiAccountOf(caller).id, of, platform.now());
  return {
    message: "Link ended. It no longer works.",
    data: viewOf(platform, row ?? fail("not_found")),
  };
});

const open = serve(openSharedDesign, async ({ params, caller, platform }) => {
  const { db } = platform;
  const row = (await designByLink(db, params.token, platform.now())) ?? fail("not_found");
  const showroom = (await showroomById(platform, row.showroom_id)) ?? fail("not_found");
  // no news when the owner looks at it
  if (caller.ai_account?.id !== row.ai_account_id) await countOpening(db, row.link_id, platform.now());
  const { price: _, ...shown } = await shownToOthers(platform, showroom, row);
  return {
    data: {
      ...shown,
      changed_at: row.changed_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    },
  };
});

export const linkRoutes: readonly Route[] = [list, make, end, open];
