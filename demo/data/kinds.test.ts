import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { Job } from "../people/baskets.ts";
import type { Designer } from "../people/designers.ts";
import type { DemoHireProfile } from "../people/hire-profiles.ts";
import type { ReviewSection } from "../people/review-prose.ts";
import type { DemoShowroom } from "../people/showrooms.ts";
import type { PlanRow } from "../rooms/floor-plan.ts";
import type * as people from "./people.schemas.ts";
import type * as rooms from "./rooms.schemas.ts";
import type * as words from "./words.schemas.ts";

// The code that reads the data has types of its own, so that it needs no schema. Both have to fit.

test("data that fits its schema fits the code that reads it", () => {
  expectTypeOf<z.infer<typeof rooms.floorPlans>[number]>().toExtend<PlanRow>();
  expectTypeOf<z.infer<typeof people.designers>[number]>().toExtend<Designer>();
  expectTypeOf<z.infer<typeof people.showrooms>[number]>().toExtend<DemoShowroom>();
  expectTypeOf<z.infer<typeof people.hireDesigners>[number]>().toExtend<DemoHireProfile>();
  expectTypeOf<z.infer<typeof words.reviews>[number]>().toExtend<ReviewSection>();
  expectTypeOf<z.infer<typeof people.jobs>[number]>().toExtend<Job>();
});
