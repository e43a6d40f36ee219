import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { swapCooking } from "../../../../domain/room/assembly/cooking.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRoom } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { make } from "./show-edit.ts";
import { fetchProducts } from "./use-fitting.ts";

/** What else can be cooked on in a thing's place. */
const others = new Map([
  ["range", { kind: "cooktop", own: "Ranges", words: "Cooktops" }],
  ["cooktop", { kind: "range", own: "Cooktops", words: "Ranges" }],
]);

/** The other kind whose products can be listed for an item; undefined for most. */
export function useOtherCooking(id: string) {
  return useRoom(({ design }) => others.get(itemById(design, id)?.kind ?? ""));
}

/** Whether ranges or cooktops are listed. */
export function CookingChoice({
  other,
  isOther,
  onChoose,
}: {
  other: { own: string; words: string };
  isOther: boolean;
  onChoose: (isOther: boolean) => void;
}) {
  const choices = [
    [other.own, false],
    [other.words, true],
  ] as const;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">List</legend>
      {choices.map(([words, is]) => (
        <Button
          key={words}
          variant={isOther === is ? "primary" : "secondary"}
          size="sm"
          aria-pressed={isOther === is}
          onClick={() => onChoose(is)}
        >
          {words}
        </Button>
      ))}
    </fieldset>
  );
}

/** A cooktop in a range's place with a cabinet of the room's own line, or a range in the place of both. */
export async function chooseCooking(store: RoomStore, id: string, product: RoomProduct): Promise<void> {
  try {
    await fetchProducts(store, await cabinets(store));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast("warning", "We couldn't load the cabinets that carry it. Try again.");
    return;
  }
  const { design, products, select } = store.getState();
  const swapped = swapCooking(design, id, product, products);
  if (make(store, swapped, `Choose ${product.name}`) && swapped.refusal === null)
    select({ kind: "item", id: swapped.id });
}

/** The lines of base cabinets in the room; where there are none, the most popular ones. */
async function cabinets(store: RoomStore): Promise<string[]> {
  const { design, products, room } = store.getState();
  const there = design.items.flatMap(({ kind, sku }) =>
    kind === "base_cabinet" && sku ? (products.get(sku)?.hash ?? []) : [],
  );
  if (there.length > 0) return [...new Set(there)];
  const { data } = await api("POST /api/rooms/fitting", {
    body: {
      showroom: room.showroom.id,
      target: "kind:base_cabinet",
      room: design.room,
      filters: {},
      page: 1,
      per_page: 24,
    },
    feedback: "none",
  });
  return data.data.map(({ hash }) => hash);
}
