import { createHash } from "node:crypto";
import type { SeededProduct } from "../../server/domains/catalog/products/index.ts";
import { seedSampleBasket, seedSampleOrders } from "../../server/domains/catalog/samples/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { KnownCustomer, Market } from "../people/market.types.ts";
import { uuidFor } from "../random.ts";

const demoVendor = "north-quay-tile";
const picked = 10;

type Sample = Pick<SeededProduct, "hash" | "name" | "vendor_id"> & {
  first: SeededProduct["variants"][number];
};

/** Picks materials for samples by chance, half of them the demo vendor's. */
export class SamplePicks {
  readonly #seed: string;
  readonly #best: Record<"own" | "others", (Sample & { rank: string })[]> = { own: [], others: [] };

  constructor(seed: string) {
    this.#seed = seed;
  }

  offer({ hash, name, vendor_id, surface, model, variants }: SeededProduct, vendor: string): void {
    const first = variants[0];
    if (!first || model || !surface?.some((one) => one === "floor" || one === "wall")) return;
    const side = vendor === demoVendor ? "own" : "others";
    const rank = createHash("md5").update(`${hash}${this.#seed}`).digest("hex");
    const best = [...this.#best[side], { hash, name, vendor_id, first, rank }];
    this.#best[side] = best.sort((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, picked);
  }

  /** Theirs and the demo vendor's in turn. */
  take(): Sample[] {
    const { own, others } = this.#best;
    return Array.from({ length: picked }, (_, at) => [own[at], others[at]].flatMap((one) => one ?? []))
      .flat()
      .slice(0, picked);
  }
}

/**
 * The demo customer's samples: an order that was shipped, one that waits, and three in the basket; and a neighbor's
 * order.
 */
export async function loadSamples(
  db: Db,
  { seed, now, customers }: Market,
  picks: SamplePicks,
): Promise<void> {
  const samples = picks.take();
  const customer = customers[0]!;
  const neighbor = customers.slice(1).toSorted((a, b) => (a.email < b.email ? -1 : 1))[0]!;
  const order = (number: number, buyer: KnownCustomer, days_ago: number, items: readonly Sample[]) => {
    const placed_at = daysBefore(now, days_ago);
    const id = uuidFor(`${seed}/sample order/${number}`, placed_at);
    const { street, apartment, city, state, zip_code } = buyer;
    return {
      id,
      user_id: buyer.id,
      request_id: `demo-${number}`,
      placed_at,
      ship_to: { street, apartment, city, state, zip_code },
      shipments: Array.from(
        Map.groupBy(items, ({ vendor_id }) => vendor_id),
        ([vendor_id, packed]) => ({
          id: uuidFor(`${id}/${vendor_id}`, placed_at),
          vendor_id,
          shipped: number === 1 ? { carrier: "USPS", tracking: "9400111899223197428490" } : null,
          items: packed.map(({ hash, name, first: { sku, options, media_key } }) => ({
            sku,
            product_hash: hash,
            product_name: name,
            options,
            media_key,
          })),
        }),
      ),
    };
  };
  await seedSampleOrders(db, [
    order(1, customer, 16, samples.slice(0, 3)),
    order(3, neighbor, 3, samples.slice(5, 7)),
    order(2, customer, 1, samples.slice(3, 5)),
  ]);
  await seedSampleBasket(
    db,
    samples.slice(7).map(({ first }, at) => ({
      user_id: customer.id,
      variant_id: first.id,
      added_at: new Date(now.getTime() - (8 + at) * 60_000),
    })),
  );
}
