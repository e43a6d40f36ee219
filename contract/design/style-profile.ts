import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success } from "../shapes.ts";

/** One character for each of the ten choices: the room that was taken, or `-` for none of them. */
const answers = z
  .string()
  .regex(/^[012-]{10}$/, "Answer all ten choices.")
  .regex(/[012]/, "Choose at least one room.");

const styleProfile = z.object({
  answers: z.string(),
  /** Id of the style, as templates name it. */
  style: z.string(),
  /** In words: `Organic Modern with a touch of Japandi`. */
  name: z.string(),
  updated_at: isoDate,
});
export type StyleProfile = z.infer<typeof styleProfile>;

export const getStyleProfile = endpoint("GET /api/style_profile", {
  summary: "The account's style profile; null if it keeps none",
  permission: "session.own",
  reply: success(styleProfile.nullable()),
});

export const saveStyleProfile = endpoint("PUT /api/style_profile", {
  summary: "Keep a style profile with the account, in place of an earlier one",
  permission: "session.own",
  body: z.strictObject({ answers }),
  reply: success(styleProfile),
});

export const deleteStyleProfile = endpoint("DELETE /api/style_profile", {
  summary: "Delete the account's style profile",
  permission: "session.own",
  reply: success(z.null()),
});
