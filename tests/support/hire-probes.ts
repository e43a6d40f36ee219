import type { Project } from "../../contract/design/project-cart.ts";
import { boardProbes } from "./board-probes.ts";
import { addUser } from "./catalog-seed.ts";
import type { Probe } from "./probe.ts";
import type { Client, Shop } from "./shop.ts";

let people = 0;
const customer = async (shop: Shop, part: string) =>
  shop.signIn(await addUser(shop.platform.db, "User", `${part} Hire ${++people}`));

/** The pro of Oakstone, listed in the directory. */
export async function listedPro(shop: Shop): Promise<Client> {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  const { version } = (await pro.call<{ version: number }>("GET /api/pro/hire_profile")).body.data;
  await pro.call("PUT /api/pro/hire_profile", hireProfile({ version }));
  return pro;
}

export const hireProfile = (changes: object = {}) => ({
  version: 1,
  is_listed: true,
  business_name: "Oakstone Kitchens",
  headline: "Kitchens that last",
  about: "We plan and build kitchens.",
  zip_code: "97205",
  radius_miles: 40,
  services: ["kitchen", "installation"],
  fees: [{ title: "Consultation", amount: "$120 an hour" }],
  availability: "open",
  ...changes,
});

interface Asked {
  owner: Client;
  stranger: Client;
  pro: Client;
  id: string;
  project: string;
}

/** A customer's request to the pro about a project. */
export async function askedPro(shop: Shop): Promise<Asked> {
  const pro = await listedPro(shop);
  const owner = await customer(shop, "Owner");
  const project = await shop.fillCart(owner.user_id, {}, shop.market.oakstone, false);
  const body = { project, designer: pro.user_id, message: "Please help with our kitchen." };
  const asked = await owner.call<{ id: string }>("POST /api/hire_designer", body);
  return { owner, stranger: await customer(shop, "Stranger"), pro, id: asked.body.data.id, project };
}

async function finished(shop: Shop): Promise<Asked> {
  const asked = await askedPro(shop);
  await asked.pro.call(`PUT /api/pro/hires/${asked.id}/status`, { status: "accepted" });
  await asked.owner.call(`PUT /api/hires/${asked.id}/status`, { status: "finished" });
  return asked;
}

const ofCustomer =
  (rest: string, body?: unknown, begin = askedPro) =>
  async (shop: Shop): Promise<Probe> => {
    const { owner, stranger, id } = await begin(shop);
    return { owner, stranger, path: `/api/hires/${id}${rest}`, ...(body !== undefined && { body }) };
  };

const ofPro =
  (rest: string, body?: unknown, begin = askedPro) =>
  async (shop: Shop): Promise<Probe> => {
    const { owner, pro, id } = await begin(shop);
    if (rest === "/reply") await owner.call(`POST /api/hires/${id}/review`, { rating: 5, text: "Great." });
    const stranger = await shop.signIn(shop.market.harbor.user_id);
    return { owner: pro, stranger, path: `/api/pro/hires/${id}${rest}`, ...(body !== undefined && { body }) };
  };

const ofProject =
  (
    pathOf: (project: string, owner: Client) => Promise<string>,
    body?: unknown | ((project: string) => unknown),
  ) =>
  async (shop: Shop): Promise<Probe> => {
    const owner = await customer(shop, "Owner");
    const project = await shop.fillCart(owner.user_id, {}, shop.market.oakstone, false);
    const stranger = await customer(shop, "Stranger");
    const sent = typeof body === "function" ? body(project) : body;
    return { owner, stranger, path: await pathOf(project, owner), ...(sent !== undefined && { body: sent }) };
  };

async function linkTo(project: string, owner: Client) {
  const made = await owner.call<{ id: string; url: string }>(`POST /api/project/share_link/${project}`, {
    can_comment: true,
  });
  return made.body.data;
}

async function commentOn(project: string, owner: Client): Promise<string> {
  const token = (await linkTo(project, owner)).url.split("/").at(-1);
  const body = { name: "Lee", text: "Nice tile." };
  return (await owner.call<{ id: string }>(`POST /api/shared_projects/${token}/comments`, body)).body.data.id;
}

export const hireProbes: Record<string, (shop: Shop) => Promise<Probe>> = {
  "POST /api/hire_designer": async (shop) => {
    const pro = await listedPro(shop);
    const owner = await customer(shop, "Owner");
    const project = await shop.fillCart(owner.user_id, {}, shop.market.oakstone, false);
    const body = { project, designer: pro.user_id, message: "Please help with our kitchen." };
    return { owner, stranger: await customer(shop, "Stranger"), path: "/api/hire_designer", body };
  },
  "POST /api/product_shares": async (shop) => {
    const { owner, stranger, pro, id } = await askedPro(shop);
    await pro.call(`PUT /api/pro/hires/${id}/status`, { status: "accepted" });
    const product = await shop.platform.db.selectFrom("products").select("hash").executeTakeFirstOrThrow();
    return { owner, stranger, path: "/api/product_shares", body: { kind: "hire", id, hash: product.hash } };
  },
  "POST /api/boards": ofProject(
    async () => "/api/boards",
    (id: string) => ({ name: "Board", project: id }),
  ),
  ...boardProbes,
  "GET /api/hires/{id}": ofCustomer(""),
  "PUT /api/hires/{id}/status": ofCustomer("/status", { status: "withdrawn" }),
  "POST /api/hires/{id}/review": ofCustomer("/review", { rating: 4, text: "Good work." }, finished),
  "GET /api/pro/hires/{id}": ofPro(""),
  "PUT /api/pro/hires/{id}/status": ofPro("/status", { status: "accepted" }),
  "PUT /api/pro/hires/{id}/reply": ofPro("/reply", { text: "Thank you." }, finished),
  "POST /api/projectCart/{id}/duplicate": ofProject(async (id) => `/api/projectCart/${id}/duplicate`, {}),
  "PUT /api/projectCart/{id}/archive": ofProject(async (id) => `/api/projectCart/${id}/archive`, {
    is_archived: true,
  }),
  "GET /api/projectCart/{id}/history": ofProject(async (id) => `/api/projectCart/${id}/history`),
  "POST /api/projectCart/{id}/history/{version}/restore": ofProject(
    async (id, owner) =>
      `/api/projectCart/${id}/history/${(await owner.call<Project>(`GET /api/projectCart/${id}`)).body.data.version}/restore`,
    {},
  ),
  "POST /api/projectCart/{id}/presence": ofProject(async (id) => `/api/projectCart/${id}/presence`, {
    tab: "0193f2ad-5b7e-7e10-8b67-0d2f5c1f6d11",
    state: "here",
  }),
  "GET /api/projectCart/{id}/people": ofProject(async (id) => `/api/projectCart/${id}/people`),
  "PUT /api/projectCart/{id}/people/{user}": async (shop) => {
    const { owner, stranger, pro, project } = await askedPro(shop);
    await owner.call(`POST /api/project/share_to_contractor/${project}`, {});
    const path = `/api/projectCart/${project}/people/${pro.user_id}`;
    return { owner, stranger, path, body: { can_edit: true } };
  },
  "GET /api/project/share_link/{projectId}": ofProject(async (id) => `/api/project/share_link/${id}`),
  "POST /api/project/share_link/{projectId}": ofProject(async (id) => `/api/project/share_link/${id}`, {}),
  "GET /api/project/share_links/{projectId}": ofProject(async (id) => `/api/project/share_links/${id}`),
  "DELETE /api/project/share_links/{projectId}/{link}": ofProject(
    async (id, owner) => `/api/project/share_links/${id}/${(await linkTo(id, owner)).id}`,
  ),
  "GET /api/project/comments/{projectId}": ofProject(async (id) => `/api/project/comments/${id}`),
  "POST /api/project/comments/{projectId}": ofProject(async (id) => `/api/project/comments/${id}`, {
    text: "Nice tile.",
  }),
  "PUT /api/project/comments/{projectId}/{comment}": ofProject(
    async (id, owner) => `/api/project/comments/${id}/${await commentOn(id, owner)}`,
    { is_done: true },
  ),
  "DELETE /api/project/comments/{projectId}/{comment}": ofProject(
    async (id, owner) => `/api/project/comments/${id}/${await commentOn(id, owner)}`,
  ),
};
