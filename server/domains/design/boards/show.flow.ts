import type { Board, BoardPicture, SharedBoard } from "../../../../contract/design/boards.ts";
import type { Platform } from "../../../platform/platform.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { type BoardRow, roomsById } from "./boards.store.ts";
import { photoView } from "./photos.flow.ts";
import { photosOf } from "./photos.store.ts";

/** Pictures of the rooms and photos on boards of one owner, for the account or link `by`. */
async function picturesOf(
  platform: Platform,
  user_id: string,
  boards: readonly BoardRow[],
  by: string,
): Promise<BoardPicture[]> {
  const items = boards.flatMap(({ document }) => document.items);
  const rooms = new Set(items.flatMap((item) => (item.kind === "room" ? item.room : [])));
  const files = new Set(items.flatMap((item) => (item.kind === "photo" ? item.file : [])));
  const [found, photos] = await Promise.all([
    roomsById(platform.db, user_id, [...rooms]),
    files.size > 0
      ? photosOf(
          platform.db,
          boards.map(({ id }) => id),
        )
      : [],
  ]);
  return [
    ...found.flatMap((row) => {
      const picture = pictureOf(row, row.name);
      if (!picture) return [];
      const { url, width, height, alt } = picture;
      return [{ ref: row.id, url, width, height, alt }];
    }),
    ...photos.filter(({ id }) => files.has(id)).map((photo) => photoView(platform, photo, by)),
  ];
}

const shownOf = (row: BoardRow, pictures: BoardPicture[]) => ({
  name: row.name,
  showroom: row.vsd_id ? { vsd_id: row.vsd_id, company_name: row.company_name ?? "" } : null,
  document: row.document,
  pictures,
  updated_at: row.updated_at.toISOString(),
});

const ownView = (row: BoardRow, pictures: BoardPicture[]): Board => ({
  id: row.id,
  ...shownOf(row, pictures),
  project: row.project_id ? { id: row.project_id, name: row.project_name ?? "" } : null,
  version: row.version,
});

export async function showBoard(platform: Platform, row: BoardRow): Promise<Board> {
  return ownView(row, await picturesOf(platform, row.user_id, [row], row.user_id));
}

/** Items that a board's picture in the list shows. */
const itemsInList = 60;

export async function showBoards(
  platform: Platform,
  user_id: string,
  rows: readonly BoardRow[],
): Promise<Board[]> {
  const short = rows.map((row) => ({
    ...row,
    document: { ...row.document, items: row.document.items.slice(0, itemsInList) },
  }));
  const pictures = await picturesOf(platform, user_id, short, user_id);
  return short.map((row) => {
    const refs = new Set(
      row.document.items.map((item) =>
        item.kind === "room" ? item.room : item.kind === "photo" ? item.file : "",
      ),
    );
    return ownView(
      row,
      pictures.filter(({ ref }) => refs.has(ref)),
    );
  });
}

export async function showShared(
  platform: Platform,
  row: BoardRow,
  link: { id: string; can_comment: boolean },
  comments: SharedBoard["comments"],
): Promise<SharedBoard> {
  const pictures = await picturesOf(platform, row.user_id, [row], link.id);
  return { ...shownOf(row, pictures), can_comment: link.can_comment, comments };
}
