import { addUser } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import { proposed, signatureOf, skus } from "./selections.ts";
import type { Client, Shop } from "./shop.ts";

type Proposed = Awaited<ReturnType<typeof proposed>>;

let people = 0;
const stranger = async (shop: Shop): Promise<Client> =>
  shop.signIn(await addUser(shop.platform.db, "User", `Stranger Selection ${++people}`));

/** A call about a proposed selection, by its client unless told. */
const about =
  (
    pathOf: (job: Proposed) => string,
    bodyOf?: (job: Proposed) => unknown,
    ownerOf: (job: Proposed) => Client = ({ client }) => client,
  ) =>
  async (shop: Shop): Promise<Probe> => {
    const job = await proposed(shop);
    const body = bodyOf?.(job);
    return {
      owner: ownerOf(job),
      stranger: await stranger(shop),
      path: pathOf(job),
      ...(body !== undefined && { body }),
    };
  };

const byPro = ({ pro }: Proposed) => pro;
const options = [{ sku: skus.matte }, { sku: skus.dark }];

export const selectionProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "GET /api/projects/{id}/selections": about(({ project }) => `/api/projects/${project}/selections`),
  "GET /api/projects/{id}/selections/places": about(
    ({ project }) => `/api/projects/${project}/selections/places`,
    undefined,
    byPro,
  ),
  "POST /api/projects/{id}/selections/options": about(
    ({ project }) => `/api/projects/${project}/selections/options`,
    ({ room }) => ({ room, surface: "floor", options }),
    byPro,
  ),
  "POST /api/projects/{id}/selections": about(
    ({ project }) => `/api/projects/${project}/selections`,
    ({ room }) => ({ room, surface: "floor", title: "Floor", options }),
    byPro,
  ),
  "PUT /api/projects/{id}/selections/budget": about(
    ({ project }) => `/api/projects/${project}/selections/budget`,
    () => ({ budget: 5000 }),
  ),
  "GET /api/projects/{id}/selections/tear_sheets": about(
    ({ project }) => `/api/projects/${project}/selections/tear_sheets`,
  ),
  "GET /api/projects/{id}/selections/rooms/{room}": about(
    ({ project, room }) => `/api/projects/${project}/selections/rooms/${room}`,
  ),
  "PUT /api/selections/{id}": about(
    ({ id }) => `/api/selections/${id}`,
    () => ({ version: 1, title: "Floor", options }),
    byPro,
  ),
  "PUT /api/selections/{id}/approve": about(
    ({ id }) => `/api/selections/${id}/approve`,
    ({ id, board }) => signatureOf(board, id),
  ),
  "PUT /api/selections/{id}/answer": about(
    ({ id }) => `/api/selections/${id}/answer`,
    () => ({ version: 1, to: "others", text: "Something warmer." }),
  ),
  "PUT /api/selections/{id}/withdraw": about(
    ({ id }) => `/api/selections/${id}/withdraw`,
    () => ({ version: 1 }),
    byPro,
  ),
  "POST /api/selections/{id}/comments": about(
    ({ id }) => `/api/selections/${id}/comments`,
    () => ({ text: "Is it slippery?" }),
  ),
};
