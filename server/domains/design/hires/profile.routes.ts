import type { z } from "zod";
import { changeHireProfile, getHireProfile, type HireProfile } from "../../../../contract/design/hires.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { placeOfZip, positionOfZip } from "../../identity/accounts/index.ts";
import { keptPictureOf, pictureOf, picturesByKey } from "../../showrooms/showrooms/index.ts";
import { profileOf, roomsWithPicture, saveProfile, showRooms } from "./profile.store.ts";

async function ownProfile(db: Db, user_id: string): Promise<HireProfile> {
  const row = (await profileOf(db, user_id)) ?? fail("not_found");
  const [own, pictures] = await Promise.all([
    roomsWithPicture(db, user_id),
    picturesByKey(
      db,
      row.gallery.flatMap(({ media_key }) => media_key ?? []),
    ),
  ]);
  return {
    ...row,
    gallery: row.gallery.map(({ title, text, media_key }) => {
      const media = media_key ? pictures.get(media_key) : undefined;
      return { title, text, picture: media ? keptPictureOf(media, title) : null };
    }),
    own_rooms: own.flatMap((room) => {
      const picture = pictureOf(room, room.name);
      return picture ? [{ id: room.id, name: room.name, picture }] : [];
    }),
  };
}

const show = serve(getHireProfile, async ({ caller, platform }) => ({
  data: await ownProfile(platform.db, accountOf(caller).id),
}));

/** Where a ZIP code is; refuses one that nobody knows. */
async function placed(zip: string) {
  if (zip === "") return { city: "", state: "", latitude: null, longitude: null };
  const [place, position] = await Promise.all([placeOfZip(zip), positionOfZip(zip)]);
  if (!place || !position) failFields({ zip_code: "We don't know this ZIP code. Enter one nearby." });
  return { ...place, ...position };
}

type Gallery = z.output<typeof changeHireProfile.body>["gallery"];

async function galleryRows(db: Db, gallery: Gallery) {
  const known = await picturesByKey(
    db,
    gallery.flatMap(({ picture }) => picture ?? []),
  );
  return gallery.map(({ title, text, picture }, at) => {
    if (picture && !known.has(picture))
      failFields({ [`gallery.${at}.picture`]: "Upload the picture again." });
    return { title, text, ...(picture && { media_key: picture }) };
  });
}

const change = serve(changeHireProfile, async ({ body, caller, platform }) => {
  const { db } = platform;
  const { id } = accountOf(caller);
  const { rooms, available_from, gallery, ...rest } = body;
  const where = await placed(body.zip_code);
  const isSaved = await db.transaction().execute(async (tx) => {
    const shown = await galleryRows(tx, gallery);
    const day = body.availability === "later" ? available_from || null : null;
    const profile = { ...rest, ...where, gallery: shown, available_from: day };
    if (!(await saveProfile(tx, id, profile, platform.now()))) return false;
    const wanted = [...new Set(rooms)];
    if ((await showRooms(tx, id, wanted)) < wanted.length) {
      failFields({ rooms: "One of the rooms was deleted. Reload the page and choose again." });
    }
    return true;
  });
  const data = await ownProfile(db, id);
  if (!isSaved) fail("stale_version", { data });
  const message = body.is_listed
    ? "Saved. Customers see it in the directory."
    : "Saved. It's not in the directory.";
  return { message, data };
});

export const profileRoutes: readonly Route[] = [show, change];
