import { z } from "zod";
import { listBy, text } from "./values.ts";

/** Names as they are in the code, several with commas between them; a test compares them. */
const cookie = z.strictObject({ name: text, purpose: text, stays: text });

/** What the cookies policy lists. */
export const cookies = z.strictObject({
  cookies: listBy(cookie, "name"),
  storage: listBy(cookie.partial({ stays: true }), "name"),
});
