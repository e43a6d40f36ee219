import type { Listing } from "../listing.ts";

/** Around pages of the shop that are for one visitor or for those who have the link. */
export const handle: Listing = { isUnlisted: true };
