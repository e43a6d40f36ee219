import { deliveryTo } from "../../../../contract/orders/delivery.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { deliveryWindowTo } from "../../../../domain/orders/delivery-window.ts";
import { shipsAs } from "../../../../domain/orders/freight-class.ts";
import { freightTo } from "../../../../domain/orders/shipping.ts";
import { unservedWords } from "../../../../domain/orders/vendor-terms.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import { saleRules } from "../../admin/settings/index.ts";
import { placeOfZip } from "../../identity/accounts/index.ts";
import { shippedGoods } from "./delivery.store.ts";

/** Within the promise of an order: by the vendor's lead time and the distance; freight as the settings say. */
const answer = serve(deliveryTo, async ({ params, query, platform }) => {
  const [goods, place, { freight }] = await Promise.all([
    shippedGoods(platform.db, params.hash, query.sku),
    placeOfZip(query.zip),
    saleRules(platform.db),
  ]);
  if (!goods) return fail("not_found");
  if (!place) return failFields({ zip: "We couldn't find this ZIP code." });
  const way = { from: goods.vendor_state, to: place.state };
  const { earliest, latest } = deliveryWindowTo(platform.now(), goods.lead_time_days, way);
  const ships_as = shipsAs(goods.freight_class);
  const charged_cents =
    ships_as === "freight" ? freightTo(freight, place.state, goods.remote_freight_cents) : 0;
  return {
    data: {
      zip: query.zip,
      ...place,
      earliest: earliest.toISOString(),
      latest: latest.toISOString(),
      ships_as,
      freight_charge: toDollars(charged_cents),
      not_served: unservedWords(goods, place.state),
      order_minimum: toDollars(goods.minimum_cents),
      ships_from: [goods.vendor_city, goods.vendor_state].filter(Boolean).join(", "),
    },
  };
});

export const routes = [answer];
