import { useCallback, useState } from "react";
import type { RoomPlan, RoomService } from "../../../../../contract/design/room-design.ts";
import { addArea, addPart, deleteArea, type FloorPart } from "../../../../../domain/room/edit/areas.edit.ts";
import { done, type Edited } from "../../../../../domain/room/edit/edited.types.ts";
import { deleteOpening } from "../../../../../domain/room/edit/openings.edit.ts";
import { setWallLength } from "../../../../../domain/room/edit/plan.edit.ts";
import { addService, deleteService } from "../../../../../domain/room/edit/services.edit.ts";
import {
  addStructure,
  deleteStructure,
  type StructureKind,
} from "../../../../../domain/room/edit/structures.edit.ts";
import type { Point } from "../../../../../domain/room/geometry/point.ts";
import { boundsOf } from "../../../../../domain/room/geometry/polygon.ts";
import { faceById, onWall } from "../../../../../domain/room/geometry/walls.ts";
import {
  areaOfSelected,
  asDesign,
  isThere,
  longestWall,
  nameOf,
  newAreaId,
  newStructureId,
  type OpeningKind,
  placeOpening,
  type Selected,
  suggestedAreaName,
} from "../../plan/editing.ts";
import { openingWords } from "../../plan/opening-words.ts";
import { serviceWords } from "../../plan/service-words.ts";
import { structureWords } from "../../plan/structure-words.ts";
import { addCorner, removeCorner } from "./corners.edit.ts";
import { changed, type DrawingHistory, redone, undone } from "./drawing-history.ts";
import type { ChangeDrawing } from "./drawing-store.ts";
import { usualStep } from "./snapping.ts";
import { confirmed } from "./trace/measured.ts";

/** Something to be said about the last change; `isRefusal` when it was not made. */
export interface Said {
  text: string;
  isRefusal: boolean;
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;

/** The plan being drawn, the selection, and all actions. */
export function usePlanEditor(
  history: DrawingHistory & { present: NonNullable<DrawingHistory["present"]> },
  change: ChangeDrawing,
) {
  const { present: drawing } = history;
  const { plan } = drawing;
  const [chosen, setChosen] = useState<Selected | null>(null);
  const [said, setSaid] = useState<Said>({ text: "", isRefusal: false });
  const [step_in, setStep] = useState(usualStep);
  const [isSquare, setSquare] = useState(true);
  const selected = chosen && isThere(plan, chosen) ? chosen : null;

  const say = useCallback((text: string, isRefusal = false) => setSaid({ text, isRefusal }), []);
  const setPlan = (next: RoomPlan) => change((now) => changed(now, { plan: next }));
  /** Takes a change over, or says why not. Answers the reason of a refusal. */
  const commit = (edited: Edited, words = ""): string | undefined => {
    if (!edited.ok) {
      say(edited.message, true);
      return edited.message;
    }
    if (edited.design.plan !== plan) setPlan(edited.design.plan);
    say(words);
    return undefined;
  };

  const place = (kind: OpeningKind) => {
    const wall = wallToUse(plan, selected);
    if (!wall) {
      say("There's no wall for it.", true);
      return undefined;
    }
    const placed = placeOpening(plan, kind, wall);
    if (commit(placed, openingWords[kind].added) === undefined && placed.ok && placed.id)
      setChosen({ kind: "opening", id: placed.id });
    // the line above the drawing has said why not
    return undefined;
  };
  const split = () => {
    const id = wallToUse(plan, selected);
    const wall = plan.walls.find((one) => one.id === id);
    const [from, to] = [plan.vertices_in[wall?.from ?? 0]!, plan.vertices_in[wall?.to ?? 0]!];
    if (!wall) return;
    const middle = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    const edited = addCorner(asDesign(plan), wall.id, Math.round(middle / step_in) * step_in);
    if (commit(edited, "Added a corner.") === undefined)
      setChosen({ kind: "corner", id: String(wall.from + 1) });
  };
  const remove = () => {
    if (!selected || selected.kind === "wall") return;
    const name = nameOf(plan, selected);
    const edited = without(plan, selected);
    if (commit(edited, `Removed: ${name}.`) === undefined) setChosen(null);
  };

  const connect = (kind: RoomService["kind"]) => {
    const words = `Added: ${serviceWords[kind].toLowerCase()}.`;
    if (commit(addService(asDesign(plan), kind, placeFor(plan, selected)), words) === undefined)
      setChosen({ kind: "service", id: String(plan.services.length) });
  };
  /** Adds a partition, half wall or column to the room, or a soffit to the selected wall. */
  const build = (kind: StructureKind) => {
    const wall = selected?.kind === "wall" ? selected.id : undefined;
    const added = addStructure(asDesign(plan), kind, newStructureId(kind), wall);
    if (commit(added, structureWords[kind].added) === undefined && added.ok && added.id)
      setChosen({ kind: "structure", id: added.id });
  };
  /** Adds a part of the floor, or makes one of what a partition cuts off. */
  const addFloorArea = (part?: FloorPart) => {
    const [id, name] = [newAreaId(), suggestedAreaName(plan)];
    const added = part ? addPart(asDesign(plan), id, name, part) : addArea(asDesign(plan), id, name);
    if (commit(added, `Added: ${name}.`) === undefined) setChosen({ kind: "area", id });
  };
  /** Transforms the whole plan: rotated, mirrored. The selection may get another position or index. */
  const transform = (next: RoomPlan, words: string) => {
    if (commit(done(asDesign(next)), words) === undefined) setChosen(null);
  };

  /** A wall's length as the tape says: corrected if it is another one, and confirmed. */
  const measure = (wall: string, length_in: number): string | undefined => {
    const present = faceById(plan, wall)?.length_in ?? 0;
    const isRight = Math.abs(present - length_in) < 1 / 16;
    const edited = isRight ? done(asDesign(plan)) : setWallLength(asDesign(plan), wall, length_in);
    if (!edited.ok) return edited.message;
    const measured = confirmed(drawing.measured ?? [], wall, isRight ? present : length_in);
    change((now) => changed(now, { plan: edited.design.plan, measured }));
    say("");
    return undefined;
  };

  return {
    drawing,
    measure,
    plan,
    selected,
    said,
    step_in,
    isSquare,
    setStep,
    setSquare,
    say,
    setPlan,
    commit,
    place,
    split,
    remove,
    connect,
    build,
    addFloorArea,
    transform,
    select: setChosen,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => {
      change(undone);
      say("Undid the last change.");
    },
    redo: () => {
      change(redone);
      say("Redid the change.");
    },
    rename: (fields: { name?: string; room?: string }) => change((now) => changed(now, fields)),
  };
}

function without(plan: RoomPlan, { kind, id }: Selected): Edited {
  const design = asDesign(plan);
  if (kind === "corner") return removeCorner(design, Number(id));
  const area = areaOfSelected({ kind, id });
  if (area !== null) return done(deleteArea(design, area));
  if (kind === "structure") return done(deleteStructure(design, id));
  return done(kind === "service" ? deleteService(design, Number(id)) : deleteOpening(design, id));
}

/** How far from a wall's face a connection is put that comes out of it. */
const beforeWall_in = 4;

/** Where a new connection goes: to the middle of the selected wall, else of the room. */
function placeFor(plan: RoomPlan, selected: Selected | null): Point {
  const face = selected?.kind === "wall" ? faceById(plan, selected.id) : undefined;
  if (face) return onWall(face, face.length_in / 2, beforeWall_in);
  const { left, right, bottom, top } = boundsOf(plan.vertices_in);
  return [(left + right) / 2, (bottom + top) / 2];
}

function wallToUse(plan: RoomPlan, selected: Selected | null): string | undefined {
  if (selected?.kind === "wall") return selected.id;
  if (selected?.kind === "opening") return plan.openings.find(({ id }) => id === selected.id)?.wall;
  if (selected?.kind === "corner") return plan.walls.find(({ from }) => from === Number(selected.id))?.id;
  return longestWall(plan);
}
