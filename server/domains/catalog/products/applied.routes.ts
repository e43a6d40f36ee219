import { appliedPictures } from "../../../../contract/catalog/catalog.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { appliedImages } from "./applied.store.ts";

const shared: Keeping = { seconds: 600, tags: ["products"] };

/** Separate from the cards because most visitors never point at most of a list. */
const answer = serve(
  appliedPictures,
  async ({ query, platform }) => {
    const rows = await appliedImages(platform.db, query.hashes);
    const data = rows.flatMap((row) => {
      const image = pictureOf(row, row.alt);
      return image ? [{ hash: row.hash, image }] : [];
    });
    return WrittenReply.of({ data });
  },
  { shared },
);

export const routes: Route[] = [answer];
