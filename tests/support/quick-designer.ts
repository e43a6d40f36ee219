import type { AiJob } from "../../contract/design/ai-designs.ts";
import type { DesignedRoom, DesignOutcome, DesignStep } from "../../domain/designer/design.types.ts";
import type { DesignInput } from "../../domain/designer/design-rooms.ts";
import { laterIsDone } from "../../server/platform/later.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { designWish } from "./ai-designer.ts";
import type { TestParts } from "./app.ts";
import { smallRoom } from "./rooms.ts";
import { type Client, openShop, type Shop } from "./shop.ts";

type Designs = (input: DesignInput) => AsyncGenerator<DesignStep, DesignOutcome>;

export const tileOfFloors = "NQT-SLAT-1212";
const step: DesignStep = { stage: "placing", progress: 0.5, doing: "Trying 3 ways to arrange the fixtures" };

/** A floor of one tile, once per alternative. */
export async function* floors({ count, alternatives, brief }: DesignInput) {
  yield step;
  const design = smallRoom({ surfaces: [{ id: "floor", sku: tileOfFloors }] });
  const room: DesignedRoom = {
    title: "Slate floor",
    arrangement: "one wall",
    style: "modern",
    style_name: "Modern",
    turn: 2,
    thrift: 1,
    plan: { id: "drawn", tags: [] },
    design,
    findings: [],
    price_cents: (await count(design)).takeoff.total_cents,
    reasons: ["The floor is slate."],
    unmet: brief.wants.map((wish) => `No ${wish}.`),
  };
  return { rooms: Array.from({ length: alternatives }, () => room), problem: null };
}

// biome-ignore lint/correctness/useYield: a room that cannot be
export async function* nothing() {
  return { rooms: [], problem: "A bathroom needs at least 3 ft by 5 ft." };
}

/** A shop with a designer that takes no time, and waits where a test wants it to. */
export interface DesignShop {
  shop: Shop;
  /** What the next requests come to. */
  designs: Designs;
  /** What the designer was asked for, since the last `begin`. */
  inputs: DesignInput[];
  /** For the beginning of each test. */
  begin(): Promise<void>;
  /** Lets the next requests wait after their first step, until `goOn` is called. */
  hold(): { begun: Promise<void>; goOn(): void };
  generate(who: Client, changes?: object): ReturnType<typeof who.call<AiJob>>;
  /** A request, once nothing is underway any more. */
  done(who: Client, id: string): Promise<AiJob>;
  /** Every credit of an account: what changed it, the oldest first. */
  credits(who: Client): Promise<[number, string][]>;
  /** What these sum to. */
  balance(who: Client): Promise<number>;
}

export async function designShop(
  changes: Partial<Platform> & Pick<TestParts, "takeStill"> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<DesignShop> {
  const self: DesignShop = {
    designs: floors,
    inputs: [],
    shop: await openShop(
      {
        ...changes,
        designRooms: (input: DesignInput) => {
          self.inputs.push(input);
          return self.designs(input);
        },
      },
      environment,
    ),
    async begin() {
      self.designs = floors;
      self.inputs = [];
      await self.shop.platform.db.deleteFrom("attempt_counts").execute();
    },
    hold() {
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      self.designs = async function* (input) {
        yield step;
        begun.resolve();
        await goOn.promise;
        yield { ...step, progress: 0.6 };
        return yield* floors(input);
      };
      return { begun: begun.promise, goOn: goOn.resolve };
    },
    generate: (who, changes = {}) => who.call<AiJob>("POST /api/AI/generate", designWish(self.shop, changes)),
    async done(who, id) {
      await laterIsDone();
      return (await who.call<AiJob>(`GET /api/AI/jobs/${id}`)).body.data;
    },
    async credits({ user_id }) {
      const rows = await self.shop.platform.db
        .selectFrom("ai_credit_entries")
        .select(["change", "reason"])
        .where("ai_account_id", "=", user_id)
        .orderBy("created_at")
        .execute();
      return rows.map(({ change, reason }) => [change, reason]);
    },
    async balance(who) {
      return (await self.credits(who)).reduce((sum, [change]) => sum + change, 0);
    },
  };
  return self;
}
