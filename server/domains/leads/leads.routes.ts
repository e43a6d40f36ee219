import { contactTopics, contactUs, listLeads, proLeads, sampleRequest } from "../../../contract/leads.ts";
import { accountOf } from "../../caller.ts";
import { failFields } from "../../failure.ts";
import { refuseRobots } from "../../form-traps.ts";
import { listForm } from "../../list-form.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Call, serve } from "../../serve.ts";
import { countForm, keepLead } from "./keep-lead.flow.ts";
import { type LeadRow, newestLeads, type SampledProduct, sampledProduct } from "./leads.store.ts";
import { receivedLetter, sampleLetter, savingLetter } from "./letters.rules.ts";

const thanksForDetails = "Thank you. We have your details and just sent you an email.";
const thanksForSample = "Thank you. Your sample is on order, and we just sent you an email.";
const thanksForMessage = "Thank you. We have your message and will reply within one business day.";

const leave = serve(sampleRequest, async ({ body, caller, platform }) => {
  await countForm(platform, caller.ip);
  refuseRobots(body);
  const { shop_profile_id, full_name, email, phone_number, lead_type } = body;
  const product = body.product ? await sampledProduct(platform.db, body.product, body.sku) : undefined;
  if (body.product && !product) failFields({ product: "This product is no longer sold." });
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
    (showroom) =>
      sampled ? sampleLetter(full_name, sampled) : savingLetter(full_name, showroom?.company_name ?? null),
  );
  return { message };
});

const contact = serve(contactUs, async ({ body, caller, platform }) => {
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
    () => receivedLetter(full_name),
  );
  return { message: thanksForMessage };
});

const list = serve(listLeads, async ({ query, platform }) => ({
  data: await leadPage(platform, query, "/api/admin/leads", undefined),
}));

const own = serve(proLeads, async ({ query, caller, platform }) => ({
  data: await leadPage(platform, query, "/api/pro/leads", accountOf(caller).id),
}));

async function leadPage(
  platform: Platform,
  { page, per_page, lead_type }: Call<typeof listLeads>["query"],
  path: string,
  pro: string | undefined,
) {
  const { rows, total } = await newestLeads(platform.db, {
    lead_type,
    pro,
    offset: (page - 1) * per_page,
    limit: per_page,
  });
  const query = { ...(lead_type && { lead_type }) };
  return listForm(rows.map(leadView), { total, page, per_page, path, query });
}

/** "SKU QNL-QC37Z-1224-MA: 12×24 in., Matte", in the catalog's words; empty if no variant was named. */
function variantWords({ sku, options }: SampledProduct): string {
  return sku === null ? "" : `SKU ${sku}: ${Object.values(options ?? {}).join(", ")}`.replace(/: $/, "");
}

function leadView(row: LeadRow) {
  const { id, lead_type, full_name, email, phone_number, topic, message } = row;
  return {
    id,
    lead_type,
    full_name,
    email,
    phone_number,
    topic,
    message,
    product: row.product_hash ? { hash: row.product_hash, name: row.product_name ?? "" } : null,
    ship_to: addressLine(row.ship_to),
    showroom: row.showroom_id ? { id: row.showroom_id, company_name: row.company_name ?? "" } : null,
    created_at: row.created_at.toISOString(),
  };
}

/** "1200 SW Park Ave, Apt 4, Portland, OR 97205" */
function addressLine({ street, apartment, city, state, zip_code }: LeadRow["ship_to"]): string {
  const place = [state, zip_code].filter(Boolean).join(" ");
  return [street, apartment, city, place].filter(Boolean).join(", ");
}

export const routes = [leave, contact, list, own];
