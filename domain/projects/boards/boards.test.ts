import { describe, expect, it } from "vitest";
import { type BoardItem, boardDocument } from "../../../contract/design/boards.ts";
import {
  aligned,
  boxAround,
  boxOf,
  movedBy,
  ordered,
  resizedTo,
  snapped,
  turnedTo,
  without,
} from "./edit.ts";
import { startingBoard } from "./starting-board.ts";

const item = (id: string, x: number, y: number, w = 100, h = 50): BoardItem => ({
  kind: "note",
  id,
  x,
  y,
  w,
  h,
  turn: 0,
  text: "",
  color: "sand",
});
const [a, b, c] = [item("a", 0, 0), item("b", 200, 40), item("c", 500, 300)];
const list = [a, b, c];
const ids = (items: readonly BoardItem[]) => items.map(({ id }) => id).join("");

describe("editing a board", () => {
  it("puts items in front, behind, and one step either way", () => {
    expect(ids(ordered(list, ["a"], "front"))).toBe("bca");
    expect(ids(ordered(list, ["c"], "back"))).toBe("cab");
    expect(ids(ordered(list, ["a"], "forward"))).toBe("bac");
    expect(ids(ordered(list, ["b", "c"], "backward"))).toBe("bca");
    expect(ids(ordered(list, ["b", "c"], "forward"))).toBe("abc");
  });

  it("moves, within the board, and removes what is chosen alone", () => {
    expect(movedBy(list, ["a", "c"], 10.4, -5)).toMatchObject([{ x: 10, y: -5 }, { x: 200 }, { x: 510 }]);
    expect(movedBy(list, ["a"], 1e9, 0)[0]).toMatchObject({ x: 20_000 });
    expect(ids(without(list, ["b"]))).toBe("ac");
  });

  it("keeps a picture's proportions and a least size", () => {
    const photo = { ...item("p", 0, 0, 200, 100), kind: "photo", file: "f", alt: "" } as unknown as BoardItem;
    expect(resizedTo([photo], "p", 100, 999)[0]).toMatchObject({ w: 100, h: 50 });
    expect(resizedTo([a], "a", 1, 2)[0]).toMatchObject({ w: 16, h: 16 });
  });

  it("turns within half a turn to each side, and knows the box around a turned item", () => {
    expect(turnedTo([a], "a", 190)[0]).toMatchObject({ turn: -170 });
    expect(turnedTo([a], "a", -450)[0]).toMatchObject({ turn: -90 });
    const box = boxOf({ ...a, turn: 90 });
    expect([box.x, box.y, box.w, box.h].map(Math.round)).toEqual([25, -25, 50, 100]);
    expect(boxAround([a, c])).toEqual({ x: 0, y: 0, w: 600, h: 350 });
    expect(boxAround([])).toBeNull();
  });

  it("lines items up", () => {
    expect(aligned(list, ["a", "b"], "right").map(({ x }) => x)).toEqual([200, 200, 500]);
    expect(aligned(list, ["a", "b"], "middle").map(({ y }) => y)).toEqual([20, 20, 300]);
  });

  it("snaps to edges within reach, and to nothing beyond", () => {
    expect(snapped(list, ["a"], { dx: 197, dy: 300 }, 6)).toMatchObject({ dx: 200, dy: 300 });
    expect(snapped(list, ["a"], { dx: 130, dy: 140 }, 6)).toEqual({ dx: 130, dy: 140, lines: [] });
  });
});

it("a board of a project is one that can be saved, whatever the project holds", () => {
  const rooms = [{ id: crypto.randomUUID(), width: 1200, height: 900 }];
  const skus = Array.from({ length: 300 }, (_, at) => `SKU-${at}`);
  const board = startingBoard({ name: "Kitchen", rooms, skus }, 200);
  expect(boardDocument.safeParse(board).error).toBeUndefined();
  expect(board.items).toHaveLength(200);
});
