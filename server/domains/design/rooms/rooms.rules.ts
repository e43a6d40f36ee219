import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room, RoomRow as RoomListed } from "../../../../contract/design/rooms.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { withUsualOutline } from "../../../../domain/room/geometry/usual-outline.ts";
import { type LinkText, linkToken, type SecretKeys } from "../../../platform/secret-keys.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import type { RoomRow, RoomSummary } from "./rooms.store.ts";

/** Largest design as JSON text. */
export const largestDesign = { bytes: 512 * 1024, words: "512 KB" };

/** Rooms that one owner may have. */
export const mostRooms = { account: 200, guest: 30 };

export const designBytes = (design: RoomDesign): number => Buffer.byteLength(JSON.stringify(design));

/** A stored design: its outline as everywhere here, and no version, which only the room knows. */
export function storedDesign({ version: _, ...design }: RoomDesign): RoomDesign {
  return withUsualOutline(design);
}

/** An empty room with this plan. */
export const emptyRoom = (room: string, plan: RoomDesign["plan"]): RoomDesign => ({
  schema: "room-design/1",
  room,
  plan,
  surfaces: [],
  items: [],
});

export const shareText = (id: string, share_id: string): LinkText => ({
  text: `room-share ${id} ${share_id}`,
});

type SharedRoom = Pick<RoomRow, "id" | "share_id" | "share_token_hash">;

/** The secret of a room's read-only link; null without one. */
const shareToken = (keys: SecretKeys, { id, share_id, share_token_hash }: SharedRoom): string | null =>
  share_id && share_token_hash && linkToken(keys, shareText(id, share_id), share_token_hash);

const sharePath = (token: string) => `/visualize/shared/${token}`;

/** The page of a room's read-only link, within the shop; null without one. */
export function roomShareUrl(keys: SecretKeys, room: SharedRoom): string | null {
  const token = shareToken(keys, room);
  return token && sharePath(token);
}

interface About {
  /** Only for a guest. */
  temp_project_id: string | null;
  /** Whose room it is, for somebody else who may change it. */
  edits_for?: string | null;
  variants: readonly { id: string; name: string; version: number; updated_at: Date }[];
  keys: SecretKeys;
}

/** The room as the API shows it to its owner. */
export function roomView(row: RoomRow, { temp_project_id, edits_for = null, variants, keys }: About): Room {
  const token = shareToken(keys, row);
  return {
    ...common(row),
    room: row.design.room,
    style: row.design.style ?? "",
    temp_project_id,
    edits_for,
    design: { ...row.design, version: row.version },
    floorplan: row.floorplan_id,
    template: row.template_id,
    variants: variants.map((one) => ({ ...one, updated_at: one.updated_at.toISOString() })),
    share: token ? { token, url: sharePath(token) } : null,
    finalised:
      row.finalised_version === null || row.project_id === null || row.finalised_at === null
        ? null
        : {
            version: row.finalised_version,
            at: row.finalised_at.toISOString(),
            project_id: row.project_id,
            total: toDollars(givenTotal(row.finalised_lines)),
          },
  };
}

/** A room's line in a project. */
export interface GivenLine {
  sku: string;
  /** Ids of its surfaces and items. */
  places: string[];
  surface: string;
  name: string;
  qty: number;
  unit_price_cents: number;
}

export const givenLines = (lines: unknown): GivenLine[] =>
  Array.isArray(lines) ? (lines as GivenLine[]) : [];

const givenTotal = (lines: unknown) =>
  givenLines(lines).reduce((sum, line) => sum + line.qty * line.unit_price_cents, 0);

export const roomListed = (row: RoomSummary): RoomListed => ({
  ...common(row),
  room: row.room,
  style: row.style,
  plan: row.plan,
  items: row.items,
});

const common = (row: RoomSummary | RoomRow) => ({
  id: row.id,
  name: row.name,
  showroom: { id: row.showroom_id, vsd_id: row.vsd_id, company_name: row.company_name },
  version: row.version,
  variant_of: row.family_id === row.id ? null : row.family_id,
  picture: pictureOf(row, row.name),
  picture_version: row.media_key ? row.picture_version : null,
  project_id: row.project_id,
  is_shared: row.share_id !== null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
