import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { Job } from "../people/baskets.ts";
import type { Designer } from "../people/designers.ts";
import type { DemoHireProfile } from "../people/hire-profiles.ts";
import type { ReviewSection } from "../people/review-prose.ts";
import type { DemoShowroom } from "../people/showrooms.ts";
import type { PlanRow } from "../rooms/floor-plan.ts";
import type * as schemas from "./schemas.ts";

// The code that reads the data has types of its own, so that it needs no schema. Both have to fit.

test("data that fits its schema fits the code that reads it", () => {
  expectTypeOf<z.infer<typeof schemas.floorPlans>[number]>().toExtend<PlanRow>();
  expectTypeOf<z.infer<typeof schemas.designers>[number]>().toExtend<Designer>();
  expectTypeOf<z.infer<typeof schemas.showrooms>[number]>().toExtend<DemoShowroom>();
  expectTypeOf<z.infer<typeof schemas.hireDesigners>[number]>().toExtend<DemoHireProfile>();
  expectTypeOf<z.infer<typeof schemas.reviews>[number]>().toExtend<ReviewSection>();
  expectTypeOf<z.infer<typeof schemas.jobs>[number]>().toExtend<Job>();
});
