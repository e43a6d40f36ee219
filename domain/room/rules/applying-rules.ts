import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { drilledTops } from "../assembly/drilling.ts";
import { isFloor } from "../geometry/floor-areas.ts";
import { isStall, isTub } from "../geometry/item-kinds.ts";
import { planningRules } from "./planning-rules.ts";
import type { PlanningRule } from "./rule.types.ts";

type Test = (design: RoomDesign) => boolean;

const has =
  (...kinds: string[]): Test =>
  ({ items }) =>
    items.some(({ kind }) => kinds.includes(kind));
const any =
  (test: (item: RoomItem) => boolean): Test =>
  ({ items }) =>
    items.some(test);
const every =
  (...tests: readonly Test[]): Test =>
  (design) =>
    tests.every((test) => test(design));
const opens =
  (...kinds: string[]): Test =>
  ({ plan }) =>
    plan.openings.some(({ kind }) => kinds.includes(kind));
const inside =
  (...rooms: string[]): Test =>
  ({ room }) =>
    rooms.includes(room);

const isUnderSlope: Test = ({ plan }) => plan.ceiling !== undefined;

const basins = has("vanity", "lavatory");
const cookers = has("range", "cooktop");
const triangle = every(has("sink"), cookers, has("refrigerator"));
const counters = has("base_cabinet");
const seats = every(has("stool"), has("island", "peninsula"));

/** What a rule is about; rules that are not named here apply wherever something stands. */
const subjects: ReadonlyMap<string, Test> = new Map([
  ["door-swing", opens("door")],
  ["door-clear", opens("door", "passage")],
  ["under-ceiling", isUnderSlope],
  ["toilet-sides", has("toilet", "bidet")],
  ["front-clear", has("toilet", "bidet", "vanity", "lavatory")],
  ["lavatory-side", basins],
  [
    "lavatory-pair",
    ({ items }) =>
      items.some(
        ({ id, kind, width_in }) =>
          (kind === "vanity" || kind === "lavatory") &&
          (width_in >= 58 || items.filter((tap) => tap.kind === "faucet" && tap.host === id).length > 1),
      ),
  ],
  ["shower-size", any((item) => item.kind === "shower" && isStall(item))],
  ["shower-front", any((item) => item.kind === "shower" && isStall(item))],
  ["tub-front", any(isTub)],
  ["ceiling-height", has("toilet", "bidet", "vanity", "lavatory", "tub", "shower")],
  ["entry-door", every(inside("bathroom"), opens("door", "passage"))],
  ["drain-run", ({ plan }) => plan.services.some(({ kind }) => kind === "drain")],
  ["work-aisle", counters],
  ["kitchen-walkway", has("island")],
  ["triangle-leg", triangle],
  ["triangle-sum", triangle],
  ["standing-height", every(isUnderSlope, has("sink", "range", "cooktop"))],
  ["front-opens", has("base_cabinet", "tall_cabinet", "wall_cabinet", "dishwasher", "range", "refrigerator")],
  ["landing-sink", every(inside("kitchen"), has("sink"))],
  ["landing-cooktop", cookers],
  ["landing-refrigerator", has("refrigerator")],
  ["dishwasher-sink", every(has("dishwasher"), has("sink"))],
  ["counter-frontage", every(inside("kitchen"), counters)],
  ["seat-width", seats],
  ["seat-knees", seats],
  ["above-cooktop", cookers],
  ["cooktop-window", every(cookers, opens("window"))],
  ["living-walkway", has("sofa", "chair", "bed")],
  ["sofa-table", every(has("sofa"), has("low_table"))],
  ["faucet-holes", (design) => drilledTops(design).length > 0],
  ["wet-floor", ({ surfaces }) => surfaces.some(({ id, sku }) => isFloor(id) && sku !== null)],
]);

/** The rules that a design can meet or break: those whose subject is in it. */
export const applyingRules = (design: RoomDesign): PlanningRule[] =>
  planningRules.filter(({ id }) => subjects.get(id)?.(design) ?? design.items.length > 0);
