import { createStore, type StoreApi } from "zustand/vanilla";
import type { PhotoCamera, RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Moved } from "../../../../domain/room/assembly/move.ts";
import { limitProblem } from "../../../../domain/room/edit/room-limits.ts";
import { showToast } from "../../../ui/toast.ts";
import { changedSince } from "./live-words.ts";
import { same } from "./merge-by-id.ts";
import {
  changedAlike,
  type Merged,
  mergeDesigns,
  mergeNaming,
  renamed,
  unversioned,
} from "./merge-designs.ts";

/** The selection: a surface (`floor`), an item or an opening, by the view's ids. */
export interface Selection {
  kind: "surface" | "item" | "opening";
  id: string;
}

/** `refused`: the server responds but rejects it; `saveTrouble` says what is wrong. */
export type SaveState = "saved" | "waiting" | "saving" | "offline" | "refused";
/** Why the server refused a room, and with which status. */
export interface SaveTrouble {
  status: number;
  message: string;
  errors: FieldErrors;
}

export type Camera = "orbit" | "walk" | "plan" | "photo";

interface Step {
  before: RoomDesign;
  after: RoomDesign;
  /** The action's name, for "Undo …". */
  words: string;
}

/** Somebody else who has the room open, maybe oneself in another window. */
export interface Other {
  tab: string;
  user: string;
  name: string;
  /** Ids of what is selected there. */
  selected: readonly string[];
}

export interface RoomState {
  room: Room;
  design: RoomDesign;
  products: ReadonlyMap<string, RoomProduct>;
  past: readonly Step[];
  future: readonly Step[];
  selection: Selection | null;
  /** Items selected in addition to the first, to be aligned with it. */
  also: readonly string[];
  save: SaveState;
  saveTrouble: SaveTrouble | null;
  /** The kind of thing whose products are listed to add, with nothing selected. */
  adding: string | null;
  /** A dragged item at its possible drop position; shown, but not kept. */
  held: Moved | null;
  camera: Camera;
  /** The saved view that the photo camera shows; without one, the room's best. */
  lookAt: PhotoCamera | null;
  hour: number;
  evening: boolean;
  tool: "select" | "measure";
  readOnly: boolean;
  /** A trial change that is shown and not saved until kept: what is on trial, and the room without it. */
  trial: { before: RoomDesign; name: string } | null;
  others: readonly Other[];
  /** What somebody else changed last, in one line; empty once it has been read. */
  news: string;

  /** Makes a change that can be undone. Small steps of one movement (`isStep`) are undone together. */
  change(design: RoomDesign, words: string, isStep?: boolean): void;
  /**
   * Merges what another window changed since `base`, the last state that both knew; undo and redo leave it as it is.
   */
  takeIn(base: RoomDesign, theirs: RoomDesign): void;
  /** Shows a trial change; the next change of the room keeps it, undo drops it. */
  tryOut(design: RoomDesign, words: string, name: string): void;
  keepTrial(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection | null, adding?: boolean): void;
  addProducts(products: readonly RoomProduct[]): void;
}

export type RoomStore = StoreApi<RoomState>;

/** Steps of one movement follow each other faster than this. */
const oneMovement_ms = 1200;

/** The state of one room being edited, independent of pages and rendering. */
export function createRoomStore(room: Room, products: readonly RoomProduct[], readOnly = false): RoomStore {
  const continues = movements();
  return createStore<RoomState>((set, get) => ({
    room,
    design: unversioned(room.design),
    products: new Map(products.map((product) => [product.sku, product])),
    past: [],
    future: [],
    selection: null,
    also: [],
    adding: null,
    save: "saved",
    saveTrouble: null,
    held: null,
    camera: "orbit",
    lookAt: null,
    hour: 10.5,
    evening: false,
    tool: "select",
    readOnly,
    trial: null,
    others: [],
    news: "",

    change(design, words, isStep = false) {
      if (isTooMuch(get().design, design)) return;
      const goesOn = continues(get().design, design, isStep ? words : "");
      set(changed(get(), design, words, goesOn));
    },
    takeIn(base, theirs) {
      set(joined(get(), base, theirs));
    },
    tryOut(design, words, name) {
      if (isTooMuch(get().design, design)) return;
      const before = keptDesign(get());
      set({ ...changed(get(), design, words, false), trial: { before, name } });
    },
    keepTrial() {
      set({ trial: null });
    },
    undo() {
      const { past, future, design } = get();
      const last = past.at(-1);
      if (!last) return;
      const next = changedAlike(design, last.after, last.before, statesOf(get()));
      const isDone = !same(next.design, design);
      const steps = { past: past.slice(0, -1), future: isDone ? [last, ...future] : future };
      set({ trial: null, ...withSteps(get(), next, steps) });
      if (!isDone) showToast("info", changedSince(last.words));
    },
    redo() {
      const { past, future, design } = get();
      const [last, ...rest] = future;
      if (!last) return;
      const next = changedAlike(design, last.before, last.after, statesOf(get()));
      const isDone = !same(next.design, design);
      set({
        trial: null,
        ...withSteps(get(), next, { past: isDone ? [...past, last] : past, future: rest }),
      });
      if (!isDone) showToast("info", changedSince(last.words));
    },
    select(selection, adding = false) {
      set(selected(get(), selection, adding));
    },
    addProducts(more) {
      const known = get().products;
      if (more.every((product) => known.has(product.sku))) return;
      const next = new Map(known);
      for (const product of more) next.set(product.sku, product);
      set({ products: next });
    },
  }));
}

/** A change after which the room could not be saved is not made, and says why. */
function isTooMuch(before: RoomDesign, after: RoomDesign): boolean {
  const problem = limitProblem(after);
  if (problem === null || limitProblem(before) !== null) return false;
  showToast("warning", problem);
  return true;
}

/** With `adding`, toggles another item in the selection. */
function selected(
  { selection: first, also }: RoomState,
  selection: Selection | null,
  adding: boolean,
): Partial<RoomState> {
  if (adding && first?.kind === "item" && selection?.kind === "item" && selection.id !== first.id) {
    const rest = also.filter((id) => id !== selection.id);
    return { also: rest.length === also.length ? [...also, selection.id] : rest };
  }
  return { selection, also: [], ...(selection && { adding: null }) };
}

/** The state after a change; a continued one is undone together with the last. */
function changed(state: RoomState, design: RoomDesign, words: string, goesOn: boolean): Partial<RoomState> {
  const { design: before, past, readOnly } = state;
  if (readOnly || design === before) return {};
  return {
    design,
    past: [
      ...(goesOn ? past.slice(0, -1) : past),
      { before: (goesOn && past.at(-1)?.before) || before, after: design, words },
    ],
    future: [],
    trial: null,
    held: null,
    ...stillThere(state, design),
  };
}

/** Whether each change continues the movement before it; `words` is empty for other changes. */
function movements(): (before: RoomDesign, after: RoomDesign, words: string) => boolean {
  let last: { words: string; at_ms: number; after: RoomDesign } | null = null;
  return (before, after, words) => {
    const at_ms = performance.now();
    const goesOn =
      words !== "" && last?.words === words && last.after === before && at_ms - last.at_ms < oneMovement_ms;
    last = { words, at_ms, after };
    return goesOn;
  };
}

/** With what another window changed. Steps stay as they were made: undoing one leaves what others changed since. */
function joined(state: RoomState, base: RoomDesign, theirs: RoomDesign): Partial<RoomState> {
  const { trial, design: shown, past, future, held, selection, also } = state;
  const mine = keptDesign(state);
  const { design: kept, names } = mergeNaming(base, mine, theirs, statesOf(state));
  if (same(kept, mine)) return {};
  const design = trial ? mergeDesigns(renamed(trial.before, names), renamed(shown, names), kept) : kept;
  const known = {
    // the same object: another one opens the products of what is selected
    selection:
      selection && names.has(selection.id) ? { ...selection, id: names.get(selection.id)! } : selection,
    also: names.size > 0 ? also.map((id) => names.get(id) ?? id) : also,
    // a thing in somebody's hand goes on from here
    held: held && names.size === 0 ? { ...held, design: mergeDesigns(shown, held.design, design) } : null,
  };
  return {
    ...(trial ? { trial: { ...trial, before: kept } } : {}),
    ...known,
    ...withSteps({ ...state, ...known }, { design, names }, { past, future }),
  };
}

/** All states of the room that undoing and redoing lead to. */
const statesOf = ({ past, future }: RoomState): RoomDesign[] =>
  [...past, ...future].flatMap(({ before, after }) => [before, after]);

/** The room after a merge, with its steps to undo and redo; things in them have the names that the merge gave. */
function withSteps(
  state: RoomState,
  { design, names }: Merged,
  { past, future }: Pick<RoomState, "past" | "future">,
): Partial<RoomState> {
  const named = ({ before, after, words }: Step): Step => ({
    before: renamed(before, names),
    after: renamed(after, names),
    words,
  });
  const isNamed = names.size > 0;
  return {
    design,
    past: isNamed ? past.map(named) : past,
    future: isNamed ? future.map(named) : future,
    ...stillThere(state, design),
  };
}

/** A selection ends when its object is removed; so does a drag. */
function stillThere({ selection, also, held }: RoomState, design: RoomDesign): Partial<RoomState> {
  const isThere = (id: string) => design.items.some((item) => item.id === id);
  const kept: Partial<RoomState> = held && !isThere(held.item.id) ? { held: null } : {};
  if (selection?.kind === "item" && !isThere(selection.id)) return { ...kept, selection: null, also: [] };
  const left = also.filter(isThere);
  return left.length === also.length ? kept : { ...kept, also: left };
}

/** The room to save: without trial changes. */
export const keptDesign = ({ design, trial }: Pick<RoomState, "design" | "trial">): RoomDesign =>
  trial?.before ?? design;
