import { createStore, type StoreApi } from "zustand/vanilla";
import type { RoomDesign, RoomGood } from "../../../contract/room-design.ts";
import type { Room } from "../../../contract/rooms.ts";
import type { Moved } from "../../../domain/room-edit/move-item.ts";
import { mergeDesigns } from "./merge-designs.ts";

/** What is worked on: a surface (`floor`), an item or an opening, by the ids that the view gives. */
export interface Selection {
  kind: "surface" | "item" | "opening";
  id: string;
}

/** `refused`: the server is there, but does not take it; `saveTrouble` has its words. */
export type SaveState = "saved" | "waiting" | "saving" | "offline" | "refused";
export type Camera = "orbit" | "walk" | "plan" | "photo";

interface Step {
  design: RoomDesign;
  /** What was done, for "Undo …". */
  words: string;
}

export interface RoomState {
  room: Room;
  design: RoomDesign;
  goods: ReadonlyMap<string, RoomGood>;
  past: readonly Step[];
  future: readonly Step[];
  selection: Selection | null;
  /** Items chosen beside the first, to be brought into line with it. */
  also: readonly string[];
  save: SaveState;
  saveTrouble: string;
  /** An item held by the pointer, at the place where it would be put down; shown, but not kept. */
  held: Moved | null;
  camera: Camera;
  hour: number;
  evening: boolean;
  tool: "select" | "measure";
  readOnly: boolean;

  /** Makes a change that can be undone. Small steps of one movement (`isStep`) are undone together. */
  change(design: RoomDesign, words: string, isStep?: boolean): void;
  /** Takes in what came from elsewhere (another window); undoing and redoing keep it. */
  takeIn(design: RoomDesign): void;
  undo(): void;
  redo(): void;
  select(selection: Selection | null, adding?: boolean): void;
  addGoods(goods: readonly RoomGood[]): void;
}

export type RoomStore = StoreApi<RoomState>;

/** Steps of one movement follow each other faster than this. */
const oneMovement_ms = 1200;

/** The state of one room being worked on; nothing in it knows of pages or pictures. */
export function createRoomStore(room: Room, goods: readonly RoomGood[], readOnly = false): RoomStore {
  const continues = movements();
  return createStore<RoomState>((set, get) => ({
    room,
    design: room.design,
    goods: new Map(goods.map((good) => [good.sku, good])),
    past: [],
    future: [],
    selection: null,
    also: [],
    save: "saved",
    saveTrouble: "",
    held: null,
    camera: "orbit",
    hour: 10.5,
    evening: false,
    tool: "select",
    readOnly,

    change(design, words, isStep = false) {
      const { design: before, past, readOnly: locked } = get();
      if (locked || design === before) return;
      const goesOn = continues(before, design, isStep ? words : "");
      set({
        design,
        past: goesOn ? past : [...past, { design: before, words }],
        future: [],
        held: null,
        ...stillThere(get(), design),
      });
    },
    takeIn(design) {
      set({ design, ...withTheirs(get(), design), ...stillThere(get(), design) });
    },
    undo() {
      const { past, future, design } = get();
      const last = past.at(-1);
      if (!last) return;
      set({
        design: last.design,
        past: past.slice(0, -1),
        future: [{ design, words: last.words }, ...future],
        ...stillThere(get(), last.design),
      });
    },
    redo() {
      const { past, future, design } = get();
      const [next, ...rest] = future;
      if (!next) return;
      set({
        design: next.design,
        past: [...past, { design, words: next.words }],
        future: rest,
        ...stillThere(get(), next.design),
      });
    },
    select(selection, adding = false) {
      const { selection: first, also } = get();
      if (adding && first?.kind === "item" && selection?.kind === "item" && selection.id !== first.id) {
        const rest = also.filter((id) => id !== selection.id);
        set({ also: rest.length === also.length ? [...also, selection.id] : rest });
        return;
      }
      set({ selection, also: [] });
    },
    addGoods(more) {
      const known = get().goods;
      if (more.every((good) => known.has(good.sku))) return;
      const next = new Map(known);
      for (const good of more) next.set(good.sku, good);
      set({ goods: next });
    },
  }));
}

/** Says of each change whether it goes on with the movement of the one before; `words` is empty for other changes. */
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

/** What one goes back to has the others' change as well, or undoing would take it from them. */
function withTheirs({ design: before, past, future }: RoomState, after: RoomDesign) {
  const merged = (step: Step): Step => ({ ...step, design: mergeDesigns(before, step.design, after) });
  return { past: past.map(merged), future: future.map(merged) };
}

/** A selection lasts as long as what is selected; so does what the pointer holds. */
function stillThere({ selection, also, held }: RoomState, design: RoomDesign): Partial<RoomState> {
  const isThere = (id: string) => design.items.some((item) => item.id === id);
  const kept: Partial<RoomState> = held && !isThere(held.item.id) ? { held: null } : {};
  if (selection?.kind === "item" && !isThere(selection.id)) return { ...kept, selection: null, also: [] };
  const left = also.filter(isThere);
  return left.length === also.length ? kept : { ...kept, also: left };
}

/** Every SKU that a design names. */
export function skusOf(design: RoomDesign): string[] {
  const named = [
    ...design.surfaces.map(({ sku }) => sku),
    ...design.items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku ?? null]),
  ];
  return [...new Set(named.filter((sku) => sku !== null))];
}
