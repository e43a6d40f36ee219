import {
  discardContentDraft,
  listContent,
  type PageKey,
  previewMail,
  publicFaq,
  publicPageText,
  publicWords,
  publishContent,
  readContent,
  readContentVersion,
  restoreContent,
  saveContentDraft,
  sendTestMail,
} from "../../../../contract/admin/content.ts";
import { testimonials } from "../../../../contract/catalog/storefront.ts";
import { shownFaq, shownPage } from "../../../../domain/content/shown.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  discardDraft,
  keptContent,
  listedPieces,
  publish,
  publishedValue,
  restore,
  saveDraft,
  valueOfVersion,
} from "./content.flow.ts";
import { previewOf, sendSample } from "./mails.flow.ts";
import { isNumbered } from "./pieces.ts";
import { markedEnglish } from "./spanish-pieces.ts";

/** Dropped as soon as any server publishes something. */
const sharing: Keeping = { seconds: 300, tags: ["showrooms"], shared: true };

const pageOf = ({ cache, db }: Platform, page: PageKey, asked: Language) =>
  cache.remember(`content:${asked}:${page}`, sharing, async () => {
    const { value, language } = await publishedValue(db, page, "page", asked);
    const shown = shownPage(value, isNumbered(page));
    return { data: language === asked ? shown : markedEnglish(shown) };
  });

export const routes: readonly Route[] = [
  serve(publicFaq, ({ language, platform: { cache, db } }) =>
    cache.remember(`content:${language}:faq`, sharing, async () => ({
      data: shownFaq((await publishedValue(db, "faq", "faq", language)).value),
    })),
  ),
  serve(publicPageText, ({ params, language, platform }) => pageOf(platform, params.page, language)),
  serve(publicWords, ({ params: { piece }, language, platform: { cache, db } }) =>
    cache.remember(`content:${language}:${piece}`, sharing, async () => ({
      data: (await publishedValue(db, piece, "words", language)).value.texts,
    })),
  ),
  serve(testimonials, ({ platform: { cache, db } }) =>
    cache.remember("testimonials", sharing, async () => {
      const { stories } = (await publishedValue(db, "testimonials", "testimonials")).value;
      return { data: stories.map(({ name, role, place, text }) => ({ name, role, place, text })) };
    }),
  ),
  serve(listContent, async ({ platform: { db } }) => ({ data: await listedPieces(db) })),
  serve(readContent, async ({ params, platform: { db } }) => ({ data: await keptContent(db, params.piece) })),
  serve(readContentVersion, async ({ params: { piece, number }, platform: { db } }) => ({
    data: {
      value: await valueOfVersion(db, piece, number),
      before: number === 0 ? null : await valueOfVersion(db, piece, number - 1),
    },
  })),
  serve(saveContentDraft, async ({ params, body, caller, platform }) => ({
    message: "Draft saved.",
    data: await saveDraft(platform, caller, { key: params.piece, ...body }),
  })),
  serve(discardContentDraft, async ({ params, body, caller, platform }) => ({
    message: "Draft discarded.",
    data: await discardDraft(platform, caller, { key: params.piece, ...body }),
  })),
  serve(publishContent, async ({ params, body, caller, platform }) => ({
    message: "Published. Visitors see it now.",
    data: await publish(platform, caller, { key: params.piece, ...body }),
  })),
  serve(restoreContent, async ({ params, body, caller, platform }) => ({
    message: "Earlier version restored.",
    data: await restore(platform, caller, { key: params.piece, ...body }),
  })),
  serve(previewMail, async ({ params: { piece }, body: { value }, platform }) => ({
    data: await previewOf(platform, piece, value),
  })),
  serve(sendTestMail, async ({ params: { piece }, body: { value }, caller, platform }) => {
    const data = await sendSample(platform, accountOf(caller), piece, value);
    return { message: `A test email is on its way to ${data.to}.`, data };
  }),
];
