import { type FirstStep, proSteps, vendorSteps } from "../../../../contract/admin/today.ts";

/** What of a vendor tells which first steps are done. */
export interface VendorStart {
  has_address: boolean;
  /** Published, or with the admins. */
  products: number;
  has_terms: boolean;
  has_bank: boolean;
}

/** What of a pro's showroom tells which first steps are done. */
export interface ProStart {
  has_about: boolean;
  has_logo: boolean;
  may_brand: boolean;
  /** Parts of the showroom that were ever saved. */
  saved: readonly string[];
  has_invited: boolean;
}

/** A vendor's first steps; null once all are done. Without payouts there is no bank account to add. */
export function vendorFirstSteps(start: VendorStart, paysOut: boolean): FirstStep[] | null {
  const done = {
    company: start.has_address,
    products: start.products > 0,
    shipping: start.has_terms,
    bank: start.has_bank,
  };
  return unlessComplete(vendorSteps.filter((key) => key !== "bank" || paysOut).map(stepIn(done)));
}

/** A pro's first steps; null once all are done. A logo needs a plan that has one. */
export function proFirstSteps(start: ProStart): FirstStep[] | null {
  const hasSaved = (...parts: string[]) => parts.some((part) => start.saved.includes(part));
  const done = {
    profile: start.has_about && hasSaved("profile"),
    logo: start.has_logo,
    markup: hasSaved("markup_percent", "markups"),
    departments: hasSaved("departments", "left_out"),
    invite: start.has_invited,
  };
  return unlessComplete(proSteps.filter((key) => key !== "logo" || start.may_brand).map(stepIn(done)));
}

const stepIn =
  <Key extends FirstStep["key"]>(done: Record<Key, boolean>) =>
  (key: Key): FirstStep => ({ key, is_done: done[key] });

const unlessComplete = (steps: FirstStep[]) => (steps.every(({ is_done }) => is_done) ? null : steps);
