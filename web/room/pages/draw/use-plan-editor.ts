import { useCallback, useState } from "react";
import type { RoomPlan } from "../../../../contract/room-design.ts";
import type { Edited } from "../../../../domain/room-edit/edited.types.ts";
import { deleteOpening } from "../../../../domain/room-edit/openings.edit.ts";
import { addCorner, removeCorner } from "./corners.edit.ts";
import { changed, type DrawingHistory, redone, undone } from "./drawing-history.ts";
import type { ChangeDrawing } from "./drawing-store.ts";
import {
  asDesign,
  isThere,
  longestWall,
  nameOf,
  type OpeningKind,
  placeOpening,
  type Selected,
} from "./editing.ts";

/** Something to be said about the last change; `isRefusal` when it was not made. */
export interface Said {
  text: string;
  isRefusal: boolean;
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;

/** The plan that is being drawn, what is selected in it, and everything that can be done with it. */
export function usePlanEditor(
  history: DrawingHistory & { present: NonNullable<DrawingHistory["present"]> },
  change: ChangeDrawing,
) {
  const { present: drawing } = history;
  const { plan } = drawing;
  const [chosen, setChosen] = useState<Selected | null>(null);
  const [said, setSaid] = useState<Said>({ text: "", isRefusal: false });
  const [step_in, setStep] = useState(1);
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
    const wall = wallMeant(plan, selected);
    if (!wall) return say("There is no wall to set it into.", true);
    const placed = placeOpening(plan, kind, wall);
    if (commit(placed, `Added a ${kind}.`) === undefined && placed.ok && placed.id)
      setChosen({ kind: "opening", id: placed.id });
  };
  const split = () => {
    const id = wallMeant(plan, selected);
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
    const edited: Edited =
      selected.kind === "corner"
        ? removeCorner(asDesign(plan), Number(selected.id))
        : { ok: true, design: deleteOpening(asDesign(plan), selected.id) };
    if (commit(edited, `Removed: ${name}.`) === undefined) setChosen(null);
  };

  return {
    ...{ drawing, plan, selected, said, step_in, isSquare },
    ...{ setStep, setSquare, say, setPlan, commit, place, split, remove },
    select: setChosen,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => {
      change(undone);
      say("Took back the last change.");
    },
    redo: () => {
      change(redone);
      say("Brought the change back.");
    },
    rename: (fields: { name?: string; room?: string }) => change((now) => changed(now, fields)),
  };
}

function wallMeant(plan: RoomPlan, selected: Selected | null): string | undefined {
  if (selected?.kind === "wall") return selected.id;
  if (selected?.kind === "opening") return plan.openings.find(({ id }) => id === selected.id)?.wall;
  if (selected?.kind === "corner") return plan.walls.find(({ from }) => from === Number(selected.id))?.id;
  return longestWall(plan);
}
