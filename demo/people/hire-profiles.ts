import type { HireService } from "../../contract/design/hire-words.ts";
import designers from "../data/hires/designers.json" with { type: "json" };
import pros from "../data/hires/pros.json" with { type: "json" };
import texts from "../data/hires/texts.json" with { type: "json" };

export interface DemoHireProfile {
  /** Of the account. */
  email: string;
  business_name: string;
  headline: string;
  about: string;
  zip_code: string;
  radius_miles: number;
  services: HireService[];
  fees: { title: string; amount: string }[];
  availability: "open" | "later" | "closed";
  /** Days from today until they are free again. */
  free_in_days: number | null;
}

/** Designers in the directory; showrooms' pros are listed with what their showrooms say. */
export const designerProfiles = designers as readonly DemoHireProfile[];

/** What a showroom's pro is hired for besides, by the showroom's ID, and what they charge. */
export const proOffers = pros as Readonly<
  Record<string, Pick<DemoHireProfile, "services" | "fees" | "radius_miles" | "availability">>
>;

export const { requests: requestTexts, reasons } = texts;

export const reviewTexts = texts.reviews.map(({ rating, text, reply }) => [rating, text, reply] as const);
