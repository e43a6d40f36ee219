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
import { shippedProducts } from "./delivery.store.ts";

/** Within the promise of an order: by the vendor's lead time and the distance; freight as the settings say. */
const answer = serve(deliveryTo, async ({ params, query, platform }) => {
  const [products, place, { freight }] = await Promise.all([
    shippedProducts(platform.db, params.hash, query.sku),
    placeOfZip(query.zip),
    saleRules(platform.db),
  ]);
  if (!products) return fail("not_found");
  if (!place) return failFields({ zip: "We couldn't find this ZIP code." });
  const way = { from: products.vendor_state, to: place.state };
  const { earliest, latest } = deliveryWindowTo(platform.now(), products.lead_time_days, way);
  const ships_as = shipsAs(products.freight_class);
  const charged_cents =
    ships_as === "freight" ? freightTo(freight, place.state, products.remote_freight_cents) : 0;
  return {
    data: {
      zip: query.zip,
      ...place,
      earliest: earliest.toISOString(),
      latest: latest.toISOString(),
      ships_as,
      freight_charge: toDollars(charged_cents),
      not_served: unservedWords(products, place.state),
      order_minimum: toDollars(products.minimum_cents),
      ships_from: [products.vendor_city, products.vendor_state].filter(Boolean).join(", "),
    },
  };
});

export const routes = [answer];
