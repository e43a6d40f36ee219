import type { Kind } from "./hardware-store-kinds.ts";

const metals = ["Chrome", "Brushed Nickel", "Oil Rubbed Bronze", "Matte Black"];

/** Tools, lights, wire, pipe, timber, paint, appliances and the rest. */
export const toolsAndRest: readonly Kind[] = [
  {
    kind: "pendant",
    brands: ["Hampshire"],
    finishes: metals,
    titles: ["{brand} Sutton 1-Light {finish} Mini Pendant with Glass Shade"],
  },
  {
    kind: "outlet",
    brands: ["Levitt", "Eatonby"],
    sizes: ["15 Amp", "20 Amp"],
    finishes: ["White", "Ivory"],
    titles: [
      "{brand} {size} Self-Test GFCI Outlet, {finish}",
      "{brand} Decora {size} Tamper Resistant Duplex Receptacle, {finish}",
    ],
  },
  {
    kind: "wire",
    brands: ["Southwind"],
    sizes: ["12/2", "14/2", "10/3"],
    finishes: ["50 ft.", "250 ft."],
    titles: ["{brand} {finish} {size} Solid Romex SIMpull CU NM-B W/G Wire"],
  },
  {
    kind: "breaker",
    brands: ["Eatonby"],
    sizes: ["15 Amp", "20 Amp", "30 Amp"],
    titles: ["{brand} {size} Single-Pole Type BR Circuit Breaker"],
  },
  {
    kind: "pipe",
    brands: ["Charlton Pipe"],
    sizes: ["1/2 in. x 10 ft.", "3/4 in. x 10 ft.", "2 in. x 10 ft.", "4 in. x 10 ft."],
    titles: ["{brand} {size} PVC Schedule 40 Plain-End Pipe"],
  },
  {
    kind: "elbow",
    brands: ["Charlton Pipe"],
    sizes: ["1/2 in.", "3/4 in.", "1-1/2 in."],
    titles: [
      "{brand} {size} PVC Sch. 40 90-Degree S x S Elbow",
      "{brand} {size} Copper 90-Degree C x C Elbow",
    ],
  },
  {
    kind: "plywood",
    brands: ["Columbia"],
    sizes: ["1/4 in.", "1/2 in.", "3/4 in."],
    titles: ["{brand} {size} x 4 ft. x 8 ft. PureBond Birch Plywood"],
  },
  {
    kind: "lumber",
    brands: ["WoodRite"],
    sizes: ["2 in. x 4 in. x 8 ft.", "2 in. x 6 in. x 12 ft.", "4 in. x 4 in. x 8 ft."],
    titles: ["{brand} {size} #2 Prime Ground Contact Pressure-Treated Lumber"],
  },
  {
    kind: "angle",
    brands: ["Strongtie"],
    sizes: ["12-Gauge", "16-Gauge", "18-Gauge"],
    titles: ["{brand} {size} Angle", "{brand} {size} Galvanized Reinforcing L-Angle Bracket"],
  },
  {
    kind: "screw",
    brands: ["Gripmate"],
    sizes: ["#8 x 1-1/4 in.", "#8 x 2-1/2 in.", "#10 x 3 in."],
    titles: ["{brand} {size} Coarse Phosphate-Plated Steel Drywall Screws (1 lb.-Pack)"],
  },
  {
    kind: "paint",
    brands: ["Behmer", "Glidewell"],
    sizes: ["1 gal.", "5 gal."],
    finishes: ["White", "Swiss Coffee", "Dolphin Gray"],
    titles: [
      "{brand} Premium Plus {size} {finish} Eggshell Interior Paint",
      "{brand} {size} {finish} Satin Exterior Paint",
    ],
  },
  {
    kind: "deck coating",
    brands: ["Behmer"],
    sizes: ["1 gal.", "5 gal."],
    finishes: ["#SC-141 Tugboat", "#SC-148 Adobe"],
    titles: ["{brand} Premium DeckOver {size} {finish} Wood and Concrete Coating"],
  },
  {
    kind: "paint roller",
    brands: ["Woostar"],
    sizes: ["9 in. x 3/8 in.", "4 in. x 1/2 in."],
    titles: ["{brand} {size} High-Density Paint Roller Cover (3-Pack)"],
  },
  {
    kind: "caulk",
    brands: ["DAX"],
    finishes: ["White", "Clear"],
    titles: ["{brand} Alex Plus 10.1 oz. {finish} Acrylic Latex Caulk Plus Silicone"],
  },
  {
    kind: "dishwasher",
    brands: ["Whirlton", "Boschmann"],
    finishes: ["Stainless Steel", "White"],
    titles: ["{brand} Front Control Built-In Tall Tub Dishwasher in {finish}, 51 dBA"],
  },
  {
    kind: "microwave",
    brands: ["Whirlton", "LZ Electronics"],
    finishes: ["Stainless Steel", "Black"],
    titles: [
      "{brand} 1.9 cu. ft. Over the Range Convection Microwave in {finish} with Sensor Cooking",
      "{brand} 1.1 cu. ft. Countertop Microwave in {finish}",
    ],
  },
  {
    kind: "refrigerator",
    brands: ["Whirlton", "LZ Electronics"],
    sizes: ["25.5 cu. ft.", "28 cu. ft."],
    finishes: ["Stainless Steel", "Black"],
    titles: ["{brand} {size} French Door Refrigerator in {finish}"],
  },
  {
    kind: "water heater",
    brands: ["Rheemont"],
    sizes: ["40 Gal.", "50 Gal."],
    titles: ["{brand} Performance {size} Tall 6 Year 40,000 BTU Natural Gas Tank Water Heater"],
  },
  {
    kind: "air conditioner",
    brands: ["LZ Electronics", "Frigidale"],
    sizes: ["8,000 BTU", "12,000 BTU"],
    titles: ["{brand} {size} 115-Volt Window Air Conditioner with Remote"],
  },
  {
    kind: "air filter",
    brands: ["Filtrex"],
    sizes: ["16 in. x 25 in. x 1 in.", "20 in. x 20 in. x 1 in."],
    titles: ["{brand} {size} Micro Allergen Pleated Air Filter"],
  },
  {
    kind: "disposer",
    brands: ["Sinkmate"],
    sizes: ["1/3 HP", "1/2 HP", "3/4 HP"],
    titles: ["{brand} Badger {size} Continuous Feed Garbage Disposal"],
  },
  {
    kind: "kitchen sink",
    brands: ["Kohlberg", "Elkham"],
    sizes: ["33 in.", "36 in."],
    titles: [
      "{brand} Undermount Stainless Steel {size} Double Bowl Kitchen Sink",
      "{brand} Farmhouse Apron Front Fireclay {size} Single Bowl Kitchen Sink in White",
    ],
  },
  {
    kind: "patio set",
    brands: ["Hampshire"],
    sizes: ["5-Piece", "7-Piece"],
    titles: ["{brand} Belleville {size} Padded Sling Outdoor Dining Set"],
  },
  {
    kind: "grill",
    brands: ["Webster"],
    sizes: ["3-Burner", "4-Burner"],
    titles: ["{brand} Spirit {size} Propane Gas Grill in Black"],
  },
  {
    kind: "blind",
    brands: ["Hampshire"],
    sizes: ["36 in. W x 64 in. L", "27 in. W x 72 in. L"],
    titles: ["{brand} White Cordless 2 in. Faux Wood Blind - {size}"],
  },
  {
    kind: "interior door",
    brands: ["Masonry & Co", "JELD"],
    sizes: ["30 in. x 80 in.", "36 in. x 80 in."],
    titles: ["{brand} {size} 6-Panel Primed White Hollow Core Composite Single Prehung Interior Door"],
  },
  {
    kind: "door knob",
    brands: ["Kwikland", "Schlade"],
    finishes: ["Satin Nickel", "Venetian Bronze"],
    titles: [
      "{brand} Juno {finish} Posting Door Knob Featuring SmartKey",
      "{brand} {finish} Electronic Deadbolt",
    ],
  },
  {
    kind: "smoke detector",
    brands: ["Kiddo"],
    titles: [
      "{brand} Battery Operated Smoke Alarm",
      "{brand} Hardwired Combination Smoke and Carbon Monoxide Detector",
    ],
  },
  {
    kind: "insulation",
    brands: ["Owen"],
    sizes: ["15 in. x 32 ft.", "23 in. x 25 ft."],
    titles: ["{brand} R-13 Kraft Faced Fiberglass Insulation Roll {size}"],
  },
];
