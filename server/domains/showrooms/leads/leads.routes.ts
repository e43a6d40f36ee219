import {
  changeLead,
  contactTopics,
  contactUs,
  leadsFile,
  leadWorkers,
  listLeads,
  proLeads,
  sampleRequest,
} from "../../../../contract/showrooms/leads.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { accountOf } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import { refuseRobots } from "../../../http/form-traps.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { assertZipInState } from "../../identity/accounts/index.ts";
import { receivedEmail, sampleEmail, savingEmail } from "./emails.rules.ts";
import { countForm, keepLead } from "./keep-lead.flow.ts";
import { addressLine, ownLeadView, workedLeadView } from "./lead-views.rules.ts";
import {
  countLeads,
  type LeadFilter,
  type LeadRow,
  leadsOfPro,
  leadWorkerRows,
  newestLeads,
  type SampledProduct,
  sampledProduct,
} from "./leads.store.ts";
import { leadsAsFile, workOnLead } from "./work-on-lead.flow.ts";

const thanksForDetails = "Thank you. We have your details and just sent you an email.";
const thanksForSample = "Thank you. Your sample is on order, and we just sent you an email.";
const thanksForMessage = "Thank you. We have your message and will reply within one business day.";

const leave = serve(sampleRequest, async ({ body, caller, platform, language }) => {
  await countForm(platform, caller.ip);
  refuseRobots(body);
  const { shop_profile_id, full_name, email, phone_number, lead_type } = body;
  const product = body.product ? await sampledProduct(platform.db, body.product, body.sku) : undefined;
  if (body.product && !product) failFields({ product: "This product is no longer sold." });
  if (product && !isUsState(body.state)) failFields({ state: "Choose a U.S. state." });
  if (product) await assertZipInState(body);
  const message = product ? thanksForSample : thanksForDetails;
  // A bot that fills in everything gets the same response as people, so it learns nothing from it.
  if (body.website !== "") return { message };
  const { street, apartment, city, state, zip_code } = body;
  const ship_to = { street, apartment, city, state: state.toUpperCase(), zip_code };
  const person = { full_name, email, phone_number };
  const wanted = product ? variantWords(product) : "";
  const sampled = product ? { name: product.name, path: `/product/${product.hash}` } : null;
  await keepLead(
    platform,
    {
      ...person,
      lead_type,
      topic: "",
      order_number: "",
      message: wanted,
      shop_profile_id,
      product_id: product?.id ?? null,
      ship_to: product ? ship_to : {},
    },
    {
      ...person,
      about: product ? "Sample order" : "Save up to 30%",
      message: wanted,
      order_number: "",
      product: sampled,
      ship_to: product ? addressLine(ship_to) : "",
    },
    {
      language,
      thanks: (showroom) =>
        sampled ? sampleEmail(full_name, sampled) : savingEmail(full_name, showroom?.company_name ?? null),
    },
  );
  return { message };
});

const contact = serve(contactUs, async ({ body, caller, platform, language }) => {
  await countForm(platform, caller.ip);
  refuseRobots(body);
  if (body.website !== "") return { message: thanksForMessage };
  const { shop_profile_id, full_name, email, phone_number, topic, order_number, message } = body;
  const person = { full_name, email, phone_number };
  const about = contactTopics[topic];
  const news = { ...person, about, message, order_number, product: null, ship_to: "" };
  await keepLead(
    platform,
    {
      ...person,
      lead_type: "Contact",
      topic,
      order_number,
      message,
      shop_profile_id,
      product_id: null,
      ship_to: {},
    },
    news,
    { language, thanks: () => receivedEmail(full_name) },
  );
  return { message: thanksForMessage };
});

const list = serve(listLeads, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const [rows, total] = await leadPage(platform, filter, { page, per_page });
  const paged = { total, page, per_page, path: "/api/admin/leads", query: shownFilter(filter) };
  return { data: listForm(rows.map(workedLeadView), paged) };
});

const own = serve(proLeads, async ({ query: { page, per_page, ...asked }, caller, platform: { db } }) => {
  const filter = { ...asked, pro: accountOf(caller).id };
  const [rows, total] = await Promise.all([
    leadsOfPro(db, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    countLeads(db, filter),
  ]);
  const query = shownFilter(asked);
  return { data: listForm(rows.map(ownLeadView), { total, page, per_page, path: "/api/pro/leads", query }) };
});

const shownFilter = (filter: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const leadPage = (
  { db }: Platform,
  filter: LeadFilter,
  { page, per_page }: { page: number; per_page: number },
): Promise<[LeadRow[], number]> =>
  Promise.all([
    newestLeads(db, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    countLeads(db, filter),
  ]);

const workers = serve(leadWorkers, async ({ platform: { db } }) => ({
  data: (await leadWorkerRows(db)).map(({ id, name, type }) => ({ id, name, type })),
}));

const change = serve(changeLead, async ({ params, body, caller, platform }) => ({
  message: "Saved.",
  data: workedLeadView(await workOnLead(platform, caller, params.id, body)),
}));

const file = serve(leadsFile, ({ query: { format, ...filter }, caller, platform }) =>
  leadsAsFile(platform, caller, filter, format),
);

/** "SKU QNL-QC37Z-1224-MA: 12×24 in., Matte", in the catalog's words; empty if no variant was named. */
function variantWords({ sku, options }: SampledProduct): string {
  return sku === null ? "" : `SKU ${sku}: ${Object.values(options ?? {}).join(", ")}`.replace(/: $/, "");
}

export const routes = [leave, contact, list, own, workers, change, file];
