import { createHash } from "node:crypto";
import shown from "../../content/landing/room.json" with { type: "json" };
import { roomDesign } from "../../contract/design/room-design.ts";
import { type Part, withChoice } from "../../domain/room/showcase/choice.ts";
import room from "../data/landing-room.json" with { type: "json" };
import type { DemoOffers } from "./demo-offers.ts";
import { productIn, shownIn } from "./design-products.ts";
import type { RoomTemplate } from "./templates.ts";

/** The room that the landing page shows, and what can be changed in it. */
const design = roomDesign.parse(room.design);
export const landingParts = shown.parts as unknown as readonly Part[];

/** As a template, so that it can be opened in 3D. It stands on a plan of its own. */
export const landingTemplate: Omit<RoomTemplate, "floorplan"> = {
  id: room.id,
  name: room.name,
  room: design.room,
  style: room.style,
  style_name: room.style_name,
  area_sqft: areaOf(design.plan.vertices_in),
  note: room.note,
  design,
};

/** A picture is taken again when what it shows has changed: the room with one choice of each of these parts. */
export function landingDesign(offers: DemoOffers, chosen: ReadonlyMap<string, number>): typeof design {
  return landingParts.reduce((soFar, part) => {
    const at = chosen.get(part.id) ?? 0;
    const choice = part.choices[at];
    if (at === 0 || !choice) return soFar;
    return withChoice(soFar, part, choice, productIn(offers, choice.sku)?.model ?? null);
  }, design);
}

/** The files of the pictures by what they show: `base`, and `<part>-<number>` for each further choice. */
export function landingPictures(offers: DemoOffers): Map<string, string> {
  const camera = JSON.stringify([room.camera, room.hour]);
  const mark = (chosen: ReadonlyMap<string, number>) =>
    createHash("sha256")
      .update(camera + shownIn(landingDesign(offers, chosen), offers))
      .digest("base64url")
      .slice(0, 12);
  const others = landingParts.flatMap(({ id, choices }) =>
    choices.map((_, at) => [`${id}-${at}`, mark(new Map([[id, at]]))] as const).filter((__, at) => at > 0),
  );
  return new Map([["base", mark(new Map())], ...others]);
}

function areaOf(corners: readonly (readonly [number, number])[]): number {
  const doubled = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.round(doubled / 288);
}
