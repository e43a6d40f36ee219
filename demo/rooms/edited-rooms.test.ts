import fc from "fast-check";
import { expect, it } from "vitest";
import { type RoomDesign, roomDesign } from "../../contract/design/room-design.ts";
import { copyItem } from "../../domain/room/assembly/copy.ts";
import { whyNot } from "../../domain/room/assembly/fit.ts";
import { lineUp } from "../../domain/room/assembly/line-up.ts";
import { moveItem } from "../../domain/room/assembly/move.ts";
import { place } from "../../domain/room/assembly/place.ts";
import { removeItems } from "../../domain/room/assembly/remove.ts";
import { replanned } from "../../domain/room/assembly/replan.ts";
import { swapItem } from "../../domain/room/assembly/swap.ts";
import { turnItem } from "../../domain/room/assembly/turn.ts";
import { alignItems, distributeItems } from "../../domain/room/edit/align.edit.ts";
import { addOpening, moveOpening, resizeOpening } from "../../domain/room/edit/openings.edit.ts";
import { pushWall, setCeiling, setCeilingHeight, setWallLength } from "../../domain/room/edit/plan.edit.ts";
import { boundsOf } from "../../domain/room/geometry/polygon.ts";
import { faceById } from "../../domain/room/geometry/walls.ts";
import { productsBySku } from "../../domain/room/takeoff/products-by-sku.ts";
import { createRoomStore } from "../../web/areas/room/editor/room-state.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productIn } from "./design-products.ts";
import { templatesFrom } from "./templates.ts";

/** How many rooms are edited, the same ones each time; a night's run takes 10,000 of another seed with 200 edits each. */
const rooms = Number(process.env.EDITED_ROOMS ?? 20);
const edits = Number(process.env.EDITS_OF_A_ROOM ?? 50);
const seed = Number(process.env.EDITED_SEED ?? 1);

const offers = new DemoOffers();
const sold = offers.skus().flatMap((sku) => productIn(offers, sku) ?? []);
const products = productsBySku(sold);
const models = sold.filter(({ model }) => model);
const templates = templatesFrom(offers).map(({ design }) => design);

type PlanTool =
  | "push wall"
  | "wall length"
  | "ceiling"
  | "shape of the ceiling"
  | "add opening"
  | "move opening"
  | "resize opening";

interface Edit {
  tool:
    | "add"
    | "swap"
    | "move"
    | "nudge"
    | "turn"
    | "duplicate"
    | "align"
    | "distribute"
    | "delete"
    | PlanTool
    | "undo";
  /** Numbers that choose a thing, a product and a place in the room. */
  item: number;
  product: number;
  x: number;
  y: number;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  tool: fc.constantFrom(
    ...(["add", "swap", "swap", "move", "move", "nudge", "turn", "duplicate"] as const),
    ...(["align", "distribute", "delete", "undo"] as const),
    ...(["push wall", "wall length", "ceiling", "shape of the ceiling"] as const),
    ...(["add opening", "move opening", "resize opening"] as const),
  ),
  item: fc.nat(999),
  product: fc.nat(99_999),
  x: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
  y: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
});

const isOfPlan = (tool: Edit["tool"]): tool is PlanTool => /wall|ceiling|opening/.test(tool);

/** The room with its walls, openings or ceiling changed. */
function replannedBy(design: RoomDesign, { tool, item, product, x, y }: Edit): RoomDesign {
  const { walls, openings, ceiling_height_in } = design.plan;
  const wall = walls[item % walls.length]!.id;
  const opening = openings[item % Math.max(1, openings.length)]?.id ?? "";
  const bare = { ...design, items: [] };
  const length_in = faceById(design.plan, wall)!.length_in;
  const kind = (["door", "window", "passage"] as const)[product % 3]!;
  const size = { width_in: 24 + Math.round(x * 24), height_in: kind === "window" ? 24 : 80 };
  const changed = () => {
    switch (tool) {
      case "push wall":
        return pushWall(bare, wall, Math.round(x * 60 - 30));
      case "wall length":
        return setWallLength(bare, wall, length_in + Math.round(x * 60 - 30));
      case "ceiling":
        return setCeilingHeight(bare, ceiling_height_in + Math.round(y * 36 - 18));
      case "shape of the ceiling":
        return product % 4 === 0
          ? setCeiling(bare, null)
          : setCeiling(bare, {
              kind: product % 2 === 0 ? "slope" : "ridge",
              wall,
              low_in: Math.max(36, Math.round(ceiling_height_in * (0.4 + y / 2))),
            });
      case "add opening":
        return addOpening(bare, { kind, wall, offset_in: Math.max(0, y * length_in), ...size });
      case "move opening":
        return moveOpening(bare, opening, y * length_in, wall);
      default:
        return resizeOpening(bare, opening, { width_in: size.width_in });
    }
  };
  const edited = changed();
  return edited.ok ? replanned(design, edited.design.plan, products).design : design;
}

/** The room after an edit as the editor makes it; the same room where it is refused or there is nothing to edit. */
function edited(design: RoomDesign, given: Edit): RoomDesign {
  const { tool, item: which, product: number, x, y } = given;
  if (tool === "add") return place(design, models[number % models.length]!, products).design ?? design;
  if (isOfPlan(tool)) return replannedBy(design, given);
  const item = design.items[which % Math.max(1, design.items.length)];
  if (!item) return design;
  const alike = models.filter(({ model }) => model!.kind === item.kind);
  const ids = [item.id, ...design.items.slice(0, 3).map(({ id }) => id)];
  const { left, right, bottom, top } = boundsOf(design.plan.vertices_in);
  const to: [number, number] = [left + (right - left) * x, bottom + (top - bottom) * y];
  switch (tool) {
    case "swap":
      return swapItem(design, item.id, alike[number % Math.max(1, alike.length)]!, products).design ?? design;
    case "move":
    case "nudge": {
      const step: [number, number] = [
        item.at_in[0] + Math.round(x * 24 - 12),
        item.at_in[1] + Math.round(y * 24 - 12),
      ];
      const how = tool === "move" ? { snap_in: 4, reach_in: 8 } : { snap_in: 0 };
      const moved = moveItem(design, item.id, tool === "move" ? to : step, { ...how, products });
      return moved.refusal === null ? moved.design : design;
    }
    case "turn":
      return turnItem(design, item.id, [90, -90, -15][number % 3]!, products).design ?? design;
    case "duplicate":
      return copyItem(design, item.id, products).design ?? design;
    case "align":
      return (
        lineUp(design, alignItems(design, ids, x < 0.5 ? "left" : "center-y"), ids, products).design ?? design
      );
    case "distribute":
      return (
        lineUp(design, distributeItems(design, ids, x < 0.5 ? "x" : "y"), ids, products).design ?? design
      );
    case "delete":
      return removeItems(design, [item.id], products).design;
    case "undo":
      return design;
  }
}

/** Things that are not on their host, their wall or the floor, or are in something else. */
const wrongIn = (design: RoomDesign): Map<string, string> =>
  new Map(
    design.items.flatMap(({ id }) => {
      const why = whyNot(design, id, products);
      return why ? [[id, why] as const] : [];
    }),
  );

it("keeps everything on its host, wall or floor whatever is done to a room, and undoes it exactly", () => {
  fc.assert(
    fc.property(
      fc.nat(templates.length - 1),
      fc.array(edit, { minLength: edits, maxLength: edits, size: "max" }),
      (number, all) => {
        const before = templates[number]!;
        const store = createRoomStore({ id: "r", version: 2, design: before } as never, sold);
        const known = wrongIn(before);
        const states = [before];
        for (const each of all) {
          const { design, change, undo } = store.getState();
          if (each.tool === "undo") {
            undo();
            if (states.length > 1) states.pop();
            expect(store.getState().design).toEqual(states.at(-1));
            continue;
          }
          const next = edited(design, each);
          if (next === design) continue;
          change(next, `${each.tool}`);
          if (store.getState().design === design) continue;
          states.push(next);
          const sent: unknown = JSON.parse(JSON.stringify(next));
          expect(roomDesign.parse(sent), each.tool).toEqual(sent);
          const wrong = [...wrongIn(next)].filter(([id]) => !known.has(id));
          expect(wrong, JSON.stringify(each)).toEqual([]);
        }
        while (store.getState().past.length > 0) store.getState().undo();
        expect(store.getState().design).toEqual(before);
      },
    ),
    // a smaller example takes minutes to find: the seed repeats this one
    { numRuns: rooms, seed, endOnFailure: true },
  );
});
