import { keepFirstViews, seedMedia } from "../server/domains/catalog/pictures/index.ts";
import { continueIds, refreshProducts, seedViews } from "../server/domains/catalog/products/index.ts";
import { seedReviews } from "../server/domains/catalog/reviews/index.ts";
import { hashPassword } from "../server/domains/identity/accounts/index.ts";
import { withoutIndexes } from "../server/platform/database/without-indexes.ts";
import type { Db } from "../server/platform/database.ts";
import type { Platform } from "../server/platform/platform.ts";
import { catalogProducts, fullSize } from "./catalog/catalog.ts";
import { isSupply } from "./catalog/goods/supplies.ts";
import type { CatalogProduct } from "./catalog/product.types.ts";
import { loadAiAccount } from "./load/ai-account.ts";
import { loadClients } from "./load/clients.ts";
import { dress, setProductMarkups } from "./load/dressing.ts";
import { loadEdits } from "./load/edits.ts";
import { ProductsWriter } from "./load/goods.ts";
import { loadHires } from "./load/hires.ts";
import { loadOrders, loadProjects } from "./load/history.ts";
import { drawAllLogos, type Logo } from "./load/logos.ts";
import { MediaShelf, storePictures, storeViews } from "./load/media.ts";
import { loadOffice } from "./load/office.ts";
import { OwnModel } from "./load/own-model.ts";
import { loadHomes, loadPeople } from "./load/people.ts";
import { loadPlans } from "./load/plans.ts";
import { loadProposals } from "./load/proposals.ts";
import { loadReturns, storeClaimPictures } from "./load/returns.ts";
import { loadRooms, type RoomPicture, roomPictures } from "./load/rooms.ts";
import { loadSamples } from "./load/samples.ts";
import { loadSelections } from "./load/selections.ts";
import { loadStructure } from "./load/structure.ts";
import { demoPassword } from "./people/designers.ts";
import type { Market } from "./people/market.types.ts";
import { demoOrders } from "./people/orders.ts";
import { demoProjects } from "./people/projects.ts";
import { demoReviews } from "./people/reviews.ts";
import { demoViews } from "./people/views.ts";

export interface DemoOptions {
  /** `small` is about 400 products with everybody and their histories; `full` the whole catalog. */
  size?: "full" | "small";
  /** About how many SKUs, in place of `size`; more than the demo has repeats its series with new names and colors. */
  skus?: number;
  /** Another seed gives another market of the same kind. */
  seed?: string;
  /** Receives the progress and the current step. */
  onProgress?(done: number, total: number, step: string): void;
}

/** How many products per category are considered when furnishing rooms: all of them at the demo's usual size. */
const furnishedFrom = 800;
const smallSize = 1_000;
const guests = { full: 420, small: 60 };

/**
 * Loads the demo marketplace into a migrated, empty database, all or nothing, and its pictures into the file
 * store. The same seed and time give the same market; dates lie before the platform's `now`.
 */
export async function loadDemo(
  platform: Pick<Platform, "db" | "files" | "now" | "pictures"> & Partial<Pick<Platform, "config">>,
  options: DemoOptions = {},
): Promise<void> {
  const { size = "full", seed = "demo", onProgress = () => {} } = options;
  const skus = options.skus ?? (size === "small" ? smallSize : fullSize);
  const [passwordHash, logos, rooms] = await Promise.all([
    hashPassword(demoPassword),
    drawAllLogos(platform.pictures),
    roomPictures(),
  ]);
  const media = new MediaShelf();
  const ownModel = new OwnModel(seed);
  await platform.db.transaction().execute(async (db) => {
    const filling = {
      media,
      ownModel,
      logos,
      rooms,
      passwordHash,
      seed,
      skus,
      now: platform.now(),
      guests: guests[size],
      secretKey: platform.config?.secretKey ?? null,
      onProgress,
    };
    await withoutIndexes(
      db,
      {
        large: ["products", "variants", "product_images", "reviews", "product_views"],
        neededAtOnce: ["variants", "reviews"],
      },
      () => fill(db, filling),
      () => {
        onProgress(78, 100, "search");
        return refreshProducts(db, "all");
      },
    );
  });
  onProgress(95, 100, "pictures");
  await Promise.all(
    logos.map(({ media: { source }, bytes }) =>
      source.kind === "file" ? platform.files.put(source.path, bytes) : undefined,
    ),
  );
  for (const { path, bytes } of rooms.values()) await platform.files.put(path, bytes);
  if (ownModel.bytes) await platform.files.put(ownModel.path, ownModel.bytes);
  await storeClaimPictures(platform.files);
  await storePictures(platform.files, [...media.files]);
  await storeViews(platform.files, media.viewFiles());
  if (platform.config) await keepFirstViews(platform.config, media.firstPictures());
  onProgress(100, 100, "done");
}

interface Filling {
  ownModel: OwnModel;
  media: MediaShelf;
  logos: readonly Logo[];
  rooms: ReadonlyMap<string, RoomPicture>;
  passwordHash: string;
  seed: string;
  skus: number;
  now: Date;
  guests: number;
  /** Of the server, which works out links with it; without one there are no proposals. */
  secretKey: string | null;
  onProgress(done: number, total: number, step: string): void;
}

async function fill(db: Db, filling: Filling): Promise<void> {
  const { media, seed, now, logos, rooms, passwordHash, secretKey, onProgress } = filling;
  const founded = new Date(now.getTime() - 1_500 * 86_400_000);
  await seedMedia(
    db,
    [...logos, ...rooms.values()].map((picture) => picture.media),
  );
  const structure = await loadStructure(db, seed, founded, logos);
  const people = await loadPeople(db, structure, { seed, now, founded, passwordHash, logos, rooms });
  const goods = new ProductsWriter(db, structure, media, { seed, now });
  const expected = Math.ceil((filling.skus / fullSize) * 4_182);
  const products: CatalogProduct[] = [];
  const { ownModel } = filling;
  const counts = new Map<string, number>();
  for (const made of catalogProducts({ seed, skus: filling.skus })) {
    const product = ownModel.taken(made);
    const count = (counts.get(product.category) ?? 0) + 1;
    counts.set(product.category, count);
    if (count <= furnishedFrom && !isSupply(product)) products.push(product);
    await goods.add(product, ownModel.modelOf(product));
    if (goods.written % 500 === 0)
      onProgress(5 + Math.min(60, Math.floor((60 * goods.written) / expected)), 100, "products");
  }
  await goods.flush();
  await ownModel.load(db, structure);
  const templates = await loadRooms(db, products, rooms);
  const market: Market = {
    seed,
    now,
    shelf: goods.shelf,
    supplies: goods.supplies,
    aside: goods.aside,
    ...people,
  };
  await loadHomes(db, people, seed, now);
  await setProductMarkups(db, market);
  await dress(db, market, rooms);
  onProgress(68, 100, "people and their orders");
  const orders = demoOrders(market, goods.boxes);
  const projects = demoProjects(market, goods.boxes);
  await loadOrders(db, market, orders);
  await loadProjects(db, projects);
  await seedReviews(db, demoReviews(market, orders));
  await seedViews(db, demoViews(market, filling.guests));
  await loadClients(db, market);
  await loadAiAccount(db, { seed, now, passwordHash });
  await loadEdits(db, goods, now);
  await continueIds(db);
  await loadOffice(db, market);
  await loadSamples(db, market, goods.samples);
  await loadHires(db, market, projects, templates);
  await loadPlans(db, market);
  await loadReturns(db, market, orders);
  await loadSelections(db, market, projects, goods.boxes);
  if (secretKey === null) return;
  const planned = [
    ...orders.flatMap(({ customer, items }) =>
      items.map(({ basket }) => ({ ...basket, showroom: customer.showroom })),
    ),
    ...projects.flatMap(({ customer, lines }) =>
      lines.map((line) => ({ ...line, showroom: customer.showroom })),
    ),
  ];
  await loadProposals(db, market, planned, secretKey);
}
