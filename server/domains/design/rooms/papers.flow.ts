import { marketZone } from "../../../../domain/days/calendar.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../../domain/languages/units.ts";
import { fail } from "../../../http/failure.ts";
import { type ChildPool, childPool, TooManyWait } from "../../../platform/child-pool.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openMedia } from "../../catalog/pictures/index.ts";
import { printBrandOf } from "../../showrooms/showrooms/index.ts";
import { sellerOf } from "./finalise.flow.ts";
import type { PaperRoom } from "./papers.rules.ts";
import type { PaperSize, PaperTitle } from "./papers-pdf.rules.ts";
import type { RoomRow } from "./rooms.store.ts";
import { countDesign } from "./takeoff.flow.ts";

/** Papers to draw in a child process. */
export interface PapersTask {
  title: PaperTitle;
  room: PaperRoom;
  size: PaperSize;
  units: UnitSystem;
}

const marketplaceColor = "#a8432a";

/** The room's plans at the showroom's prices of today, as a PDF file. Refuses with 503 if too many are drawn just now. */
export async function papersOf(
  platform: Platform,
  room: RoomRow,
  size: PaperSize,
  { language, units }: { language: Language; units: UnitSystem },
): Promise<File> {
  const { takeoff, products } = await countDesign(platform, await sellerOf(platform, room), room.design);
  const brand = await printBrandOf(platform.db, room.showroom_id);
  const title = {
    company_name: room.company_name,
    color: brand?.color || marketplaceColor,
    logo: brand?.logo_key ? await logoOf(platform, brand.logo_key) : null,
    room: room.name,
    language,
    made_on: platform.now().toLocaleDateString("en-US", { dateStyle: "medium", timeZone: marketZone }),
  };
  const task = { title, room: { design: room.design, takeoff, products, language }, size, units };
  const bytes = await poolOf(platform)
    .run(task, { signal: platform.stopping })
    .catch((error) => (error instanceof TooManyWait ? fail("overloaded") : Promise.reject(error)));
  const name = `${room.name.replaceAll(/[^\w -]+/g, "").trim() || "Room"} plans.pdf`;
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}

type Pool = ChildPool<PapersTask, Uint8Array>;

/** One for each server. */
const pools = new WeakMap<Platform["db"], Pool>();

function poolOf({ db, stopping }: Platform): Pool {
  const known = pools.get(db);
  if (known) return known;
  const pool: Pool = childPool({
    script: new URL("./papers.child.ts", import.meta.url),
    children: 1,
    longestQueue: 20,
    time_ms: 60_000,
    processor_ms: 30_000,
    memory_mb: 600,
    heap_mb: 400,
    recycle: { tasks: 200, memory_mb: 400 },
    idle_ms: 60_000,
    niceness: 5,
  });
  stopping.addEventListener("abort", () => void pool.close(), { once: true });
  pools.set(db, pool);
  return pool;
}

/** A logo as JPEG; the papers go out without one that can't be drawn. */
async function logoOf(platform: Platform, key: string): Promise<Uint8Array | null> {
  const request = new Request(`http://localhost/showroom/media/${key}/480.jpg`);
  const answer = await openMedia(platform).respond(request, key, "480.jpg");
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
