import type { DesignLink } from "../../contract/design/ai-design-shares.ts";
import type { AiJob } from "../../contract/design/ai-designs.ts";
import type { OwnLead } from "../../contract/showrooms/leads.ts";
import { newId } from "../../server/platform/ids.ts";
import { laterIsDone } from "../../server/platform/later.ts";
import { aiDesigner, designWish } from "./ai-designer.ts";
import type { Make } from "./probe.ts";

/** A request of an AI design account, and another such account. */
const ofRequest =
  (rest = ""): Make =>
  async (shop) => {
    const owner = await aiDesigner(shop);
    const { body } = await owner.call<{ id: string }>("POST /api/AI/generate", designWish(shop));
    await laterIsDone();
    return { owner, stranger: await aiDesigner(shop), path: `/api/AI/jobs/${body.data.id}${rest}` };
  };

/** A design of an AI design account, and another such account. */
const ofDesign =
  (rest: string, body?: object): Make =>
  async (shop) => {
    const owner = await aiDesigner(shop);
    const { data } = (await owner.call<{ id: string }>("POST /api/AI/generate", designWish(shop))).body;
    await laterIsDone();
    const { designs } = (await owner.call<AiJob>(`GET /api/AI/jobs/${data.id}`)).body.data;
    const path = `/api/AI/designs/${designs[0]?.id ?? newId()}${rest}`;
    return { owner, stranger: await aiDesigner(shop), path, ...(body && { body }) };
  };

/** A design that was sent to a showroom, its pro, and the pro of another one. */
const ofSent =
  (rest = ""): Make =>
  async (shop) => {
    const { owner: customer, path: design } = await ofDesign("")(shop);
    await customer.call(`POST ${design}/send`, { full_name: "Ida Brandt" });
    const owner = await shop.signIn(shop.market.oakstone.user_id);
    const leads = await owner.call<{ data: OwnLead[] }>("GET /api/pro/leads?lead_type=Designs");
    const sent = leads.body.data.data.find(({ email }) => email.startsWith(customer.user_id))?.design?.id;
    const stranger = await shop.signIn(shop.market.harbor.user_id);
    return { owner, stranger, path: `/api/pro/designs/${sent ?? newId()}${rest}` };
  };

export const aiDesignProbes: Readonly<Record<string, Make>> = {
  "GET /api/AI/jobs/{id}": ofRequest(),
  "GET /api/AI/jobs/{id}/stream": ofRequest("/stream"),
  "GET /api/AI/jobs/{id}/pictures": ofRequest("/pictures"),
  "POST /api/AI/jobs/{id}/cancel": ofRequest("/cancel"),
  "DELETE /api/AI/jobs/{id}": ofRequest(),
  "GET /api/AI/designs/{id}/alternatives": ofDesign("/alternatives?place=floor"),
  "POST /api/AI/designs/{id}/changes/{change}": async (shop) => {
    const probe = await ofDesign("")(shop);
    const { data: swaps } = (
      await probe.owner.call<{ sku: string }[] | undefined>(`GET ${probe.path}/alternatives?place=floor`)
    ).body;
    const swap = { place: "floor", sku: swaps?.[0]?.sku ?? null };
    const { body } = await probe.owner.call<{ id: string } | undefined>(`POST ${probe.path}/preview`, swap);
    return { ...probe, path: `${probe.path}/changes/${body.data?.id ?? newId()}` };
  },
  "POST /api/AI/designs/{id}/keep": ofDesign("/keep", { place: "floor", kept: true }),
  "POST /api/AI/designs/{id}/preview": ofDesign("/preview", { words: "darker floor" }),
  "GET /api/AI/designs/{id}/links": ofDesign("/links"),
  "POST /api/AI/designs/{id}/links": ofDesign("/links", {}),
  "DELETE /api/AI/designs/{id}/links/{link}": async (shop) => {
    const probe = await ofDesign("/links")(shop);
    const { data: link } = (await probe.owner.call<DesignLink | undefined>(`POST ${probe.path}`, {})).body;
    return { ...probe, path: `${probe.path}/${link?.id ?? newId()}` };
  },
  "POST /api/AI/designs/{id}/send": ofDesign("/send", { full_name: "Ida Brandt" }),
  "GET /api/pro/designs/{id}": ofSent(),
  "POST /api/pro/designs/{id}/take_over": ofSent("/take_over"),
  "POST /api/AI/designs/{id}/step": ofDesign("/step", { number: 0 }),
};
