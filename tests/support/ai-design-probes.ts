import { laterIsDone } from "../../server/platform/later.ts";
import { aiDesigner, designWish } from "./ai-designer.ts";
import type { Make } from "./probe.ts";

/** A request of an AI design account, and another such account. */
const ofRequest =
  (rest = ""): Make =>
  async (shop) => {
    const owner = await aiDesigner(shop);
    const { body } = await owner.call<{ id: string }>("POST /api/AI/generate", designWish(shop));
    await laterIsDone();
    return { owner, stranger: await aiDesigner(shop), path: `/api/AI/jobs/${body.data.id}${rest}` };
  };

export const aiDesignProbes: Readonly<Record<string, Make>> = {
  "GET /api/AI/jobs/{id}": ofRequest(),
  "POST /api/AI/jobs/{id}/cancel": ofRequest("/cancel"),
  "DELETE /api/AI/jobs/{id}": ofRequest(),
};
