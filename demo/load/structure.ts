import { mostAttempts } from "../../server/platform/mail/send.ts";
import { attributes, facetsOf } from "../catalog/attributes.ts";
import { brands } from "../catalog/brands.ts";
import { categories } from "../catalog/categories.ts";
import { departments } from "../catalog/departments.ts";
import { vendors } from "../catalog/vendors.ts";
import testimonials from "../data/people/testimonials.json" with { type: "json" };
import { uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";

/** Ids by which products refer to what holds them. */
export interface Structure {
  brand: ReadonlyMap<string, number>;
  /** Vendor ids by slug. */
  vendor: ReadonlyMap<string, string>;
  /** Category ids by slug, sub-categories too. */
  category: ReadonlyMap<string, number>;
}

export const vendorId = (seed: string, slug: string, founded: Date): string =>
  uuidFor(`${seed}/vendor/${slug}`, founded);

/** Emails that no mail server took, for the page of the queues. */
const failedMails = (seed: string, founded: Date) =>
  ["Your order has shipped", "Your quote is ready"].map((subject, at) => ({
    id: uuidFor(`${seed}/failed-mail/${at}`, founded),
    recipient: "billing@closed-mailbox.example",
    subject,
    body_text: `Hello,\n\n${subject}.`,
    body_html: `<p>Hello,</p><p>${subject}.</p>`,
    created_at: founded,
    next_attempt_at: founded,
    attempts: mostAttempts,
    last_error: "550 5.1.1 The mailbox does not exist",
  }));

/** Departments, categories with their facets, attributes and brands. Vendors come with their people. */
export async function loadStructure(writer: Writer, seed: string, founded: Date): Promise<Structure> {
  await insertRows(writer, "settings", [
    {
      key: "contact",
      value: {
        email: "support@materia.example",
        phone: "5035550100",
        address: "1220 SE Water Avenue, Suite 210, Portland, OR 97214",
      },
    },
    { key: "testimonials", value: testimonials },
  ]);
  await insertRows(writer, "mails", failedMails(seed, founded));
  await insertRows(
    writer,
    "attributes",
    attributes.map((attribute) => ({ ...attribute })),
  );
  await insertRows(
    writer,
    "menus",
    departments.map(({ id, name, slug }) => ({ id, name, menu_slug: slug, position: id })),
  );
  await insertRows(
    writer,
    "categories",
    categories.map(({ id, name, slug, description }) => ({
      id,
      parent_id: null,
      name,
      slug,
      position: id,
      description,
      facets: facetsOf(slug),
    })),
  );
  await insertRows(
    writer,
    "categories",
    categories.flatMap(({ id: parent_id, slug: parent, children }) =>
      children.map(({ id, name, slug }, at) => ({
        id,
        parent_id,
        name,
        slug,
        position: at + 1,
        description: "",
        facets: facetsOf(parent),
      })),
    ),
  );
  const ids = new Map(categories.map(({ slug, id }) => [slug, id]));
  await insertRows(
    writer,
    "menu_categories",
    departments.flatMap(({ id: menu_id, categories: slugs }) =>
      slugs.map((slug, at) => ({ menu_id, category_id: ids.get(slug), position: at + 1 })),
    ),
  );
  await insertRows(
    writer,
    "brands",
    brands.map(({ id, name, slug, about }) => ({ id, name, slug, about, is_partner: true })),
  );
  return {
    brand: new Map(brands.map(({ slug, id }) => [slug, id])),
    vendor: new Map(vendors.map(({ slug }) => [slug, vendorId(seed, slug, founded)])),
    category: new Map([
      ...ids,
      ...categories.flatMap(({ children }) => children.map(({ slug, id }) => [slug, id] as const)),
    ]),
  };
}
