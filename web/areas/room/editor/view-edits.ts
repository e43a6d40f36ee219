import type { RoomDesign, SavedView } from "../../../../contract/design/room-design.ts";
import { mostViews } from "../../../../contract/design/room-limits.ts";
import { cameraOf } from "../../../kit/room/scene/saved-views.ts";
import type { RoomView } from "../../../kit/room/viewer/open-room-view.ts";
import { numberedView, towardWords } from "./view-words.ts";

const most = { suggested: 3, name: 40 };

/** The design with these views; none are left out rather than kept as an empty list. */
export function withViews({ views: _, ...design }: RoomDesign, views: readonly SavedView[]): RoomDesign {
  return views.length === 0 ? design : { ...design, views: [...views] };
}

/** The views with the present camera as a further one; null from straight above, or if there are too many. */
export function viewAdded(view: RoomView, views: readonly SavedView[]): SavedView[] | null {
  const eye = view.eye();
  if (!eye || views.length >= mostViews) return null;
  const name = unlike(numberedView, views, views.length + 1);
  return [...views, { id: freeId(views), name, ...cameraOf(eye) }];
}

/** Two or three views that a photographer would take, named after what they show, unless they are there. */
export function suggestedViews(view: RoomView, views: readonly SavedView[] = []): SavedView[] {
  const all = [...views];
  for (const photo of view.views().slice(0, most.suggested)) {
    const camera = cameraOf(photo);
    if (all.length >= mostViews || all.some((one) => isSame(one, camera))) continue;
    const words = towardWords(view.subjectOf(photo));
    const name = unlike((number) => (number === 1 ? words : `${words} ${number}`), all);
    all.push({ id: freeId(all), name: name.slice(0, most.name), ...camera });
  }
  return all.slice(views.length);
}

const isSame = (one: Omit<SavedView, "id" | "name">, other: Omit<SavedView, "id" | "name">) =>
  Math.hypot(one.at_in[0] - other.at_in[0], one.at_in[1] - other.at_in[1]) < 6 &&
  Math.abs(one.toward_deg - other.toward_deg) < 5;

function freeId(views: readonly SavedView[]): string {
  let number = views.length + 1;
  while (views.some(({ id }) => id === `view-${number}`)) number += 1;
  return `view-${number}`;
}

function unlike(wordsOf: (number: number) => string, views: readonly SavedView[], first = 1): string {
  let number = first;
  while (views.some(({ name }) => name === wordsOf(number))) number += 1;
  return wordsOf(number);
}

/** The views with one of them one place further up (-1) or down (1). */
export function viewMoved(views: readonly SavedView[], id: string, by: -1 | 1): SavedView[] {
  const from = views.findIndex((one) => one.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= views.length) return [...views];
  const moved = [...views];
  [moved[from], moved[to]] = [moved[to]!, moved[from]!];
  return moved;
}
