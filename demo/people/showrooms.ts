import table from "../data/people/showrooms.json" with { type: "json" };

export interface DemoShowroom {
  vsd_id: string;
  company_name: string;
  tagline: string;
  about: string;
  owner: { first_name: string; last_name: string; email: string; phone: string };
  license: { number: string; state: string; classification: string };
  contact: { name: string; phone: string; email: string; city: string; state: string };
  zip_code: string;
  timezone: string;
  social_links: Record<string, string>;
  site_links: { label: string; url: string }[];
  services: { title: string; text: string }[];
  /** Department ids in which it sells. */
  departments: number[];
  markup_bp: number;
  /** Markups by category slug, in basis points. */
  category_markups: Record<string, number>;
  /** Products whose markup differs from all that, and by how much. */
  product_markups: { category: string; markup_bp: number }[];
  theme_color: string;
  plan: "basic" | "premium";
  custom_addon: boolean;
  is_featured: boolean;
  is_listed: boolean;
  coupons: { code: string; percent_bp?: number; amount_cents?: number; max_uses_per_user?: number }[];
  /** Strokes of its mark on a 100 × 100 field, as SVG in `currentColor`. */
  mark: string;
}

/** The 8 showrooms of the demo; invented companies with invented license numbers. */
// to the compiler, a link that only some showrooms have may be undefined in the others
export const showrooms = table as unknown as readonly DemoShowroom[];
