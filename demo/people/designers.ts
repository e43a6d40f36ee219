import table from "../data/people/designers.json" with { type: "json" };

export interface Designer {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  zip_code: string;
}

/** Designers for hire; the first is the demo account. */
export const designers: readonly Designer[] = table;

/** Who runs the marketplace. */
export const admin = {
  first_name: "Morgan",
  last_name: "Ellery",
  email: "admin@demo.test",
  phone: "5035550111",
  zip_code: "97205",
};

/** Of every account of the demo. */
export const demoPassword = "Renovate-2026";
