import { type Facts, filled, fits } from "../catalog/prose/grammar.ts";
import frame from "../data/review-frame.json" with { type: "json" };
import { type Random, randomFor, uuidFor } from "../random.ts";
import { daysBefore } from "./item-courses.ts";
import type { Market, SoldProduct } from "./market.types.ts";
import type { DemoOrder } from "./orders.ts";
import { type Mood, reviewProse } from "./review-prose.ts";

export interface DemoReview {
  id: string;
  product_id: number;
  user_id: string | null;
  author_name: string;
  rating: number;
  title: string;
  body: string;
  is_buyer: boolean;
  vendor_reply: string | null;
  vendor_replied_at: Date | null;
  helpful_count: number;
  status: "pending" | "published";
  created_at: Date;
}

const toBeRead_days = 3;
/** What has been listed for longer has been bought and reviewed. */
const newest_days = 7;
/** What reviews of one product have said, so that none repeats another. */
type Said = Set<string>;

/** One of the texts that no review of the product has, or undefined. */
function fresh(texts: readonly string[], said: Said, random: Random): string | undefined {
  const left = texts.filter((text) => !said.has(text));
  if (left.length === 0) return undefined;
  const text = random.pick(left);
  said.add(text);
  return text;
}

const titlesOf: Readonly<Record<string, readonly string[]>> = frame.titles;

function factsFor(product: SoldProduct, rooms: readonly string[], random: Random): Facts {
  return {
    brand: product.brand,
    finish: random.pick(product.variants).options.Finish?.toLowerCase(),
    room: rooms.length > 0 ? random.pick(rooms) : undefined,
    area: String(random.int(6, 60) * 10),
    area2: String(random.int(28, 66)),
    days: String(random.int(4, 16)),
  };
}

/** A text of the mood, without a sentence that another review of the product has as long as there are others. */
function bodyOf(product: SoldProduct, mood: Mood, said: Said, random: Random): string {
  const { rooms, [mood]: parts } = reviewProse(product.category, product.child);
  const facts = factsFor(product, rooms, random);
  const able = (part: string) => (parts[part] ?? []).filter((plan) => fits(plan, facts));
  for (const shape of random.shuffle(frame.shapes[mood])) {
    const plans = shape.flatMap((part) => fresh(able(part), said, random) ?? []);
    if (plans.length > 0) return plans.map((plan) => filled(plan, facts, random)).join(" ");
  }
  said.clear();
  return bodyOf(product, mood, said, random);
}

function written(
  market: Market,
  product: SoldProduct,
  number: number,
  author: { user_id: string | null; name: string; earliest: Date | null },
  said: Said,
): DemoReview {
  const random = randomFor(market.seed, "review", product.hash, number);
  // each product has a character of its own: most are good, a few draw complaints
  const liking = randomFor(market.seed, "liking", product.hash).next();
  const rating = random.weighted(
    liking > 0.1
      ? [
          [5, 58],
          [4, 27],
          [3, 9],
          [2, 4],
          [1, 2],
        ]
      : [
          [5, 24],
          [4, 26],
          [3, 24],
          [2, 16],
          [1, 10],
        ],
  );
  const mood: Mood =
    rating >= 4
      ? rating === 4 && random.chance(0.4)
        ? "mixed"
        : "praise"
      : rating === 3
        ? "mixed"
        : "complaint";
  const newest = author.earliest
    ? (market.now.getTime() - author.earliest.getTime()) / 86_400_000
    : Math.min(product.listed_days_ago, 700);
  const created_at = daysBefore(market.now, Math.max(0.2, newest * (0.05 + 0.9 * random.next())));
  const words = randomFor(market.seed, "review words", product.hash, number);
  const vendor_reply =
    rating <= 3 && random.chance(0.55) ? (fresh(frame.replies, said, words) ?? null) : null;
  const age_days = (market.now.getTime() - created_at.getTime()) / 86_400_000;
  return {
    id: uuidFor(`${market.seed}/review/${product.hash}/${number}`, created_at),
    product_id: product.id,
    user_id: author.user_id,
    author_name: author.name,
    rating,
    title: words.chance(0.7) ? (fresh(titlesOf[rating] ?? [], said, words) ?? "") : "",
    body: bodyOf(product, mood, said, words),
    is_buyer: author.user_id !== null,
    vendor_reply,
    vendor_replied_at: vendor_reply === null ? null : daysBefore(market.now, age_days * 0.8),
    helpful_count: Math.floor(random.next() ** 3 * Math.min(14, age_days / 12)),
    // The newest of those with an account wait to be read.
    status: author.user_id !== null && age_days < toBeRead_days ? "pending" : "published",
    created_at,
  };
}

/** Reviews by customers of delivered products, and by others who bought before the marketplace kept accounts. */
export function demoReviews(market: Market, orders: readonly DemoOrder[]): DemoReview[] {
  const reviews: DemoReview[] = [];
  const reviewed = new Set<string>();
  const known = new Map(market.shelf.map((product) => [product.id, product]));
  const said = new Map(
    [...market.shelf, ...market.supplies, ...market.aside].map(({ id }) => [id, new Set<string>()]),
  );
  for (const order of orders) {
    for (const [place, item] of order.items.entries()) {
      const product = known.get(item.basket.product.id);
      if (!product || !item.delivered_at) continue;
      if (!randomFor(market.seed, "reviews", order.key, place).chance(0.5)) continue;
      const { first_name, last_name, id } = order.customer;
      const once = `${id} ${product.id}`;
      if (reviewed.has(once)) continue;
      reviewed.add(once);
      reviews.push(
        written(
          market,
          product,
          -1 - reviews.length,
          { user_id: id, name: `${first_name} ${last_name.charAt(0)}.`, earliest: item.delivered_at },
          said.get(product.id)!,
        ),
      );
    }
  }
  for (const product of [...market.shelf, ...market.supplies, ...market.aside]) {
    const random = randomFor(market.seed, "review count", product.hash);
    const drawn = Math.floor(
      (product.popularity / 900) * 14 * random.next() + (random.chance(0.3) ? random.int(1, 3) : 0),
    );
    const least = product.listed_days_ago < newest_days ? 0 : 1;
    const count = Math.max(least, drawn);
    for (let number = 0; number < count; number++) {
      const name = `${random.pick(frame.first_names)} ${"ABCDEFGHKLMNOPRSTVW"[random.int(0, 18)]}.`;
      const author = { user_id: null, name, earliest: null };
      reviews.push(written(market, product, number, author, said.get(product.id)!));
    }
  }
  return reviews;
}
