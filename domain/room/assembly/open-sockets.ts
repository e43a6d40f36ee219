import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { lacked } from "../geometry/place-words.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { bowlsOf, faucetOf } from "./bowls.ts";
import { CalledAs } from "./called-as.ts";
import { factOf, isOneOf, mountingOfItem, needsHost, productOfItem } from "./mountings.ts";
import type { OpenSocket } from "./open-socket.types.ts";
import { roomLacks } from "./room-lacks.ts";

/**
 * What the things in a room still need of what can be placed there: faucets for bowls, something that carries what is
 * carried, fittings for showers, and a sink or cooking place for the cabinet that is made for it; and what the room
 * itself lacks, such as a light.
 */
export function openSockets(design: RoomDesign, products: ProductsBySku): OpenSocket[] {
  return [
    ...roomLacks(design, products),
    ...openBowls(design, products),
    ...ovenless(design),
    ...design.items.flatMap((item) => [
      ...unheld(design, item, products),
      ...unfilled(design, item, products),
      ...dryShower(design, item, products),
    ]),
  ];
}

function openBowls(design: RoomDesign, products: ProductsBySku): OpenSocket[] {
  const open = bowlsOf(design, products).filter(
    (bowl) => !faucetOf(design, bowl, products) && !hasFaucetAbove(design, bowl.host, bowl.of),
  );
  const first = Map.groupBy(open, ({ of }) => of.id);
  return [...first.values()].map((bowls) => {
    const { of } = bowls[0]!;
    const what = bowls.length > 1 ? lacked.faucets : lacked.faucet;
    return {
      item: of.id,
      words: `${CalledAs(design, of)} has no ${what}.`,
      offer: { kind: "faucet", words: `Add a faucet` },
    };
  });
}

/** Faucets on the wall over a bowl have it as their host. */
const hasFaucetAbove = (design: RoomDesign, host: RoomItem, of: RoomItem): boolean =>
  design.items.some((each) => each.kind === "faucet" && (each.host === host.id || each.host === of.id));

/** Things from rooms that were furnished before: a sink without a cabinet. */
function unheld(design: RoomDesign, item: RoomItem, products: ProductsBySku): OpenSocket[] {
  const mounting = mountingOfItem(design, item, products);
  const { offer, missing } = mounting;
  const isHeld = design.items.some(({ id }) => id === item.host);
  if (isHeld || !needsHost(mounting) || !offer) return [];
  return [
    { item: item.id, words: `${CalledAs(design, item)} ${missing ?? "has nothing to stand on."}`, offer },
  ];
}

/** A sink base without a sink, an oven cabinet without an oven. */
function unfilled(design: RoomDesign, item: RoomItem, products: ProductsBySku): OpenSocket[] {
  const layout = factOf(productOfItem(products, item), "layout");
  const [kind, name] = layout.startsWith("sink")
    ? ["sink", lacked.sink]
    : layout.startsWith("oven")
      ? ["wall_oven", lacked.oven]
      : [];
  if (!kind || design.items.some((each) => each.kind === kind && each.host === item.id)) return [];
  return [
    {
      item: item.id,
      words: `${CalledAs(design, item)} has no ${name}.`,
      offer: { kind, words: kind === "sink" ? "Add a sink" : "Add a wall oven" },
    },
  ];
}

/** A kitchen with a cooktop and nothing to bake in. */
function ovenless(design: RoomDesign): OpenSocket[] {
  const cooktop = design.items.find(({ kind }) => kind === "cooktop");
  if (!cooktop || design.room !== "kitchen") return [];
  if (design.items.some(({ kind }) => kind === "wall_oven" || kind === "range")) return [];
  const offer = { kind: "wall_oven", words: "Add a wall oven" };
  return [{ item: cooktop.id, words: "Beside the cooktop the kitchen has no oven.", offer }];
}

/** A shower base or a tub with a shower without anything that water comes from. */
function dryShower(design: RoomDesign, item: RoomItem, products: ProductsBySku): OpenSocket[] {
  if (item.kind !== "shower" || !isOneOf("shower_base", item, productOfItem(products, item))) return [];
  if (productOfItem(products, item) === undefined) return [];
  const group = new Set([
    item.id,
    ...design.items.filter(({ host }) => host === item.id).map(({ id }) => id),
  ]);
  const isWet = design.items.some(
    (each) =>
      each.kind === "shower" &&
      group.has(each.host ?? "") &&
      mountingOfItem(design, each, products).mount === "wall",
  );
  return isWet
    ? []
    : [
        {
          item: item.id,
          words: `${CalledAs(design, item)} has no shower head or valve.`,
          offer: { kind: "shower", words: "Add shower fittings" },
        },
      ];
}
