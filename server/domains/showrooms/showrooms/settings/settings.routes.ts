import {
  changeProShowroom,
  getProShowroom,
  previewMail,
  proProducts,
  sendProPicture,
  showroomPoster,
} from "../../../../../contract/showrooms/pro-showroom.ts";
import { accountOf } from "../../../../http/caller.ts";
import { fail } from "../../../../http/failure.ts";
import { takeAttempt } from "../../../../http/limits.ts";
import { type Route, serve } from "../../../../http/serve.ts";
import { keepPicture, largestPicture, logoGround } from "../../../catalog/pictures/index.ts";
import { picturesByKey } from "../showrooms.store.ts";
import { posterOf } from "./poster.flow.ts";
import { changeSettings, showMail, showProducts, showSettings } from "./settings.flow.ts";
import { keptPictureOf } from "./settings.rules.ts";
import { settingsOf } from "./settings.store.ts";

const uploads = { count: 60, seconds: 3600 };

const show = serve(getProShowroom, async ({ caller, platform }) => ({
  data: await showSettings(platform, accountOf(caller)),
}));

const change = serve(changeProShowroom, async ({ body, caller, platform }) => ({
  message: "Saved. Your showroom shows it now.",
  data: await changeSettings(platform, caller, body),
}));

const products = serve(proProducts, async ({ query, platform }) => ({
  data: await showProducts(platform, query.hashes),
}));

const picture = serve(sendProPicture, async ({ body, caller, platform }) => {
  const { db } = platform;
  await takeAttempt(db, `showroom-upload:${accountOf(caller).id}`, uploads);
  if (body.picture.size > largestPicture.bytes)
    fail("too_large", { values: { limit: largestPicture.words } });
  const sent = new Uint8Array(await body.picture.arrayBuffer());
  const theme_color = (await settingsOf(db, accountOf(caller).id))?.theme_color;
  const key = await keepPicture(platform, db, sent, "picture", { darkGround: logoGround(theme_color) });
  const kept = (await picturesByKey(db, [key])).get(key);
  return { data: (kept && keptPictureOf(kept, "")) ?? fail("not_found") };
});

const mail = serve(previewMail, async ({ query, caller, platform }) => ({
  data: await showMail(platform, accountOf(caller), query),
}));

const poster = serve(showroomPoster, ({ caller, platform }) => posterOf(platform, accountOf(caller)));

export const routes: readonly Route[] = [show, change, products, picture, mail, poster];
