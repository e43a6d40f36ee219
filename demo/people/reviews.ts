import { compose, type Facts } from "../catalog/prose/grammar.ts";
import { type Random, randomFor, uuidFor } from "../random.ts";
import { daysBefore } from "./item-courses.ts";
import type { Market, SoldProduct } from "./market.types.ts";
import type { DemoOrder } from "./orders.ts";
import {
  counterReviews,
  fixtureReviews,
  plankReviews,
  type ReviewProse,
  stoneReviews,
  tileReviews,
  turfReviews,
} from "./review-prose.ts";

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

const proseOf: Record<string, ReviewProse> = {
  "tile-flooring": tileReviews,
  "backsplash-tiles": tileReviews,
  "hardwood-flooring": plankReviews,
  "laminate-flooring": plankReviews,
  "luxury-flooring": plankReviews,
  countertop: counterReviews,
  hardscaping: stoneReviews,
  "pool-copings": stoneReviews,
  "stacked-stone": stoneReviews,
  "artificial-turf": turfReviews,
};

const rooms: Record<string, readonly string[]> = {
  "tile-flooring": ["hall bath", "kitchen", "mudroom", "laundry", "basement bath", "entry", "sunroom"],
  "backsplash-tiles": ["kitchen", "powder room", "shower", "laundry", "bar"],
  "hardwood-flooring": ["living room", "upstairs hall", "bedrooms", "dining room", "study"],
  "laminate-flooring": ["rental", "bedrooms", "playroom", "office", "den"],
  "luxury-flooring": ["basement", "kitchen", "mudroom", "rental", "salon"],
};
const fixtureRooms = [
  "kitchen",
  "hall bath",
  "primary bath",
  "powder room",
  "guest bath",
  "island",
  "pantry",
];

const first = [
  "Al",
  "Bea",
  "Carlos",
  "Dee",
  "Eli",
  "Fatima",
  "Gus",
  "Hana",
  "Ivan",
  "Jo",
  "Kofi",
  "Lena",
  "Marta",
  "Nils",
  "Omar",
  "Pia",
  "Quinn",
  "Rosa",
  "Sam",
  "Tess",
  "Uma",
  "Vic",
  "Wen",
  "Xavi",
  "Yan",
  "Zoe",
  "Beth",
  "Craig",
  "Nadia",
  "Paul",
];
const titles: Record<number, readonly string[]> = {
  5: [
    "Exactly as pictured",
    "Would buy again",
    "Better in person",
    "Worth it",
    "No complaints",
    "Solid",
    "Happy client",
    "Good choice",
    "As described",
  ],
  4: ["Very good", "Nearly perfect", "Good, with one note", "Pleased", "Good value"],
  3: ["Mixed feelings", "Fine, not more", "Middling", "Read the sizes"],
  2: ["Expected more", "Not again", "Some trouble"],
  1: ["Disappointed", "Went back", "Avoid for now"],
};
const toBeRead_days = 3;
const replies = [
  "Thank you for telling us. The replacement left our warehouse this morning, and we have marked the lot for inspection.",
  "This should not have happened. Please send a picture to our order desk; we will credit the damaged pieces the same day.",
  "We have talked to the manufacturer about this lot. Your claim is settled, and we are sorry about the lost days.",
  "Thank you for the honest words. We now state this on the product page.",
];

function factsFor(product: SoldProduct, random: Random): Facts {
  const [series = ""] = product.name.split(/ (?=\d|[A-Z][a-z]+ (?:Tile|Plank|Faucet|Light))/);
  const option = Object.values(random.pick(product.variants).options).find(
    (value) => !/\d/.test(value) && value.length > 2,
  );
  const room = random.pick(rooms[product.category] ?? fixtureRooms);
  return {
    series: series.split(" ").slice(0, 2).join(" "),
    brand: product.brand,
    area: String(random.int(6, 60) * 10),
    area2: String(random.int(28, 66)),
    days: String(random.int(4, 16)),
    option: option ? `${option}` : undefined,
    room,
    place: random.pick([
      "by the pool",
      "on the patio",
      "around the fireplace",
      "on the island",
      "along the walk",
    ]),
    noun: random.pick(["fixture", "piece", "one"]),
    spot: random.pick(["side", "rim", "corner", "base"]),
  };
}

function written(
  market: Market,
  product: SoldProduct,
  number: number,
  author: { user_id: string | null; name: string; earliest: Date | null },
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
  const prose = proseOf[product.category] ?? fixtureReviews;
  const part =
    rating >= 4
      ? rating === 4 && random.chance(0.4)
        ? prose.mixed
        : prose.praise
      : rating === 3
        ? prose.mixed
        : prose.complaint;
  const newest = author.earliest
    ? (market.now.getTime() - author.earliest.getTime()) / 86_400_000
    : Math.min(product.listed_days_ago, 700);
  const created_at = daysBefore(market.now, Math.max(0.2, newest * (0.05 + 0.9 * random.next())));
  const vendor_reply = rating <= 3 && random.chance(0.55) ? random.pick(replies) : null;
  const age_days = (market.now.getTime() - created_at.getTime()) / 86_400_000;
  return {
    id: uuidFor(`${market.seed}/review/${product.hash}/${number}`, created_at),
    product_id: product.id,
    user_id: author.user_id,
    author_name: author.name,
    rating,
    title: random.chance(0.7) ? random.pick(titles[rating] ?? []) : "",
    body: compose(part, factsFor(product, random), random),
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
        written(market, product, -1 - reviews.length, {
          user_id: id,
          name: `${first_name} ${last_name.charAt(0)}.`,
          earliest: item.delivered_at,
        }),
      );
    }
  }
  for (const product of market.shelf) {
    const random = randomFor(market.seed, "review count", product.hash);
    const count = Math.floor(
      (product.popularity / 900) * 14 * random.next() + (random.chance(0.3) ? random.int(1, 3) : 0),
    );
    for (let number = 0; number < count; number++) {
      const name = `${random.pick(first)} ${"ABCDEFGHKLMNOPRSTVW"[random.int(0, 18)]}.`;
      reviews.push(written(market, product, number, { user_id: null, name, earliest: null }));
    }
  }
  return reviews;
}
