import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { boxOf } from "../geometry/footprint.ts";
import { inBox, onPlan } from "../geometry/oriented-box.ts";
import { deleteItems, itemById } from "./items.edit.ts";

/**
 * After an item got another product: its guests move to the new one. A vanity has one faucet per bowl, behind the bowl;
 * extra faucets are removed. `note` tells the user what happened to the faucets. The item is still at the position of
 * `before`.
 */
export function seatGuests(
  design: RoomDesign,
  before: RoomItem,
  product: RoomProduct,
): { design: RoomDesign; note: string } {
  const host = itemById(design, before.id);
  if (!host) return { design, note: "" };
  const guests = design.items.filter((item) => item.host === host.id);
  const across = (item: RoomItem) => inBox(boxOf(before), item.at_in)[0];
  const faucets = guests
    .filter(({ kind }) => kind === "faucet" && host.kind === "vanity")
    .sort((a, b) => across(a) - across(b));
  const bowls = bowlsOf(host, product);
  const left = bowls.length === 0 ? faucets : faucets.slice(0, bowls.length);
  const spare = faucets.slice(left.length).map(({ id }) => id);
  const bowlOf = new Map(left.map((faucet, at) => [faucet.id, bowls[at]]));
  const kept = deleteItems(design, spare);
  const items = kept.items.map((item) =>
    item.host === host.id ? seated(item, before, host, bowlOf.get(item.id)) : item,
  );
  return {
    design: { ...kept, items },
    note: noteOf(spare.length, faucets.length > 0 ? bowls.length - faucets.length : 0),
  };
}

/** Middles of a vanity's bowls across its width, as its model draws them. */
function bowlsOf(host: RoomItem, { model }: RoomProduct): number[] {
  if (host.kind !== "vanity" || !model) return [];
  return model.params.bowls === 2 ? [-host.width_in / 4, host.width_in / 4] : [0];
}

/** On the new top, as far from its back as before and not past its ends. */
function seated(item: RoomItem, before: RoomItem, host: RoomItem, bowl: number | undefined): RoomItem {
  const [x, y] = inBox(boxOf(before), item.at_in);
  const most = Math.max(0, (host.width_in - item.width_in) / 2);
  const along = bowl ?? Math.min(most, Math.max(-most, x));
  const deep = y + (host.depth_in - before.depth_in) / 2;
  const at_in = onPlan(boxOf(host), [along, deep]);
  const raised = host.height_in - before.height_in;
  const isOnTop = item.elevation_in !== undefined && item.elevation_in > before.height_in / 2;
  return { ...item, at_in, ...(isOnTop ? { elevation_in: item.elevation_in! + raised } : {}) };
}

function noteOf(spare: number, wanting: number): string {
  if (spare > 0)
    return `${spare === 1 ? "One faucet was" : `${spare} faucets were`} taken out: this vanity has fewer bowls.`;
  if (wanting > 0) return "The second bowl has no faucet yet.";
  return "";
}
