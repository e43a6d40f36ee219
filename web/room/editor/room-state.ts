import { createStore, type StoreApi } from "zustand/vanilla";
import type { RoomDesign, RoomGood } from "../../../contract/room-design.ts";
import type { Room } from "../../../contract/rooms.ts";

/** What is worked on: a surface (`floor`), an item or an opening, by the ids that the view gives. */
export interface Selection {
  kind: "surface" | "item" | "opening";
  id: string;
}

export type SaveState = "saved" | "waiting" | "saving" | "offline";
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
  camera: Camera;
  hour: number;
  evening: boolean;
  tool: "select" | "measure";
  readOnly: boolean;

  /** Makes a change that can be undone. */
  change(design: RoomDesign, words: string): void;
  /** Takes in what came from elsewhere (another window); undoing keeps it. */
  takeIn(design: RoomDesign): void;
  undo(): void;
  redo(): void;
  select(selection: Selection | null, adding?: boolean): void;
  addGoods(goods: readonly RoomGood[]): void;
}

export type RoomStore = StoreApi<RoomState>;

/** The state of one room being worked on; nothing in it knows of pages or pictures. */
export function createRoomStore(room: Room, goods: readonly RoomGood[], readOnly = false): RoomStore {
  return createStore<RoomState>((set, get) => ({
    room,
    design: room.design,
    goods: new Map(goods.map((good) => [good.sku, good])),
    past: [],
    future: [],
    selection: null,
    also: [],
    save: "saved",
    camera: "orbit",
    hour: 10.5,
    evening: false,
    tool: "select",
    readOnly,

    change(design, words) {
      const { design: before, past, readOnly: locked } = get();
      if (locked || design === before) return;
      set({ design, past: [...past, { design: before, words }], future: [], ...stillThere(get(), design) });
    },
    takeIn(design) {
      set({ design, ...stillThere(get(), design) });
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

/** A selection lasts as long as what is selected. */
function stillThere({ selection, also }: RoomState, design: RoomDesign): Partial<RoomState> {
  const isThere = (id: string) => design.items.some((item) => item.id === id);
  if (selection?.kind === "item" && !isThere(selection.id)) return { selection: null, also: [] };
  const left = also.filter(isThere);
  return left.length === also.length ? {} : { also: left };
}

/** Every SKU that a design names. */
export function skusOf(design: RoomDesign): string[] {
  const named = [
    ...design.surfaces.map(({ sku }) => sku),
    ...design.items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku ?? null]),
  ];
  return [...new Set(named.filter((sku) => sku !== null))];
}
