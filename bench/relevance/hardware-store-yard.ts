import type { Kind } from "./hardware-store-kinds.ts";

/** The yard, floors, doors, storage. */
export const yard: readonly Kind[] = [
  {
    kind: "cedar lumber",
    brands: ["WoodRite"],
    sizes: ["1 in. x 4 in. x 8 ft.", "1 in. x 6 in. x 8 ft.", "1 in. x 8 in. x 8 ft."],
    titles: ["{brand} {size} Western Red Cedar Board", "{brand} {size} S1S2E Cedar Fence Picket"],
  },
  {
    kind: "cedar closet",
    brands: ["Cedar Grove"],
    titles: [
      "{brand} Aromatic Cedar Closet Liner Planks (15 sq. ft.)",
      "{brand} Cedar Hang Up Blocks (6-Pack)",
    ],
  },
  {
    kind: "vinyl sheet",
    brands: ["TrueStep", "Armstead"],
    finishes: ["Slate Gray", "Oak Strip"],
    titles: ["{brand} {finish} 12 ft. Wide Residential Vinyl Sheet Flooring"],
  },
  {
    kind: "carpet",
    brands: ["Simply Sown"],
    finishes: ["Taupe", "Charcoal"],
    titles: [
      "{brand} {finish} Loop 12 ft. Carpet",
      "{brand} {finish} 18 in. x 18 in. Peel and Stick Carpet Tile (16 Tiles/Case)",
    ],
  },
  {
    kind: "window bars",
    brands: ["Grisham", "Segal Iron"],
    sizes: ["24 in. x 36 in.", "36 in. x 48 in."],
    finishes: ["Black", "White"],
    titles: ["{brand} {size} {finish} 7-Bar Burglar Bar Window Guard"],
  },
  {
    kind: "security door",
    brands: ["Grisham"],
    sizes: ["32 in. x 80 in.", "36 in. x 80 in."],
    titles: ["{brand} {size} Spartan Black Surface Mount Steel Security Door"],
  },
  {
    kind: "screen door",
    brands: ["Screenly", "Larsund"],
    sizes: ["32 in. x 80 in.", "36 in. x 80 in."],
    titles: [
      "{brand} {size} White Vinyl Screen Door",
      "{brand} {size} Full View Aluminum Storm Door in White",
    ],
  },
  {
    kind: "patio door",
    brands: ["JELD"],
    sizes: ["60 in. x 80 in.", "72 in. x 80 in."],
    titles: ["{brand} {size} White Vinyl Sliding Patio Door with Low-E Glass"],
  },
  {
    kind: "garage door opener",
    brands: ["Chamberlyn"],
    sizes: ["1/2 HP", "3/4 HP"],
    titles: ["{brand} {size} Belt Drive Garage Door Opener", "{brand} {size} Chain Drive Garage Door Opener"],
  },
  {
    kind: "garage remote",
    brands: ["Chamberlyn"],
    titles: ["{brand} Universal Garage Door Remote Control", "{brand} Wireless Garage Door Keypad"],
  },
  {
    kind: "waste basket",
    brands: ["Rubberman", "Simple Home"],
    sizes: ["7 Gal.", "13 Gal."],
    finishes: ["Black", "Stainless Steel"],
    titles: ["{brand} {size} {finish} Wastebasket", "{brand} {size} {finish} Step-On Trash Can"],
  },
  {
    kind: "trash bags",
    brands: ["Hefton"],
    sizes: ["13 Gal.", "33 Gal."],
    titles: ["{brand} {size} Tall Kitchen Drawstring Trash Bags (80-Count)"],
  },
  {
    kind: "shelving",
    brands: ["Rubberman", "Edsall"],
    sizes: ["48 in. W x 72 in. H x 18 in. D", "36 in. W x 60 in. H x 14 in. D"],
    titles: [
      "{brand} {size} 5-Shelf Steel Freestanding Shelving Unit in Black",
      "{brand} {size} Heavy Duty Wire Shelving Rack in Chrome",
    ],
  },
  {
    kind: "storage bin",
    brands: ["Sterling Box"],
    sizes: ["18 Gal.", "27 Gal."],
    titles: ["{brand} {size} Storage Tote with Latching Lid in Gray"],
  },
  {
    kind: "shed",
    brands: ["Suncrest", "Rubberman"],
    sizes: ["7 ft. x 7 ft.", "10 ft. x 8 ft."],
    titles: ["{brand} {size} Resin Outdoor Storage Shed with Windows"],
  },
  {
    kind: "generator",
    brands: ["Ryker", "Generon"],
    sizes: ["3,600-Watt", "6,500-Watt"],
    titles: ["{brand} {size} Gasoline Powered Portable Generator"],
  },
  {
    kind: "chainsaw",
    brands: ["Ryker", "Echora"],
    sizes: ["14 in.", "18 in."],
    titles: [
      "{brand} {size} 38 cc 2-Cycle Gas Chainsaw",
      "{brand} {size} 40-Volt Lithium-Ion Cordless Chainsaw",
    ],
  },
  {
    kind: "leaf blower",
    brands: ["Ryker", "Echora"],
    titles: [
      "{brand} 170 MPH 453 CFM Gas Backpack Leaf Blower",
      "{brand} 110 MPH 500 CFM 40-Volt Cordless Leaf Blower Vacuum",
    ],
  },
  {
    kind: "hose",
    brands: ["Flexon", "Swann"],
    sizes: ["25 ft.", "50 ft.", "100 ft."],
    titles: ["{brand} 5/8 in. dia. x {size} Heavy Duty Garden Hose"],
  },
  {
    kind: "hose part",
    brands: ["Orbitz"],
    titles: [
      "{brand} Brass Garden Hose Nozzle",
      "{brand} Wall Mount Hose Reel",
      "{brand} 3/4 in. Brass Garden Hose Repair Coupling",
    ],
  },
  {
    kind: "sprinkler",
    brands: ["Orbitz", "Rain Falcon"],
    titles: [
      "{brand} Oscillating Lawn Sprinkler",
      "{brand} 4 in. Pop-Up Sprinkler Head",
      "{brand} 6-Station Sprinkler Timer",
    ],
  },
  {
    kind: "wheelbarrow",
    brands: ["Trueman"],
    titles: ["{brand} 6 cu. ft. Steel Wheelbarrow", "{brand} 8 cu. ft. Poly Dual Wheel Wheelbarrow"],
  },
  {
    kind: "mulch",
    brands: ["Earthgro", "Scotland"],
    finishes: ["Black", "Brown", "Red"],
    titles: ["{brand} 2 cu. ft. {finish} Wood Mulch"],
  },
  {
    kind: "rubber mulch",
    brands: ["Groundsmart"],
    titles: [
      "{brand} 0.8 cu. ft. Espresso Brown Rubber Mulch",
      "{brand} 75 cu. ft. Cedar Red Rubber Mulch Pallet",
    ],
  },
  {
    kind: "patio stone",
    brands: ["Pavestead", "Oldcastle Yard"],
    sizes: ["12 in. x 12 in.", "16 in. x 16 in."],
    titles: ["{brand} {size} Pewter Concrete Step Stone", "{brand} {size} Charcoal Concrete Patio Paver"],
  },
  {
    kind: "outdoor tile",
    brands: ["Newtek", "Montevale"],
    sizes: ["12 in. x 12 in.", "12 in. x 24 in."],
    titles: [
      "{brand} {size} Quick Deck Outdoor Composite Deck Tile in Tan (10 sq. ft. / box)",
      "{brand} Outdoor Patio {size} Slate Stone Tile",
    ],
  },
  {
    kind: "gazebo",
    brands: ["Hampshire", "Sunjoyful"],
    sizes: ["10 ft. x 10 ft.", "12 ft. x 12 ft."],
    titles: ["{brand} {size} Steel Soft Top Patio Gazebo with Netting"],
  },
  {
    kind: "adirondack",
    brands: ["Hampshire"],
    finishes: ["White", "Green"],
    titles: ["{brand} {finish} Resin Plastic Adirondack Chair"],
  },
  {
    kind: "hammock",
    brands: ["Algona"],
    titles: ["{brand} 11 ft. Quilted Hammock with Stand"],
  },
];
