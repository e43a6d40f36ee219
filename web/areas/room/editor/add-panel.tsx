import { place } from "../../../../domain/room/assembly/place.ts";
import { Button } from "../../../ui/button.tsx";
import { AddFloorArea } from "./area-settings.tsx";
import { WallsToFill } from "./fill-wall.tsx";
import { focusIds, focusTabs, focusTray } from "./focus-places.ts";
import { FurnishButton } from "./furnish/furnish-button.tsx";
import { BuildInside } from "./plan-settings.tsx";
import { ProductPicker } from "./product-picker.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { make } from "./show-edit.ts";

type Group = readonly [words: string, kinds: readonly (readonly [kind: string, words: string])[]];

const bath: Group = [
  "Bath",
  [
    ["toilet", "Toilet"],
    ["vanity", "Vanity"],
    ["lavatory", "Washbasin"],
    ["tub", "Tub"],
    ["shower", "Shower"],
    ["tub_shower", "Tub with shower"],
    ["faucet", "Faucet"],
    ["mirror", "Mirror"],
  ],
];
const kitchen: Group = [
  "Kitchen",
  [
    ["base_cabinet", "Base cabinet"],
    ["wall_cabinet", "Wall cabinet"],
    ["tall_cabinet", "Tall cabinet"],
    ["island", "Island"],
    ["sink", "Sink"],
    ["faucet", "Faucet"],
    ["range", "Range"],
    ["cooktop", "Cooktop"],
    ["hood", "Hood"],
    ["refrigerator", "Refrigerator"],
    ["dishwasher", "Dishwasher"],
    ["wall_oven", "Wall oven"],
    ["microwave", "Microwave"],
    ["stool", "Stool"],
  ],
];
const living: Group = [
  "Living",
  [
    ["sofa", "Sofa"],
    ["chair", "Chair"],
    ["low_table", "Low table"],
    ["table", "Table"],
    ["media", "Media and shelves"],
    ["bed", "Bed"],
    ["rug", "Rug"],
  ],
];
const outside: Group = [
  "Outside",
  [
    ["lounge", "Lounge"],
    ["planter", "Planter"],
    ["grill", "Grill"],
    ["pool", "Pool"],
  ],
];
const anywhere: Group = [
  "Lighting and accessories",
  [
    ["light", "Light"],
    ["fan", "Fan"],
    ["accessory", "Accessories"],
    ["washer", "Washer"],
    ["dryer", "Dryer"],
  ],
];

/** The groups for a kind of room; what two of them hold is in the first. */
function groupsFor(room: string): Group[] {
  const seen = new Set<string>();
  return groupOrder(room).map(([words, kinds]): Group => {
    const own = kinds.filter(([kind]) => !seen.has(kind));
    for (const [kind] of own) seen.add(kind);
    return [words, own];
  });
}

function groupOrder(room: string): readonly Group[] {
  if (/bath|powder|laundry/.test(room)) return [bath, anywhere, living, kitchen];
  if (/kitchen/.test(room)) return [kitchen, anywhere, living, outside];
  if (/outdoor|patio|pool/.test(room)) return [outside, kitchen, anywhere];
  return [living, anywhere, kitchen, bath];
}

const kinds = [bath, kitchen, living, outside, anywhere].flatMap(([, all]) => all);

/** It is not in the room until placed. */
const noPreview = () => {};

/** With nothing selected: what can be added to the room. */
export function AddPanel() {
  const { store } = useRoomEditor();
  const room = useRoom((state) => state.design.room);
  const adding = useRoom((state) => state.adding);
  const setKind = (adds: string | null) => store.setState({ adding: adds });
  const kind = adding && kinds.find(([each]) => each === adding);
  const add = (sku: string) => {
    const { design, products, select } = store.getState();
    const product = products.get(sku);
    if (!product) return;
    const placed = place(design, product, products);
    if (!make(store, placed, `Add ${product.name}`) || placed.refusal !== null) return;
    select({ kind: "item", id: placed.id });
    focusTray();
  };
  if (kind) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <header className="flex items-center justify-between gap-4">
          <h2 id={focusIds.trayHeading} tabIndex={-1} className="heading text-lg outline-offset-4">
            {`Add: ${kind[1]}`}
          </h2>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            onClick={() => {
              setKind(null);
              focusTabs();
            }}
          >
            Back
          </Button>
        </header>
        <ProductPicker
          key={kind[0]}
          target={`kind:${kind[0]}`}
          present={null}
          onChoose={add}
          onPreview={noPreview}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-graphite">
        Select a surface or object in the room to choose products for it. Or add something:
      </p>
      <FurnishButton />
      <WallsToFill />
      {groupsFor(room).map(([words, kinds]) => (
        <section key={words}>
          <h2 className="font-medium text-sm">{words}</h2>
          <div className="mt-2 flex flex-wrap gap-2">
            {kinds.map((each) => (
              <Button
                key={each[0]}
                variant="secondary"
                size="sm"
                onClick={() => {
                  setKind(each[0]);
                  focusTray();
                }}
              >
                {each[1]}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <AddFloorArea />
      <BuildInside />
    </div>
  );
}
