import type { SelectionBoard } from "../../contract/design/selections.ts";
import { addUser } from "./catalog-seed.ts";
import { smallRoom } from "./rooms.ts";
import type { Client, Shop } from "./shop.ts";

export const skus = {
  matte: "NQT-CARR-1224-M",
  polished: "NQT-CARR-1224-P",
  dark: "NQT-BASA-2424-M",
} as const;

/** A customer's project that the pro of Oakstone works on: a kitchen with a tiled floor, and its lines. */
export interface Job {
  client: Client;
  pro: Client;
  project: string;
  room: string;
}

let people = 0;

export async function newJob(shop: Shop): Promise<Job> {
  const client = await shop.signIn(await addUser(shop.platform.db, "User", `Dana Client ${++people}`));
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  const { room, project } = await tiledRoom(client);
  await client.call(`POST /api/project/share_to_contractor/${project}`, {});
  return { client, pro, project, room };
}

/** A room of the account's own with a tiled floor, given to a project. */
export async function tiledRoom(owner: Client): Promise<{ room: string; project: string }> {
  const design = smallRoom({ surfaces: [{ id: "floor", sku: skus.matte }] });
  const begun = await owner.call<{ id: string }>("POST /api/rooms", {
    showroom: "OAKSTONE",
    name: "Kitchen",
    design,
  });
  const room = begun.body.data.id;
  const given = await owner.call<{ project: { id: string } }>(`POST /api/rooms/${room}/to_project`, {});
  return { room, project: given.body.data.project.id };
}

export const floorProposal = (room: string, changes: object = {}) => ({
  room,
  surface: "floor",
  title: "Kitchen floor",
  note: "Both wear well.",
  allowance: 400,
  options: [{ sku: skus.polished, note: "Brighter" }, { sku: skus.dark }],
  ...changes,
});

/** The pro's proposal for the floor, as the client sees it. */
export async function proposed(shop: Shop, changes: object = {}) {
  const job = await newJob(shop);
  const made = await job.pro.call<SelectionBoard & { selection: string }>(
    `POST /api/projects/${job.project}/selections`,
    floorProposal(job.room, changes),
  );
  return { ...job, id: made.body.data.selection, board: made.body.data };
}

export const signatureOf = (board: SelectionBoard, id: string, at = 0, name = "Dana Client") => {
  const selection = board.selections.find((one) => one.id === id)!;
  const option = selection.options[at]!;
  return { version: selection.version, option: option.id, total: option.total, name };
};
