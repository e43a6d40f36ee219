import type { SampleToShip } from "../../../../contract/catalog/samples.ts";
import { fail } from "../../../http/failure.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { samplesShippedEmail } from "./sample-emails.rules.ts";
import { toShipView } from "./samples.rules.ts";
import { findPerson, lockShipment, markShipped, samplesOf } from "./samples.store.ts";

/**
 * Marks a vendor's samples as shipped. A second call only corrects carrier and tracking number: we notify the
 * customer once. 404 for another vendor's.
 */
export async function ship(
  platform: Platform,
  vendor_user: string,
  id: string,
  { carrier, tracking }: { carrier: string; tracking: string },
): Promise<SampleToShip> {
  const at = platform.now();
  const view = await platform.db.transaction().execute(async (db) => {
    const before = (await lockShipment(db, vendor_user, id)) ?? fail("not_found");
    await markShipped(db, id, { at, carrier, tracking });
    const shipment = { ...before, shipped_at: before.shipped_at ?? at, carrier, tracking };
    const items = (await samplesOf(db, [id])).get(id) ?? [];
    const person = before.shipped_at ? undefined : await findPerson(db, before.user_id);
    if (person) {
      await queueMail(db, platform.config, {
        kind: "sample",
        to: person.email,
        content: samplesShippedEmail(person.first_name, shipment, items),
        cause: `samples-shipped:${id}`,
      });
      await notify(db, {
        user_id: person.id,
        kind: "sample",
        title: `${shipment.vendor} shipped your samples`,
        body: [tracking && carrier, tracking].filter(Boolean).join(" "),
        link: "/account/samples",
      });
    }
    return toShipView(shipment, items, at);
  });
  wakeMail(platform);
  return view;
}
