import sharp from "sharp";
import type { BoardLink } from "../../contract/design/boards.ts";
import { addUser } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import type { Client, Shop } from "./shop.ts";

let people = 0;
const customer = async (shop: Shop, part: string) =>
  shop.signIn(await addUser(shop.platform.db, "User", `${part} Board ${++people}`));

export const emptyBoard = { schema: "board/1", items: [] };

/** A small photo as a form sends it. */
export async function photoForm(): Promise<FormData> {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: "#885533" } });
  const form = new FormData();
  form.append(
    "photo",
    new File([new Uint8Array(await plain.png().toBuffer())], "wall.png", { type: "image/png" }),
  );
  return form;
}

const onBoard =
  (rest: (id: string, owner: Client) => string | Promise<string>, body?: () => unknown) =>
  async (shop: Shop): Promise<Probe> => {
    const [owner, stranger] = [await customer(shop, "Owner"), await customer(shop, "Stranger")];
    const made = await owner.call<{ id: string }>("POST /api/boards", { name: "Kitchen ideas" });
    const { id } = made.body.data;
    const sent = await body?.();
    return {
      owner,
      stranger,
      path: `/api/boards/${id}${await rest(id, owner)}`,
      ...(sent !== undefined && { body: sent }),
    };
  };

const linkTo = async (id: string, owner: Client) =>
  (await owner.call<BoardLink>(`POST /api/boards/${id}/links`, { can_comment: true })).body.data;

async function commentOn(id: string, owner: Client): Promise<string> {
  const token = (await linkTo(id, owner)).url.split("/").at(-1);
  const body = { name: "Lee", text: "Nice tile." };
  return (await owner.call<{ id: string }>(`POST /api/shared_boards/${token}/comments`, body)).body.data.id;
}

export const boardProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "GET /api/boards/{id}": onBoard(() => ""),
  "PUT /api/boards/{id}": onBoard(
    () => "",
    () => ({ version: 1, name: "Renamed", document: emptyBoard }),
  ),
  "DELETE /api/boards/{id}": onBoard(() => ""),
  "POST /api/boards/{id}/photos": onBoard(() => "/photos", photoForm),
  "GET /api/boards/{id}/shares": onBoard(() => "/shares"),
  "POST /api/boards/{id}/links": onBoard(
    () => "/links",
    () => ({}),
  ),
  "DELETE /api/boards/{id}/links/{link}": onBoard(
    async (id, owner) => `/links/${(await linkTo(id, owner)).id}`,
  ),
  "DELETE /api/boards/{id}/comments/{comment}": onBoard(
    async (id, owner) => `/comments/${await commentOn(id, owner)}`,
  ),
};
