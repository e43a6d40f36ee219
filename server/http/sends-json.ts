import type { Context } from "hono";

/** Whether a request says that its body is JSON. */
export const sendsJson = ({ req }: Context): boolean =>
  /^application\/json\b/i.test(req.header("Content-Type") ?? "");
