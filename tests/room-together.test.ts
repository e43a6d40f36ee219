import fc from "fast-check";
import { expect, test } from "vitest";
import { type RoomDesign, roomDesign } from "../contract/design/room-design.ts";
import type { Room } from "../contract/design/rooms.ts";
import { hallBath } from "../domain/room/takeoff/sample-room.test-support.ts";
import { same } from "../web/areas/room/editor/merge-by-id.ts";
import { createRoomStore, type RoomStore } from "../web/areas/room/editor/room-state.ts";
import { editOfThings, type RoomEdit, roomEdit } from "./support/room-edits.ts";

/** As it arrives at the server: 0 and -0 are the same. */
const sent = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value));
const stored = (design: RoomDesign): RoomDesign => roomDesign.parse(sent(design));

/** What the server holds. */
interface Saved {
  version: number;
  design: RoomDesign;
}

/** One person's window: what it last had from the server, its own edits on top, and the things these touched. */
class Window {
  readonly store: RoomStore;
  readonly touched = new Set<string>();
  /** Ids that things were given because the other had used theirs; one may have meant something else before. */
  readonly renamed = new Set<string>();
  #base: Saved;

  constructor(saved: Saved) {
    this.#base = saved;
    this.store = createRoomStore({ id: "r", ...saved } as Room, []);
  }

  get design(): RoomDesign {
    return this.store.getState().design;
  }

  edit({ make, words }: RoomEdit): void {
    const before = this.design;
    this.store.getState().change(make(before), words);
    this.#touch(before);
  }

  step(way: "undo" | "redo"): void {
    const before = this.design;
    const { past, future } = this.store.getState();
    this.store.getState()[way]();
    this.#touch(before);
    const was = thingsOf(before);
    const come = [...thingsOf(this.design).keys()].filter((id) => !was.has(id));
    const { before: from, after: to } = (way === "undo" ? past.at(-1) : future[0]) ?? {
      before,
      after: before,
    };
    // it came back under another name: the other has used its own for something else
    for (const id of come) if (!thingsOf(from).has(id) && !thingsOf(to).has(id)) this.renamed.add(id);
  }

  #touch(before: RoomDesign): void {
    for (const id of changedIds(before, this.design)) this.touched.add(id);
  }

  /** Takes in what the server has; as the window does on its news, or on a refused save. */
  hear(saved: Saved): void {
    if (saved.version <= this.#base.version) return;
    const base = this.#base.design;
    const [before, theirs] = [thingsOf(this.design), thingsOf(saved.design)];
    this.#base = saved;
    this.store.getState().takeIn(base, saved.design);
    for (const id of thingsOf(this.design).keys())
      if (!before.has(id) && !theirs.has(id)) this.renamed.add(id);
  }

  /** Saves; what another window saved in between is taken in first. */
  save(saved: Saved): Saved {
    if (same(this.design, this.#base.design)) return saved;
    this.hear(saved);
    if (same(this.design, saved.design)) return saved;
    this.#base = { version: saved.version + 1, design: stored(this.design) };
    return this.#base;
  }
}

/** Things by their ids; the plan is one. What carried a thing may have been taken away by the other. */
function thingsOf({ plan, items, surfaces, supplies }: RoomDesign): Map<string, unknown> {
  return new Map<string, unknown>([
    ["plan", plan],
    ...items.map(({ host: _, ...item }) => [item.id, item] as const),
    ...surfaces.map((surface) => [`surface ${surface.id}`, surface] as const),
    ...(supplies ?? []).map((supply) => [`supply ${supply.for} ${supply.part}`, supply] as const),
  ]);
}

function changedIds(before: RoomDesign, after: RoomDesign): string[] {
  const [was, now] = [thingsOf(before), thingsOf(after)];
  return [...new Set([...was.keys(), ...now.keys()])].filter((id) => !same(was.get(id), now.get(id)));
}

const edits = Number(process.env.TOGETHER_EDITS ?? 500);
const numRuns = Number(process.env.TOGETHER_RUNS ?? 2);

type Act = { who: 0 | 1; what: "edit" | "save" | "hear" | "undo" | "redo"; edit: RoomEdit };

const acts = (second: fc.Arbitrary<RoomEdit>) => {
  const act = (who: 0 | 1, edit: fc.Arbitrary<RoomEdit>) =>
    fc.record<Act>({
      who: fc.constant(who),
      what: fc.oneof(
        { weight: 6, arbitrary: fc.constant("edit" as const) },
        { weight: 2, arbitrary: fc.constantFrom("save" as const, "hear" as const) },
        { weight: 1, arbitrary: fc.constantFrom("undo" as const, "redo" as const) },
      ),
      edit,
    });
  return fc.array(fc.oneof(act(0, roomEdit), act(1, second)), {
    minLength: edits,
    maxLength: edits,
    size: "max",
  });
};

/** Both edit in any order; at the end, both have saved and heard everything. */
function together(all: readonly Act[]) {
  let saved: Saved = { version: 1, design: stored(hallBath()) };
  const windows = [new Window(saved), new Window(saved)] as const;
  const own: Map<string, unknown>[] = [new Map(), new Map()];
  for (const { who, what, edit } of all) {
    const window = windows[who];
    const before = window.design;
    if (what === "edit") window.edit(edit);
    else if (what === "save") saved = window.save(saved);
    else if (what === "hear") window.hear(saved);
    else window.step(what);
    if (what === "save" || what === "hear") continue;
    const now = thingsOf(window.design);
    for (const id of changedIds(before, window.design)) own[who]!.set(id, now.get(id));
  }
  for (const _ of [1, 2]) for (const window of windows) saved = window.save(saved);
  for (const window of windows) window.hear(saved);
  return { windows, own, saved };
}

/** Whether what has this id was never touched by the other. */
function isOnlyOf(windows: readonly [Window, Window], who: 0 | 1, id: string): boolean {
  return !windows[1 - who]!.touched.has(id) && !windows.some(({ renamed }) => renamed.has(id));
}

test.each([
  ["the room and its plan", roomEdit],
  ["only its things", editOfThings],
])(
  "500 edits by two people, saved and heard in any order, end in one room with all of them; the second edits %s",
  (_, second) => {
    fc.assert(
      fc.property(acts(second), (all) => {
        const { windows, own, saved } = together(all);
        const [one, two] = windows;
        expect(stored(one.design)).toEqual(saved.design);
        expect(stored(two.design)).toEqual(saved.design);
        const now = thingsOf(saved.design);
        for (const who of [0, 1] as const) {
          for (const [id, value] of own[who]!) {
            if (isOnlyOf(windows, who, id)) expect([id, now.get(id)]).toEqual([id, sent(value)]);
          }
        }
      }),
      { numRuns, endOnFailure: true },
    );
  },
  120_000,
);

test("undoing all that one did leaves what the other did, and takes back what only one touched", () => {
  fc.assert(
    fc.property(acts(editOfThings), (all) => {
      const start = thingsOf(stored(hallBath()));
      const { windows, own, saved: before } = together(all);
      const [one, two] = windows;
      while (one.store.getState().past.length > 0) one.step("undo");
      const saved = one.save(before);
      two.hear(saved);
      expect(stored(two.design)).toEqual(stored(one.design));
      const now = thingsOf(stored(one.design));
      for (const [id, value] of own[1]!) {
        if (isOnlyOf(windows, 1, id)) expect([id, now.get(id)]).toEqual([id, sent(value)]);
      }
      for (const id of one.touched) {
        if (isOnlyOf(windows, 0, id)) expect([id, now.get(id)]).toEqual([id, start.get(id)]);
      }
    }),
    { numRuns, endOnFailure: true },
  );
}, 120_000);
