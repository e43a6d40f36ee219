import { showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import type { StillSource } from "../stills/index.ts";
import { designById } from "./ai-designs.store.ts";
import { shownIn } from "./stills.rules.ts";
import { tellOfStill } from "./stills.store.ts";

/** Pictures of the designer's designs. */
export const designStills: StillSource = {
  of: "design_id",
  async load(platform, job) {
    const row = await designById(platform.db, job.design_id!);
    if (!row || shownIn(row.design, row.showroom_id) !== job.shows) return null;
    const { design, showroom_id } = row;
    const products = async () =>
      (await countDesign(platform, await showroomById(platform, showroom_id), design)).products;
    return { design, products };
  },
  ended: ({ db }, job) => tellOfStill(db, job.design_id!),
};
