import fc from "fast-check";
import { mostItems, noteColors } from "../../contract/design/boards.ts";
import * as board from "../../domain/projects/boards/edit.ts";
import type { Contents } from "../../web/areas/boards/editor/board-contents.ts";
import { newNote, newProduct, newSwatch, pictureSize } from "../../web/areas/boards/editor/new-item.ts";
import { type Edit, words } from "./edits.ts";

/** Rooms and photos are on a board by their ids. */
const someId = "01990000-0000-7000-8000-000000000001";

const which = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 });
/** What may come of dragging on a board that was moved far away and made small. */
const far = fc.double({ min: -500_000, max: 500_000, noNaN: true });
const typed = fc.oneof(fc.integer({ min: -500, max: 6000 }), fc.constantFrom(0, 0.4, -1e9, 1e308));

const chosen = ({ items }: Contents, at: readonly number[]): string[] =>
  at.flatMap((one) => items[one % Math.max(1, items.length)]?.id ?? []);
const first = (contents: Contents, at: readonly number[]): string => chosen(contents, at)[0] ?? "";

const newItem = fc.oneof(
  fc.constantFrom<board.NewItem>(newNote, newSwatch, newProduct("NQT-1"), newProduct("S".repeat(80))),
  fc
    .tuple(fc.boolean(), fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }))
    .map(([isRoom, width, height]): board.NewItem => {
      const size = pictureSize({ width, height });
      return isRoom
        ? { kind: "room", room: someId, ...size }
        : { kind: "photo", file: someId, alt: "", ...size };
    }),
);

const withItems =
  (change: (items: Contents["items"], contents: Contents) => Contents["items"]): Edit<Contents> =>
  (contents) => ({ ...contents, items: change(contents.items, contents) });

/** Fields as the panel sets them, for an item of their kind alone. */
const fields = fc.oneof(
  fc
    .tuple(words(1000), fc.constantFrom(...noteColors))
    .map(([text, color]) => ({ kind: "note", text, color })),
  fc
    .tuple(words(80), fc.constantFrom("#000000", "#c9b79c"))
    .map(([label, color]) => ({ kind: "swatch", label, color })),
  words(200).map((alt) => ({ kind: "photo", alt })),
);

/** What can be done to a board. */
const boardEdit: fc.Arbitrary<Edit<Contents>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(newItem, far, far)
      .map(([item, x, y]) =>
        withItems((items) =>
          items.length < mostItems ? board.withNew(items, item, crypto.randomUUID(), { x, y }) : items,
        ),
      ),
  },
  words(80).map(
    (name): Edit<Contents> =>
      (contents) => ({ ...contents, name }),
  ),
  fc.tuple(which, fields).map(([at, { kind, ...set }]) =>
    withItems((items, contents) => {
      const id = first(contents, at);
      return items.some((item) => item.id === id && item.kind === kind)
        ? board.withFields(items, id, set)
        : items;
    }),
  ),
  fc.tuple(which, far, far).map(([at, dx, dy]) =>
    withItems((items, contents) => {
      const snap = board.snapped(items, chosen(contents, at), { dx, dy }, 60);
      return board.movedBy(items, chosen(contents, at), snap.dx, snap.dy);
    }),
  ),
  fc
    .tuple(which, typed, typed)
    .map(([at, w, h]) => withItems((items, contents) => board.resizedTo(items, first(contents, at), w, h))),
  fc
    .tuple(which, typed)
    .map(([at, turn]) => withItems((items, contents) => board.turnedTo(items, first(contents, at), turn))),
  fc
    .tuple(which, fc.constantFrom<board.Side[]>("left", "center", "right", "top", "middle", "bottom"))
    .map(([at, side]) => withItems((items, contents) => board.aligned(items, chosen(contents, at), side))),
  fc
    .tuple(which, fc.constantFrom<board.Order[]>("front", "forward", "backward", "back"))
    .map(([at, order]) => withItems((items, contents) => board.ordered(items, chosen(contents, at), order))),
  which.map((at) =>
    withItems(
      (items, contents) =>
        board.duplicated(items, chosen(contents, at), mostItems, () => crypto.randomUUID()).items,
    ),
  ),
  which.map((at) => withItems((items, contents) => board.without(items, chosen(contents, at)))),
);

export const boardEdits = fc.array(boardEdit, { minLength: 1, maxLength: 20 });
