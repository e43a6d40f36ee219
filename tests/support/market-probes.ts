import { newId } from "../../server/platform/ids.ts";
import { planProbes } from "./plan-probes.ts";
import type { Make } from "./probe.ts";
import { proposalProbes } from "./proposal-probes.ts";
import { returnProbes } from "./return-probes.ts";
import { selectionProbes } from "./selection-probes.ts";
import type { Shop } from "./shop.ts";

/** A coupon of one pro, and another pro. */
async function coupon(shop: Shop) {
  const owner = await shop.signIn(shop.market.oakstone.user_id);
  const stranger = await shop.signIn(shop.market.harbor.user_id);
  const code = `PROBE-${newId().slice(-12)}`;
  const made = await owner.call<{ id: string }>("POST /api/coupons", { code, percent: 5 });
  return { owner, stranger, path: `/api/pro/coupons/${made.body.data.id}` };
}

/** Calls about what a pro markets a showroom with. */
export const marketProbes: Record<string, Make> = {
  ...planProbes,
  ...proposalProbes,
  ...returnProbes,
  ...selectionProbes,
  "GET /api/pro/coupons/{id}": coupon,
  "PUT /api/pro/coupons/{id}": async (shop) => ({ ...(await coupon(shop)), body: { note: "Probed" } }),
  "POST /api/pro/coupons/{id}/end": async (shop) => {
    const { path, ...both } = await coupon(shop);
    return { ...both, path: `${path}/end` };
  },
};
