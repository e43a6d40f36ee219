import type { RoomDesign, RoomProduct } from "../contract/design/room-design.ts";
import { DemoOffers } from "../demo/rooms/demo-offers.ts";
import { productsOf } from "../demo/rooms/design-products.ts";
import { openRoomStudio, type RoomStudio } from "../demo/rooms/studio.ts";
import { templatesFrom } from "../demo/rooms/templates.ts";
import { takeoffOf } from "../domain/room/takeoff/takeoff.ts";
import { keepRun } from "./history.ts";
import type { Commit, Machine } from "./machine.ts";
import { met, table } from "./report.ts";

const items = 60;
const surfaces = 12;
const switches = 100;
const takeoffs = 40;
const maps = "data/bench/room-maps";

interface Figure {
  name: string;
  value: number;
  unit: "ms" | "MB" | "";
  most?: number;
}

type Room = { design: RoomDesign; goods: RoomProduct[] };

/**
 * Measures a room with 60 items and 12 surfaces: graphics load, time to open and to change, leaks after a hundred
 * changes, and takeoff time. Without a graphics card the processor renders, and display times say little; counts are
 * the same.
 */
export async function measureRoom(about: { machine: Machine; commit: Commit }): Promise<void> {
  const shelf = new DemoOffers();
  const rooms = templatesFrom(shelf).map(
    ({ design }): Room => ({ design, goods: productsOf(design, shelf) }),
  );
  const room = crowded(rooms);
  const figures: Figure[] = [...takeoffFigures(room, rooms)];
  // the first visit draws the materials' maps and keeps them, the second is the one that counts
  for (const visit of ["first", "second"]) {
    const studio = await openRoomStudio(maps);
    try {
      console.log(`${visit} visit …`);
      const opened = await open(studio, room);
      if (visit === "second") figures.push(...opened, ...(await changes(studio, room)));
    } finally {
      await studio.close();
    }
  }
  const rows = figures.map(({ name, value, unit, most }) => [
    name,
    `${value.toFixed(unit === "ms" && value < 100 ? 1 : 0)} ${unit}`.trim(),
    most === undefined ? "" : `≤ ${most} ${unit}`.trim(),
    met(most === undefined ? null : value <= most),
  ]);
  console.log(`\n${table(["what", "figure", "budget", ""], rows, ["left", "right", "left", "left"])}\n`);
  console.log(`Kept in ${keepRun("room", about, { items, surfaces: room.design.surfaces.length, figures })}`);
}

/** The room with the most in it, filled up with more of the same a little aside. */
function crowded(rooms: readonly Room[]): Room {
  const [fullest] = rooms
    .filter(({ design }) => design.surfaces.filter(({ sku }) => sku).length >= surfaces)
    .sort((a, b) => b.design.items.length - a.design.items.length);
  if (!fullest) throw new Error(`No template has ${surfaces} surfaces.`);
  const { design, goods: products } = fullest;
  const more = Array.from({ length: Math.max(0, items - design.items.length) }, (_, index) => {
    const item = design.items[index % design.items.length]!;
    const away = 4 + Math.floor(index / design.items.length) * 4;
    return { ...item, id: `more-${index}`, at_in: [item.at_in[0] + away, item.at_in[1] + away] as const };
  });
  return { design: { ...design, items: [...design.items, ...more] } as RoomDesign, goods: products };
}

/** Milliseconds that this thread has computed: what other programs on the machine take does not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What a hand does to a room: another floor, another turn of it, a thing pushed aside. No two are the same room. */
function changed({ design, goods: products }: Room, at: number): Room {
  const skus = design.surfaces.flatMap(({ id, sku }) =>
    sku && /^(wall|backsplash|floor)/.test(id) ? sku : [],
  );
  const surfaces = design.surfaces.map((each) =>
    each.id === "floor"
      ? { ...each, sku: skus[at % skus.length]!, offset_in: [at / 8, 0] as [number, number] }
      : each,
  );
  const items = design.items.map((item, index) =>
    at % 2 === 1 && index === at % design.items.length
      ? { ...item, at_in: [item.at_in[0] + 0.5, item.at_in[1]] as [number, number] }
      : item,
  );
  return { design: { ...design, surfaces, items: at % 2 === 1 ? items : design.items }, goods: products };
}

function takeoffFigures(room: Room, rooms: readonly Room[]): Figure[] {
  const time = ({ design, goods: products }: Room) => {
    const known = new Map(products.map((product) => [product.sku, product]));
    const begun = computed();
    takeoffOf(design, known);
    return computed() - begun;
  };
  for (let warm = 0; warm < 5; warm += 1) time(changed(room, 1000 + warm));
  const own = Array.from({ length: takeoffs }, (_, at) => time(changed(room, at))).sort((a, b) => a - b);
  const each = rooms.map(time).sort((a, b) => a - b);
  return [
    { name: "takeoff, in the middle", value: own[takeoffs >> 1]!, unit: "ms", most: 16 },
    { name: "takeoff, of 40 the slowest", value: own.at(-1)!, unit: "ms", most: 16 },
    { name: "takeoff of the slowest template", value: each.at(-1)!, unit: "ms", most: 16 },
  ];
}

async function open(studio: RoomStudio, { design, goods: products }: Room): Promise<Figure[]> {
  const { taken } = await studio.take({ design, goods: products, cameras: [], quality: "high" });
  return [
    { name: "first picture", value: taken.ms.first, unit: "ms", most: 2000 },
    { name: "light settled", value: taken.ms.settled, unit: "ms" },
    { name: "draw calls", value: taken.stats.draw_calls, unit: "", most: 200 },
    { name: "triangles", value: taken.stats.triangles, unit: "", most: 400_000 },
    { name: "textures", value: taken.stats.texture_bytes / 1e6, unit: "MB", most: 120 },
  ];
}

/** Alternates the floor repeatedly: time until it shows, and leaks. */
async function changes(studio: RoomStudio, { design, goods: products }: Room): Promise<Figure[]> {
  const floor = design.surfaces.find(({ id }) => id === "floor");
  const others = design.surfaces.filter(({ id, sku }) => sku && /^(wall|backsplash|floor)/.test(id));
  const skus = [...new Set(others.map(({ sku }) => sku))];
  const designs = skus.map((sku) => ({
    ...design,
    surfaces: design.surfaces.map((each) => (each.id === floor?.id ? { ...each, sku } : each)),
  }));
  const found = await studio.page.evaluate(measureChanges, { designs, goods: products, switches });
  return [
    { name: "change to its picture, in the middle", value: found.middle_ms, unit: "ms" },
    { name: "the change itself, before the picture", value: found.own_ms, unit: "ms", most: 16 },
    { name: "geometries left by 100 changes", value: found.geometries, unit: "", most: 0 },
    { name: "textures left by 100 changes", value: found.textures, unit: "", most: 0 },
    { name: "memory left by 100 changes", value: found.heap_mb, unit: "MB", most: 5 },
  ];
}

/** Runs in the studio's page. */
async function measureChanges(given: { designs: RoomDesign[]; goods: RoomProduct[]; switches: number }) {
  const view = window.roomView();
  if (!view) throw new Error("no room is open");
  const products = new Map(given.goods.map((product) => [product.sku, product]));
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const heap = () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
  const show = async (count: number) => {
    const times: { own: number; all: number; drawn: boolean }[] = [];
    for (let at = 0; at < count; at += 1) {
      const begun = performance.now();
      view.update(given.designs[at % given.designs.length]!, products);
      const own = performance.now() - begun;
      // Where the processor draws, each picture takes seconds; some are enough to know how long.
      if (at % 10 === 9) await frame();
      else await new Promise((go) => setTimeout(go, 0));
      times.push({ own, all: performance.now() - begun, drawn: at % 10 === 9 });
    }
    view.update(given.designs[0]!, products);
    await view.settled();
    await frame();
    return times;
  };
  await show(10);
  const before = { ...view.stats(), heap: heap() };
  const times = await show(given.switches);
  const after = { ...view.stats(), heap: heap() };
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return {
    middle_ms: middle(times.filter(({ drawn }) => drawn).map(({ all }) => all)),
    own_ms: middle(times.map(({ own }) => own)),
    geometries: Math.max(0, after.geometries - before.geometries),
    textures: Math.max(0, after.textures - before.textures),
    heap_mb: Math.max(0, (after.heap - before.heap) / 1e6),
  };
}
