import { randomFor } from "../random.ts";
import { jobs, productsByCategory, wanted } from "./baskets.ts";
import { daysBefore } from "./item-courses.ts";
import type { Market, SoldProduct } from "./market.types.ts";

export interface DemoView {
  viewer: string;
  product_id: number;
  viewed_at: Date;
}

/**
 * Product views of the last weeks. Each viewer plans one job and keeps to a color if products have one, so that
 * products viewed together belong together. Customers have accounts, guests a key.
 */
export function demoViews(market: Market, guests: number): DemoView[] {
  const shelves = productsByCategory(market);
  const viewers = [
    ...market.customers.map(({ id, email, showroom: { categories } }) => ({
      viewer: id,
      key: email,
      categories,
    })),
    ...Array.from({ length: guests }, (_, at) => ({
      viewer: `guest-${at}`,
      key: `guest-${at}`,
      categories: null,
    })),
  ];
  return viewers.flatMap(({ viewer, key, categories }) => {
    const random = randomFor(market.seed, "views", key);
    const job = random.pick(
      jobs.filter((one) => !categories || one.takes.some((slug) => categories.has(slug))),
    );
    const kinds = job.takes.filter((slug) => !categories || categories.has(slug));
    const color = random.pick(["white", "gray", "beige", "brown", "black", "blue", "green"]);
    const start = random.next() * 30;
    const seen = new Map<number, DemoView>();
    for (let look = 0, count = random.int(8, 22); look < count; look++) {
      const shelf = shelves.get(random.pick(kinds)) ?? [];
      const matching = random.chance(0.65)
        ? shelf.filter((product: SoldProduct) => product.color === color)
        : shelf;
      const product = wanted(matching.length > 2 ? matching : shelf, random);
      if (product)
        seen.set(product.id, {
          viewer,
          product_id: product.id,
          viewed_at: daysBefore(market.now, start + (count - look) * 0.002),
        });
    }
    return [...seen.values()];
  });
}
