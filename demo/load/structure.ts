import { seedSettings } from "../../server/domains/admin/settings/index.ts";
import { seedBrands } from "../../server/domains/catalog/products/index.ts";
import { seedStructure } from "../../server/domains/catalog/structure/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { seedFailedMails } from "../../server/platform/mail/seed.store.ts";
import { attributes, facetsOf } from "../catalog/attributes.ts";
import { brands } from "../catalog/brands.ts";
import { categories } from "../catalog/categories.ts";
import { departments } from "../catalog/departments.ts";
import { vendors } from "../catalog/vendors.ts";
import testimonials from "../data/people/testimonials.json" with { type: "json" };
import { uuidFor } from "../random.ts";
import type { Logo } from "./logos.ts";

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
    text: `Hello,\n\n${subject}.`,
    created_at: founded,
    last_error: "550 5.1.1 The mailbox does not exist",
  }));

/** Departments, categories with their facets, attributes and brands. Vendors come with their people. */
export async function loadStructure(
  db: Db,
  seed: string,
  founded: Date,
  logos: readonly Logo[],
): Promise<Structure> {
  await seedSettings(db, {
    contact: {
      email: "support@materia.example",
      phone: "5035550100",
      address: "1220 SE Water Avenue, Suite 210, Portland, OR 97214",
    },
    testimonials,
  });
  await seedFailedMails(db, failedMails(seed, founded));
  await seedStructure(db, {
    attributes,
    categories: categories.map((category) => ({ ...category, facets: facetsOf(category.slug) })),
    departments,
  });
  const logoOf = new Map(logos.map(({ of, media }) => [of, media.key]));
  await seedBrands(
    db,
    brands.map(({ id, name, slug, about }) => ({
      id,
      name,
      slug,
      about,
      media_key: logoOf.get(slug) ?? null,
    })),
  );
  return {
    brand: new Map(brands.map(({ slug, id }) => [slug, id])),
    vendor: new Map(vendors.map(({ slug }) => [slug, vendorId(seed, slug, founded)])),
    category: new Map(
      categories.flatMap((category) => [category, ...category.children]).map(({ slug, id }) => [slug, id]),
    ),
  };
}
