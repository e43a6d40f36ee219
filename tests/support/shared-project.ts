import type { ProjectLink, ProjectShares } from "../../contract/design/shared-projects.ts";
import { addUser } from "./catalog-seed.ts";
import type { Client, Shop } from "./shop.ts";
import { visitor } from "./visitor.ts";

export const tile = "NQT-CARR-1224-M";

let people = 0;

/** A project with three boxes of tile, by default a new customer's, and what its owner and guests do with its links. */
export async function sharedProject(shop: Shop, by?: Client) {
  const owner = by ?? (await shop.signIn(await addUser(shop.platform.db, "User", `Sharer ${++people}`)));
  const project = await shop.fillCart(owner.user_id, { [tile]: 3 }, shop.market.oakstone, false);
  return {
    owner,
    project,
    /** A new link to it. */
    make: async (body: object = {}) =>
      (await owner.call<ProjectLink>(`POST /api/project/share_link/${project}`, body)).body.data,
    shares: async () =>
      (await owner.call<ProjectShares>(`GET /api/project/share_links/${project}`)).body.data,
    opened: (link: ProjectLink) => visitor(shop.app).call(`GET /api/shared_projects/${tokenOf(link)}`),
    comment: (link: ProjectLink, body: object) =>
      visitor(shop.app).call(`POST /api/shared_projects/${tokenOf(link)}/comments`, body),
  };
}

export const tokenOf = (link: ProjectLink) => link.url.split("/").at(-1)!;
