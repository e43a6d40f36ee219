import vendorRows from "../data/vendors.json" with { type: "json" };

/** A distributor that lists products of several brands. */
export interface Vendor {
  slug: string;
  name: string;
  /** Who signs its mail and answers its reviews. */
  contact: { first_name: string; last_name: string; email: string; phone: string };
  city: string;
  state: string;
  zip_code: string;
  street: string;
  specialities: string;
  /** Days from order to dispatch of products in stock. */
  lead_time_days: number;
  /** 0..1: share of its variants that it usually has on the shelf. */
  shelf: number;
  allows_backorder: boolean;
  /** Surcharge for oversize products to Alaska, Hawaii and territories, whole cents per order. */
  remote_freight_cents: number;
}

/** The vendors, all invented for this marketplace. */
export const vendors: readonly Vendor[] = vendorRows.map(
  ({ slug, name, contact, city, state, zip_code, street, specialities, area_code, ...terms }, at) => ({
    slug,
    name,
    contact: {
      ...contact,
      email: slug === "north-quay-tile" ? "vendor@demo.test" : `orders@${slug}.example.com`,
      phone: `${area_code}55501${String(20 + at).padStart(2, "0")}`,
    },
    city,
    state,
    zip_code,
    street,
    specialities,
    ...terms,
  }),
);

/** The vendor with this slug; throws for a slug that no vendor has. */
export function vendorOf(slug: string): Vendor {
  const vendor = vendors.find((candidate) => candidate.slug === slug);
  if (!vendor) throw new Error(`no vendor ${slug}`);
  return vendor;
}
