import { expect, test } from "vitest";
import type { SavedView } from "../../../../contract/design/room-design.ts";
import { mostViews } from "../../../../contract/design/room-limits.ts";
import type { PhotoView } from "../../../kit/room/scene/photo-frame.ts";
import { betweenViews, cameraOf, photoOf } from "../../../kit/room/scene/saved-views.ts";
import type { RoomView } from "../../../kit/room/viewer/open-room-view.ts";
import { suggestedViews, viewAdded, viewMoved } from "./view-edits.ts";

const photo = (changes: Partial<PhotoView> = {}): PhotoView => ({
  at: [30, 60, -20],
  toward: [0, 1],
  focal_mm: 24,
  shift: -0.09,
  near_in: 3,
  ...changes,
});
const saved = (id: string): SavedView => ({ id, name: id, ...cameraOf(photo()) });
const view = (views: PhotoView[], eye: PhotoView | null = photo()): RoomView =>
  ({ views: () => views, eye: () => eye, subjectOf: () => "vanity" }) as unknown as RoomView;

test("a saved camera looks as it did", () => {
  const tilted = photo({ tilt_deg: -12, near_in: 2, shift: 0 });
  for (const before of [photo(), tilted]) {
    const after = photoOf(cameraOf(before));
    expect(after).toMatchObject({
      at: before.at,
      focal_mm: 24,
      shift: before.shift,
      near_in: before.near_in,
    });
    expect(after.toward[1]).toBeCloseTo(1);
    expect(after.tilt_deg).toBe(before.tilt_deg);
  }
});

test("between two views the camera turns the shorter way", () => {
  const angle = (degrees: number) =>
    [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const;
  const middle = betweenViews(photo({ toward: angle(170) }), photo({ toward: angle(-170) }), 0.5);
  expect(middle.toward[0]).toBeCloseTo(-1);
});

test("suggested views are named after what they show, and not suggested twice", () => {
  const far = photo({ at: [100, 60, -80] });
  const views = suggestedViews(view([photo(), far]));
  expect(views.map(({ name }) => name)).toEqual(["Toward the vanity", "Toward the vanity 2"]);
  expect(suggestedViews(view([photo(), far]), views)).toEqual([]);
});

test("a view is added with an id of its own, up to the most that a room has", () => {
  const some = [saved("view-1"), saved("view-3")];
  expect(viewAdded(view([]), some)!.map(({ id }) => id)).toEqual(["view-1", "view-3", "view-4"]);
  expect(viewAdded(view([], null), some)).toBeNull();
  const full = Array.from({ length: mostViews }, (_, at) => saved(`view-${at}`));
  expect(viewAdded(view([]), full)).toBeNull();
});

test("views change places", () => {
  const ids = (views: SavedView[]) => views.map(({ id }) => id).join("");
  const all = ["a", "b", "c"].map(saved);
  expect(ids(viewMoved(all, "c", -1))).toBe("acb");
  expect(ids(viewMoved(all, "a", 1))).toBe("bac");
  expect(ids(viewMoved(all, "a", -1))).toBe("abc");
});
