import { findDesigners, getDesigner } from "../../../../contract/design/hires.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { lastPageOf, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { placeOfZip, positionOfZip } from "../../identity/accounts/index.ts";
import { picturesByKey } from "../../showrooms/showrooms/index.ts";
import { roomShareUrl } from "../rooms/index.ts";
import { cardView, profileView } from "./directory.rules.ts";
import {
  findPro,
  findPros,
  hiresForProject,
  type PortfolioRoomRow,
  portfolioRooms,
  reviewsOf,
  starsOf,
} from "./directory.store.ts";

const find = serve(findDesigners, async ({ query, caller, platform }) => {
  const { db } = platform;
  const hires = query.project ? await ownHires(db, caller, query.project) : undefined;
  const [near, position] = query.zip
    ? await Promise.all([placeOfZip(query.zip), positionOfZip(query.zip)])
    : [null, null];
  // nobody serves a place that is not there
  const isNowhere = query.zip !== undefined && position === null;
  const { page, per_page } = query;
  const rows = isNowhere
    ? []
    : await findPros(db, {
        ...query,
        position: position ?? undefined,
        is_available: query.available === "1",
        now: platform.now(),
        offset: offsetOf({ page, per_page }),
        limit: per_page,
      });
  const pictures = await picturesByKey(
    db,
    rows.flatMap((row) => row.pictures),
  );
  const total = rows[0]?.total ?? 0;
  return {
    designers: rows.map((row) => cardView(row, pictures, hires?.get(row.id) ?? null)),
    total,
    current_page: page,
    last_page: lastPageOf(total, per_page),
    near: position && near,
  };
});

async function ownHires(db: Db, { account }: Caller, project: string) {
  const found = account && (await hiresForProject(db, account.id, project));
  return found ?? fail("not_found");
}

const show = serve(getDesigner, async ({ params, platform }) => {
  const { db, config } = platform;
  const row = (await findPro(db, params.id, platform.now())) ?? fail("not_found");
  const keys = [...row.pictures, ...row.gallery.flatMap(({ media_key }) => media_key ?? [])];
  const [pictures, rooms, reviews, stars] = await Promise.all([
    picturesByKey(db, [...new Set(keys)]),
    portfolioRooms(db, row.id),
    reviewsOf(db, row.id),
    starsOf(db, row.id),
  ]);
  const roomUrl = (room: PortfolioRoomRow) => roomShareUrl(config, room);
  return { data: profileView(row, { pictures, rooms, roomUrl, reviews, stars }) };
});

export const directoryRoutes: readonly Route[] = [find, show];
