import type { ModelStands } from "../../../contract/catalog/vendor-files.ts";

/** A kind of thing that a vendor's own model may be. It decides which rules a room applies to it. */
export interface UploadedKind {
  kind: string;
  label: string;
  /** Where it may stand, the usual first. */
  stands: readonly ModelStands[];
}

const of = (kind: string, label: string, ...stands: ModelStands[]): UploadedKind => ({ kind, label, stands });

export const uploadedKinds: readonly UploadedKind[] = [
  of("accessory", "Accessory or decor", "floor", "wall", "counter"),
  of("base_cabinet", "Base cabinet", "floor"),
  of("bed", "Bed", "floor"),
  of("bidet", "Bidet", "floor"),
  of("chair", "Chair or armchair", "floor"),
  of("low_table", "Coffee or side table", "floor"),
  of("table", "Table", "floor"),
  of("cooktop", "Cooktop", "counter"),
  of("dishwasher", "Dishwasher", "floor"),
  of("dryer", "Dryer", "floor"),
  of("fan", "Ceiling or exhaust fan", "ceiling"),
  of("faucet", "Faucet", "counter"),
  of("grill", "Grill", "floor"),
  of("hood", "Range hood", "wall"),
  of("island", "Kitchen island", "floor"),
  of("light", "Light", "ceiling", "wall", "floor", "counter"),
  of("lounge", "Lounge chair, outdoors", "floor"),
  of("media", "Media console or TV", "floor", "wall"),
  of("microwave", "Microwave", "counter", "wall"),
  of("mirror", "Mirror", "wall", "floor"),
  of("lavatory", "Pedestal or vessel sink", "floor", "counter"),
  of("planter", "Plant or planter", "floor", "counter"),
  of("range", "Range", "floor"),
  of("refrigerator", "Refrigerator", "floor"),
  of("rug", "Rug", "floor"),
  of("shower", "Shower stall or base", "floor"),
  of("sink", "Sink, set into a counter", "counter"),
  of("sofa", "Sofa", "floor"),
  of("stool", "Stool", "floor"),
  of("tall_cabinet", "Tall cabinet or wardrobe", "floor"),
  of("toilet", "Toilet", "floor"),
  of("tub", "Bathtub", "floor"),
  of("vanity", "Vanity", "floor"),
  of("wall_cabinet", "Wall cabinet or shelf", "wall"),
  of("wall_oven", "Wall oven", "floor"),
  of("washer", "Washer", "floor"),
];

const byKind = new Map(uploadedKinds.map((one) => [one.kind, one]));

export const uploadedKind = (kind: string): UploadedKind | undefined => byKind.get(kind);
