import { z } from "zod";
import { listBy, text } from "./values.ts";

/** Steps of a renovation, in the order in which the trades do them. */
export const checklists = listBy(
  z.strictObject({
    id: z.enum(["kitchen", "bathroom", "living_room", "outdoor"]),
    name: text,
    areas: listBy(
      z.strictObject({
        area: text,
        tasks: z
          .array(
            z.strictObject({
              task: text,
              /** Who usually does it. */
              who: text,
              /** Working days that it takes, waiting included. */
              days: z.int().positive(),
            }),
          )
          .min(1),
      }),
      "area",
    ).min(1),
  }),
  "id",
);
