import type { SampleOrder } from "../../../../contract/catalog/samples.ts";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import { samplePromise } from "../../../../domain/orders/sample-delivery.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { sampleSettings } from "../../admin/settings/index.ts";
import { assertZipInState } from "../../identity/accounts/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { keepSampleLead } from "../../showrooms/leads/index.ts";
import { samplesOrderedEmail, samplesToShipEmail, vendorSamplesPath } from "./sample-emails.rules.ts";
import { optionWords, orderProblem, orderViews } from "./samples.rules.ts";
import {
  type BasketRow,
  countOrdered,
  emptyBasket,
  findBasket,
  findPerson,
  findSampleOrder,
  holdBasket,
  insertSampleOrder,
  orderOfRequest,
  type SamplePerson,
  samplesOf,
  vendorAccounts,
} from "./samples.store.ts";

const day_ms = 24 * 3600_000;
/** How far back ordered samples count against what a customer gets. */
export const monthAgo = (now: Date): Date => new Date(now.getTime() - 30 * day_ms);

/**
 * Orders what is in the sample basket and empties it, once for each `request_id`. In the same transaction we notify
 * the customer, each vendor and the pros of the showrooms.
 */
export async function placeSampleOrder(
  platform: Platform,
  { user_id, request_id, shipping }: { user_id: string; request_id: string; shipping: ShippingAddress },
): Promise<SampleOrder> {
  if (!isUsState(shipping.state))
    failFields({ "shipping.state": "Enter a valid two-letter state code, such as CA." });
  await assertZipInState(shipping, "shipping.zip_code");
  const order = await platform.db.transaction().execute(async (db) => {
    await holdBasket(db, user_id);
    const before = await orderOfRequest(db, user_id, request_id);
    if (before) return showOrder(db, user_id, before);
    const at = platform.now();
    const rules = await sampleSettings(db);
    const samples = await findBasket(db, user_id);
    const ordered = await countOrdered(db, user_id, monthAgo(at));
    const problem = orderProblem(samples, ordered, rules);
    if (problem) failFields({ basket: problem });
    const promise = samplePromise(at, rules.ship_days, shipping.state);
    const { id, shipments } = await insertSampleOrder(db, {
      user_id,
      request_id,
      samples,
      promise,
      ship_to: shipping,
      placed_at: at,
    });
    await emptyBasket(db, user_id);
    const placed = await showOrder(db, user_id, id);
    const person = (await findPerson(db, user_id)) ?? fail("unauthenticated");
    await queueMail(db, platform.config, {
      kind: "receipt",
      to: person.email,
      content: samplesOrderedEmail(person.first_name, placed),
      cause: `samples:${id}`,
    });
    await notifyVendors(db, platform, {
      number: placed.number,
      ship_by: promise.ship_by,
      samples,
      shipments,
    });
    await notifyShowrooms(db, person, samples, shipping, at);
    return placed;
  });
  wakeMail(platform);
  return order;
}

/** One order of an account. */
async function showOrder(db: Db, user_id: string, id: string): Promise<SampleOrder> {
  const rows = await findSampleOrder(db, user_id, id);
  const items = await samplesOf(
    db,
    rows.map((row) => row.id),
  );
  return orderViews(rows, items)[0] ?? fail("not_found");
}

async function notifyVendors(
  db: Db,
  { config }: Platform,
  order: {
    number: string;
    ship_by: Date;
    samples: readonly BasketRow[];
    shipments: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const accounts = await vendorAccounts(db, [...order.shipments.keys()]);
  for (const [vendor_id, shipment] of order.shipments) {
    const vendor = accounts.get(vendor_id);
    if (!vendor) continue;
    const count = order.samples.filter((sample) => sample.vendor_id === vendor_id).length;
    await queueMail(db, config, {
      kind: "sample",
      to: vendor.email,
      content: samplesToShipEmail(vendor.first_name, count, order.number, order.ship_by),
      cause: `samples-to-ship:${shipment}`,
    });
    await notify(db, {
      user_id: vendor.id,
      kind: "sample",
      title: count === 1 ? "1 sample to ship" : `${count} samples to ship`,
      body: order.number,
      link: vendorSamplesPath,
    });
  }
}

/** In each showroom, its pro sees the customer and what was ordered there. */
async function notifyShowrooms(
  db: Db,
  person: SamplePerson,
  samples: readonly BasketRow[],
  shipping: ShippingAddress,
  at: Date,
): Promise<void> {
  const { street, apartment, city, state, zip_code } = shipping;
  for (const [showroom_id, theirs] of Map.groupBy(samples, (sample) => sample.showroom_id)) {
    if (!showroom_id) continue;
    await keepSampleLead(
      db,
      {
        full_name: person.full_name,
        email: person.email,
        phone_number: shipping.phone || person.phone,
        message: theirs
          .map(({ product_name, sku, options }) =>
            [product_name, `SKU ${sku}`, optionWords(options)].filter(Boolean).join(", "),
          )
          .join("\n\n"),
        showroom_id,
        ship_to: { street, apartment, city, state, zip_code },
      },
      at,
    );
  }
}
