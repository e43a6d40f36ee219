export interface VariantPlan {
  sku: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  stock: number;
  lead_time_days?: number;
}

export interface ProductPlan {
  vendor: "tile" | "faucet";
  hash: string;
  name: string;
  description: string;
  /** 101 porcelain, 102 natural stone, 201 pull-down, 202 bridge, 301 pavers. */
  category_id: number;
  unit: "Box" | "Piece";
  minimum_unit?: number;
  box_sqft?: number;
  is_freight?: boolean;
  attributes: Record<string, string | number | boolean | string[]>;
  surface: readonly string[];
  popularity: number;
  variants: VariantPlan[];
}

const variant = (
  sku: string,
  options: Record<string, string>,
  wholesale_cents: number,
  list_cents: number,
  stock: number,
  lead_time_days?: number,
): VariantPlan => ({
  sku,
  options,
  wholesale_cents,
  list_cents,
  stock,
  ...(lead_time_days && { lead_time_days }),
});

const tile = { vendor: "tile", unit: "Box", surface: ["floor", "wall"] } as const;
const faucet = { vendor: "faucet", unit: "Piece", surface: [] as string[] } as const;

/** The ten products of the test market. */
export const productPlans: readonly ProductPlan[] = [
  {
    ...tile,
    hash: "tcarrara01",
    name: "Carrara Bianco Porcelain",
    category_id: 101,
    description: "Rectified porcelain with soft grey veining for bathrooms and kitchens.",
    box_sqft: 15.5,
    minimum_unit: 2,
    attributes: {
      color_family: "White",
      size: ["12×24 in.", "24×24 in."],
      finish: ["Matte", "Polished"],
      frost_proof: true,
    },
    popularity: 90,
    variants: [
      variant("NQT-CARR-1224-M", { Size: "12×24 in.", Finish: "Matte" }, 4200, 7900, 120),
      variant("NQT-CARR-1224-P", { Size: "12×24 in.", Finish: "Polished" }, 4650, 8600, 40),
      variant("NQT-CARR-2424-M", { Size: "24×24 in.", Finish: "Matte" }, 5125, 9400, 0, 21),
    ],
  },
  {
    ...tile,
    hash: "tbasalto02",
    name: "Basalto Dark Porcelain",
    category_id: 101,
    description: "Charcoal porcelain with the dry grain of basalt.",
    box_sqft: 11.63,
    attributes: { color_family: "Black", size: "24×24 in.", finish: "Matte", frost_proof: true },
    popularity: 70,
    variants: [
      variant("NQT-BASA-2424-M", { Size: "24×24 in." }, 3899, 6450, 75),
      variant("NQT-BASA-1224-M", { Size: "12×24 in." }, 3601, 5999, 12),
    ],
  },
  {
    ...tile,
    hash: "tterrazzo3",
    name: "Terrazzo Piccolo Porcelain",
    category_id: 101,
    description: "Small-chip terrazzo look on a pale ground.",
    box_sqft: 13.02,
    attributes: { color_family: "Gray", size: "12×24 in.", finish: "Matte", frost_proof: false },
    popularity: 50,
    variants: [variant("NQT-TERR-1224", { Size: "12×24 in." }, 3333, 5555, 0, 18)],
  },
  {
    ...tile,
    hash: "ttravert04",
    name: "Tivoli Travertine",
    category_id: 102,
    description: "Filled and honed travertine, cross cut, each box sorted by tone.",
    box_sqft: 10,
    attributes: { color_family: "Beige", size: "12×12 in.", finish: "Honed", frost_proof: false },
    popularity: 65,
    variants: [variant("NQT-TIVO-1212-H", { Size: "12×12 in." }, 6105, 9990, 30, 9)],
  },
  {
    ...tile,
    hash: "tslatebl05",
    name: "Blackwater Slate",
    category_id: 102,
    description: "Natural cleft slate with a gauged back.",
    box_sqft: 9.8,
    attributes: { color_family: "Black", size: "12×12 in.", finish: "Natural Cleft", frost_proof: true },
    popularity: 20,
    variants: [variant("NQT-SLAT-1212", { Size: "12×12 in." }, 5499, 8800, 64, 3)],
  },
  {
    ...faucet,
    hash: "farbor0006",
    name: "Arbor Pull-Down Kitchen Faucet",
    category_id: 201,
    description: "Single handle, magnetic docking, two sprays.",
    attributes: { finish: ["Chrome", "Matte Black", "Brushed Gold"], flow_gpm: 1.8 },
    popularity: 95,
    variants: [
      variant("WSP-ARB-CH", { Finish: "Chrome" }, 14_250, 24_900, 18),
      variant("WSP-ARB-MB", { Finish: "Matte Black" }, 15_875, 27_900, 9),
      variant("WSP-ARB-BG", { Finish: "Brushed Gold" }, 17_133, 30_900, 1, 12),
    ],
  },
  {
    ...faucet,
    hash: "flinden007",
    name: "Linden Pull-Down Kitchen Faucet",
    category_id: 201,
    description: "High arc spout with a pause button in the spray head.",
    attributes: { finish: ["Chrome", "Matte Black"], flow_gpm: 1.5 },
    popularity: 40,
    variants: [
      variant("WSP-LIN-CH", { Finish: "Chrome" }, 11_999, 19_900, 25),
      variant("WSP-LIN-MB", { Finish: "Matte Black" }, 12_999, 21_900, 0, 25),
    ],
  },
  {
    ...faucet,
    hash: "fmillbri08",
    name: "Millbrook Bridge Faucet",
    category_id: 202,
    description: "Two handles on an exposed bridge, with side spray.",
    attributes: { finish: "Brushed Gold", flow_gpm: 1.8 },
    popularity: 30,
    variants: [variant("WSP-MIL-BG", { Finish: "Brushed Gold" }, 31_001, 52_500, 4, 16)],
  },
  {
    vendor: "tile",
    unit: "Box",
    surface: ["outdoor"],
    hash: "pholland09",
    name: "Holland Paver",
    category_id: 301,
    description: "Dry-cast concrete paver for walks and drives.",
    box_sqft: 104,
    is_freight: true,
    attributes: { color_family: "Gray", size: "4×8 in." },
    popularity: 60,
    variants: [variant("NQT-HOLL-48", { Color: "Ash" }, 38_900, 56_000, 10, 6)],
  },
  {
    vendor: "tile",
    unit: "Box",
    surface: ["outdoor"],
    hash: "pashlar010",
    name: "Ashlar Slab",
    category_id: 301,
    description: "Wet-cast slab with the face of split limestone.",
    box_sqft: 96,
    is_freight: true,
    attributes: { color_family: "Beige", size: "16×24 in." },
    popularity: 55,
    variants: [variant("NQT-ASHL-1624", { Color: "Buff" }, 61_250, 61_000, 6, 8)],
  },
];
