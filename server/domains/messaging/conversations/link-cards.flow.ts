import type { LinkCard } from "../../../../contract/messaging/conversations.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { currentCatalog, customerPrice } from "../../catalog/products/index.ts";
import { roomShareUrl } from "../../design/rooms/index.ts";
import { pictureOf, showroomById } from "../../showrooms/showrooms/index.ts";
import { type LinkedThing, thingsLinked } from "./link-cards.rules.ts";
import {
  type LinkedProductRow,
  type LinkedRoomRow,
  linkedProducts,
  linkedRooms,
  showroomIds,
} from "./link-cards.store.ts";

interface Linking {
  id: string;
  user_id: string | null;
  text: string;
}

const only = <Kind extends LinkedThing["kind"]>(things: readonly LinkedThing[], kind: Kind) =>
  things.filter((thing): thing is LinkedThing & { kind: Kind } => thing.kind === kind);

/**
 * Cards of what messages link to, by message. A room by its own address shows only if the message's author owns it: by
 * writing the link the author shows the room's name and picture to the others.
 */
export async function cardsOfMessages(
  platform: Platform,
  db: Db,
  messages: readonly Linking[],
  viewer: string,
): Promise<Map<string, LinkCard[]>> {
  const { publicUrl } = platform.config;
  const linking = messages
    .map((message) => ({ ...message, things: thingsLinked(message.text, publicUrl) }))
    .filter(({ things }) => things.length > 0);
  if (linking.length === 0) return new Map();
  const all = linking.flatMap(({ things }) => things);
  const [productCard, rooms] = [
    await productCards(platform, db, only(all, "product")),
    await linkedRooms(
      db,
      only(all, "room").map(({ id }) => id),
      only(all, "shared_room").map(({ token }) => token),
    ),
  ];
  const cardOf = (thing: LinkedThing, author: string | null): LinkCard | undefined => {
    if (thing.kind === "product") return productCard(thing);
    if (thing.kind === "shared_room") {
      const hash = tokenHash(thing.token);
      const room = rooms.find((row) => row.share_token_hash?.equals(hash));
      return room && roomCard(room, `/visualize/shared/${thing.token}`);
    }
    const room = rooms.find((row) => row.id === thing.id && author !== null && row.user_id === author);
    return room && roomCard(room, roomPath(platform, room, viewer));
  };
  return new Map(
    linking.map(({ id, user_id, things }) => [id, things.flatMap((thing) => cardOf(thing, user_id) ?? [])]),
  );
}

/** Where a reader can see a room: its owner in the editor, others by its open link, if there is one. */
function roomPath({ config }: Platform, room: LinkedRoomRow, viewer: string): string {
  return room.user_id === viewer ? `/visualize/room/${room.id}` : (roomShareUrl(config, room) ?? "");
}

const roomCard = (room: LinkedRoomRow, path: string): LinkCard => ({
  kind: "room",
  path,
  title: room.name,
  detail: `Room with products of ${room.company_name}`,
  picture: pictureOf(room, room.name),
  price: null,
  unit: "",
});

/** Makes the cards of products, at the price of the showroom that a link names, else at the list price. */
async function productCards(
  platform: Platform,
  db: Db,
  things: readonly (LinkedThing & { kind: "product" })[],
) {
  const rows = await linkedProducts(db, [...new Set(things.map(({ hash }) => hash))]);
  const products = new Map(rows.map((row) => [row.hash, row]));
  const named = [...new Set(things.map(({ showroom }) => showroom).filter(Boolean))];
  const ids = await showroomIds(db, named);
  const showrooms = new Map(
    await Promise.all(
      [...ids].map(async ([vsd_id, id]) => [vsd_id, await showroomById(platform, id)] as const),
    ),
  );
  const tree = rows.length > 0 ? (await currentCatalog(platform)).tree : undefined;
  return ({ hash, showroom }: LinkedThing & { kind: "product" }): LinkCard | undefined => {
    const row: LinkedProductRow | undefined = products.get(hash);
    if (!row || !tree) return undefined;
    const of = showrooms.get(showroom) ?? null;
    return {
      kind: "product",
      path: `/product/${hash}${of ? `/${showroom}` : ""}`,
      title: row.name,
      detail: of ? row.brand : `${row.brand}, list price`,
      picture: pictureOf(row, row.name),
      price: toDollars(customerPrice(of, tree, row)),
      unit: row.unit,
    };
  };
}
