import type { TemplateRow } from "../../../../contract/design/room-library.ts";
import type { Api } from "../../../client/api-call.ts";
import type { TemplateTile } from "../../../kit/room/template-card.tsx";
import { everyTemplate, tileOf } from "../../../kit/room/template-list.server.ts";

const most = 6;

/**
 * Rooms for a showroom's front page: those that its pro chose, if they are still there, else the pro's templates, then
 * one of each kind, in different styles.
 */
export async function roomsOfShowroom(
  api: Api,
  vsdId: string,
  chosen: readonly string[] = [],
): Promise<TemplateTile[]> {
  const own = await roomsNamed(api, vsdId, chosen);
  if (own.length > 0) return own;
  return roomsNamed(
    api,
    vsdId,
    featured(await everyTemplate(api, vsdId)).map(({ id }) => id),
  );
}

async function roomsNamed(api: Api, vsdId: string, ids: readonly string[]): Promise<TemplateTile[]> {
  if (ids.length === 0) return [];
  const { data } = await api("GET /api/templates", {
    query: { of: "shared", showroom: vsdId, ids: ids.join(), totals: "1", per_page: most },
  });
  return data.data.map(tileOf).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Those with a picture come first among equals; no style twice while there are others. */
export function featured<Row extends Pick<TemplateRow, "room" | "style" | "picture" | "showroom">>(
  rows: readonly Row[],
): Row[] {
  const own = rows.filter(({ showroom }) => showroom !== null).slice(0, most);
  const shared = rows.filter(({ showroom }) => showroom === null);
  const photographed = shared.filter(({ picture }) => picture !== null);
  const among = photographed.length >= most ? photographed : shared;
  const chosen = [...own];
  for (const row of among) {
    if (chosen.length >= most) break;
    const isNew = chosen.every(({ room, style }) => room !== row.room && style !== row.style);
    if (isNew) chosen.push(row);
  }
  for (const row of among) {
    if (chosen.length >= most) break;
    if (!chosen.includes(row) && chosen.every(({ style }) => style !== row.style)) chosen.push(row);
  }
  return chosen;
}
