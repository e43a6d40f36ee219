import type { SelectionBoard } from "../../../../contract/design/selections.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Db } from "../../../platform/database.ts";
import { type Platform, within } from "../../../platform/platform.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { linesOfProject, offersBySku, priceLine } from "../projects/index.ts";
import { findRoomProducts } from "../rooms/index.ts";
import { type BoardParts, boardView } from "./board.rules.ts";
import { type AskedOption, type PricedOption, priceOption, type Subject } from "./options.rules.ts";
import {
  approvalsOf,
  type BoardProject,
  commentsOf,
  optionsOf,
  type RoomOfProject,
  roomsOf,
  type SelectionRow,
  selectionsOf,
} from "./selections.store.ts";

/** Everything on a project's board, with what it needs to be drawn as tear sheets. */
export async function boardParts(platform: Platform, db: Db, project: BoardProject): Promise<BoardParts> {
  const selections = await selectionsOf(db, project.id);
  const ids = selections.map(({ id }) => id);
  const [options, approvals, comments, lines] = await Promise.all([
    optionsOf(db, ids),
    approvalsOf(db, ids),
    commentsOf(db, ids),
    linesOfProject(db, project.id),
  ]);
  const rooms = await roomsOfSelections(db, project.id, selections);
  const { products, offers } = await stockOf(platform, db, project, {
    skus: [...options, ...approvals].map(({ sku }) => sku),
    rooms,
  });
  const byId = new Map(selections.map((row) => [row.id, row]));
  const priced = lines.map((line) => priceLine({ ...line, is_trade: false }));
  return {
    project,
    selections,
    options: options.map((row) => ({
      ...priceOption(row, subjectOf(byId.get(row.selection_id)!, rooms), products, offers),
      selection_id: row.selection_id,
    })),
    approvals,
    comments,
    products,
    in_project: new Set(lines.map(({ sku }) => sku)),
    project_total_cents: priced.reduce((sum, line) => sum + line.line_total_cents, 0),
    today: calendarDay(platform.now()),
  };
}

export const showBoard = async (platform: Platform, db: Db, project: BoardProject): Promise<SelectionBoard> =>
  boardView(await boardParts(platform, db, project));

const subjectOf = (row: SelectionRow, rooms: readonly RoomOfProject[]): Subject => ({
  room: rooms.find(({ id }) => id === row.room_id),
  surface: row.surface,
  line_id: row.line_id,
});

const roomsOfSelections = (db: Db, project_id: string, rows: readonly SelectionRow[]) =>
  roomsOf(db, project_id, [...new Set(rows.flatMap(({ room_id }) => room_id ?? []))]);

/** Products with prices and stock: the named ones, and those whose shapes the rooms need. */
async function stockOf(
  platform: Platform,
  db: Db,
  { showroom_id }: BoardProject,
  { skus, rooms }: { skus: readonly string[]; rooms: readonly RoomOfProject[] },
) {
  const inRooms = rooms.flatMap(({ design }) => design.items.flatMap(({ sku }) => sku ?? []));
  const inside = within(platform, db);
  const [{ products }, offers] = await Promise.all([
    findRoomProducts(inside, await showroomById(inside, showroom_id), [...skus, ...inRooms]),
    offersBySku(db, showroom_id, [...new Set(skus)]),
  ]);
  return { products, offers };
}

/** Options for one subject with quantity and price as of now. */
export async function priceFor(
  platform: Platform,
  db: Db,
  project: BoardProject,
  subject: { room_id: string | null; surface: string | null; line_id: string | null },
  options: readonly AskedOption[],
): Promise<PricedOption[]> {
  const rooms = subject.room_id ? await roomsOf(db, project.id, [subject.room_id]) : [];
  const { products, offers } = await stockOf(platform, db, project, {
    skus: options.map(({ sku }) => sku),
    rooms,
  });
  const about = { room: rooms[0], surface: subject.surface, line_id: subject.line_id };
  return options.map((option) => priceOption(option, about, products, offers));
}
