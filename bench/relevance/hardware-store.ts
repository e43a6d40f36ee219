import { bathAndFloor } from "./hardware-store-bath.ts";
import { house } from "./hardware-store-house.ts";
import type { Judge } from "./hardware-store-kinds.ts";
import { toolsAndRest } from "./hardware-store-rest.ts";
import { slips } from "./hardware-store-slips.ts";
import { yard } from "./hardware-store-yard.ts";
import type { Document, JudgedQuery } from "./judged.types.ts";

// A second catalog, to see that nothing is tuned to the demo's names: titles as hardware stores write them, long, with
// sizes in words, parts and accessories beside the things themselves. No categories, no attributes.

export interface StoreProduct extends Document {
  kind: string;
}

const orNone = (values: readonly string[] | undefined): readonly string[] => values ?? [""];

const nothingElse = { vendor: "", categories: [], departments: [], traits: [], sizes: [], description: "" };

/** Every kind in every brand, size and finish. */
export function storeProducts(): StoreProduct[] {
  const products: StoreProduct[] = [];
  for (const { kind, titles, brands, sizes, finishes } of [
    ...bathAndFloor,
    ...toolsAndRest,
    ...yard,
    ...house,
  ]) {
    for (const title of titles) {
      for (const brand of brands) {
        for (const size of title.includes("{size}") ? orNone(sizes) : [""]) {
          for (const finish of title.includes("{finish}") ? orNone(finishes) : [""]) {
            const name = title
              .replaceAll("{brand}", brand)
              .replaceAll("{size}", size)
              .replaceAll("{finish}", finish);
            const id = String(products.length + 1);
            products.push({ id, kind, name, brand, ...nothingElse });
          }
        }
      }
    }
  }
  return products;
}

const judges: readonly Judge[] = [
  ["bathroom faucet", "bathroom faucet", /./, "faucet part"],
  ["bathroom faucets brushed nickel", "bathroom faucet", /Brushed Nickel/],
  ["oil rubbed bronze bathroom faucet widespread", "bathroom faucet", /Widespread.*Oil Rubbed/],
  ["4 inch centerset faucet chrome", "bathroom faucet", /4 in\. Centerset.*Chrome/],
  ["bath faucet matte black", "bathroom faucet", /Matte Black/],
  ["kitchen faucet pull down", "kitchen faucet", /Pull-Down/],
  ["pulldown kitchen fawcet", "kitchen faucet", /Pull-Down/],
  ["haddam kitchen faucet stainless", "kitchen faucet", /Haddam.*Stainless/],
  ["faucet supply line", "faucet part", /Supply/],
  ["shower only faucet", "shower faucet", /./, "tub and shower faucet"],
  ["tub and shower faucet chrome", "tub and shower faucet", /Chrome/, "shower faucet"],
  ["rain shower head", "shower head"],
  ["showerhead 8 inch", "shower head", /8 in\./],
  ["rainfall shower head orb", "shower head", /Oil Rubbed/],
  ["shower door handle", "shower door handle"],
  ["frameless shower door 60", "shower door", /60 in\./],
  ["sliding shower doors", "shower door", /./, "shower door handle"],
  ["toilet", "toilet", /./, "toilet seat"],
  ["toilets elongated white", "toilet", /Elongated.*White/],
  ["wc", "toilet"],
  ["tolet seat elongated", "toilet seat"],
  ["toilet seat biscuit", "toilet seat", /Biscuit/],
  ["toilet flapper", "toilet part", /Flapper/],
  ["wax ring", "toilet part", /Wax/],
  ["1.28 gpf toilet", "toilet", /1\.28/],
  ["36 inch vanity", "vanity", /36 in/, "vanity top"],
  ['36" vanity white', "vanity", /36 in.*Vanity in White/],
  ["60in bathroom vanity", "vanity", /60 in/],
  ["vanity top", "vanity top"],
  ["vanity top 37", "vanity top", /37 in/],
  ["medicine cabinet 24x30", "medicine cabinet", /24 in\. x 30/],
  ["12x24 porcelain", "porcelain tile", /12 in\. x 24/],
  ["12x24 gray tile", "porcelain tile", /Gray 12 in\. x 24/],
  ["18 x 18 porcelian tile", "porcelain tile", /18 in/],
  ["grey porcelain tile", "porcelain tile", /Gray/],
  ["subway tile 3x6 white", "subway tile", /White 3 in/],
  ["backsplash tile 3x6", "subway tile", /3 in\. x 6/, "mosaic"],
  ["back splash tile", "mosaic"],
  ["hexagon marble mosaic", "mosaic", /Marble/],
  ["lvp", "vinyl plank"],
  ["vinyl plank flooring", "vinyl plank", /./, "laminate"],
  ["luxury vinyl planks hickory", "vinyl plank", /Hickory/],
  ["vynal plank", "vinyl plank"],
  ["laminate flooring 12mm", "laminate", /12 mm/],
  ["12 mm laminate oak", "laminate", /Oak 12 mm/],
  ["white grout", "grout", /White/],
  ["sanded grout 25 lb", "grout", /25 lb/],
  ["tile saw", "tile saw"],
  ["10 inch wet saw", "tile saw", /10 in/],
  ["cordless drill", "drill"],
  ["dewall 20v drill", "drill", /Dewall 20/],
  ["18 volt drill", "drill", /18-Volt/],
  ["drill bits", "drill bit", /./],
  ["1/2 drill bit", "drill bit", /1\/2/],
  ["lawn mower", "mower"],
  ["lawnmower 21 inch", "mower", /21 in/],
  ["ryker gas mower", "mower", /Ryker/],
  ["mower blade", "mower blade"],
  ["21 in mower blades", "mower blade", /21 in/],
  ["weed eater", "trimmer"],
  ["40v string trimmer", "trimmer", /40-Volt/],
  ["ceiling fan", "ceiling fan", /./, "fan part"],
  ["52 inch ceiling fan white", "ceiling fan", /52 in.*White/],
  ["ceiling fan with light brushed nickel", "ceiling fan", /Brushed Nickel/],
  ["ceiling fan remote", "fan part", /Remote/],
  ["60w led bulb", "light bulb", /60W/],
  ["100 watt light bulbs daylight", "light bulb", /100W.*Daylight/],
  ["a19 led", "light bulb"],
  ["mini pendant light", "pendant"],
  ["gfci outlet", "outlet", /GFCI/],
  ["20 amp gfci", "outlet", /20 Amp.*GFCI/],
  ["gfi receptacle 20a", "outlet", /20 Amp.*GFCI/],
  ["12/2 wire", "wire", /12\/2/],
  ["12-2 romex 250", "wire", /250.*12\/2/],
  ["14-2 romex", "wire", /14\/2/],
  ["20 amp breaker", "breaker", /20 Amp/],
  ["circut breaker 30 amp", "breaker", /30 Amp/],
  ["3/4 pvc pipe", "pipe", /3\/4/],
  ['4" pvc pipe', "pipe", /[a-z] 4 in\. x 10/],
  ["2 inch pvc", "pipe", /[a-z] 2 in\. x 10/],
  ["1/2 in pvc elbow", "elbow", / 1\/2 in\. PVC/],
  ["copper elbow 3/4", "elbow", /3\/4 in\. Copper/],
  [".75 inch plywood", "plywood", /3\/4/],
  ['3/4" plywood', "plywood", /3\/4/],
  ["1/2 plywood 4x8", "plywood", /1\/2/],
  ["2x4", "lumber", /2 in\. x 4/],
  ["2x4x8", "lumber", /2 in\. x 4/],
  ["pressure treated 4x4", "lumber", /4 in\. x 4/],
  ["angle bracket", "angle", /Bracket/],
  ["l bracket", "angle", /Bracket/],
  ["simpson 12 gauge angle", "angle", /12-Gauge/],
  ["drywall screws", "screw"],
  ["1-1/4 drywall screw", "screw", /1-1\/4/],
  ["sheetrock screws", "screw"],
  ["interior paint 5 gal", "paint", /5 gal.*Interior/],
  ["5 gallon white paint", "paint", /5 gal\. White/],
  ["exterior satin paint", "paint", /Exterior/],
  ["deck over", "deck coating"],
  ["deckover tugboat", "deck coating", /Tugboat/],
  ["sc-141", "deck coating", /SC-141/],
  ["paint roller cover 9 inch", "paint roller", /9 in/],
  ["white caulk", "caulk", /White/],
  ["dish washer", "dishwasher"],
  ["stainless dishwasher", "dishwasher", /Stainless/],
  ["microwave over the range", "microwave", /Over the Range/],
  ["otr microwave", "microwave", /Over the Range/],
  ["convection microwave stainless steel", "microwave", /Convection.*Stainless/],
  ["fridge", "refrigerator"],
  ["french door fridge stainless", "refrigerator", /Stainless/],
  ["refridgerator black", "refrigerator", /Black/],
  ["50 gal water heater", "water heater", /50 Gal/],
  ["hot water heater gas 40 gallon", "water heater", /40 Gal/],
  ["window ac unit", "air conditioner"],
  ["12000 btu air conditioner", "air conditioner", /12,000/],
  ["16x25x1 air filter", "air filter", /16 in/],
  ["furnace filter 20x20x1", "air filter", /20 in/],
  ["garbage disposer 1/2 hp", "disposer", /1\/2/],
  ["disposal", "disposer"],
  ["undermount kitchen sink 33", "kitchen sink", /Undermount.*33/],
  ["apron sink", "kitchen sink", /Apron/],
  ["outdoor dining set", "patio set"],
  ["bbq grill", "grill"],
  ["4 burner gas grill", "grill", /4-Burner/],
  ["faux wood blinds 36 inch", "blind", /36 in/],
  ["pre hung interior door", "interior door"],
  ["36x80 prehung door", "interior door", /36 in/],
  ["door knob satin nickel", "door knob", /Satin Nickel Posting/],
  ["doorknob", "door knob", /Knob/],
  ["smoke detector", "smoke detector"],
  ["co detector", "smoke detector", /Carbon/],
  ["r13 insulation", "insulation"],
  ["insallation r-13", "insulation"],
];

export const storeQueries = (products: readonly StoreProduct[]): JudgedQuery[] =>
  [...judges, ...slips].map(([q, kind, all = /./, related]) => ({
    q,
    grades: new Map(
      products.flatMap((product) => {
        if (product.kind === related) return [[product.id, 1] as const];
        if (product.kind !== kind) return [];
        return [[product.id, all.test(product.name) ? 3 : 1] as const];
      }),
    ),
  }));
