import type { Kind } from "./hardware-store-kinds.ts";

const metals = ["Brushed Nickel", "Oil Rubbed Bronze", "Matte Black"];

/** Heat, tools, fasteners, light, paint, decor and what else a house needs. */
export const house: readonly Kind[] = [
  {
    kind: "thermostat",
    brands: ["Honeyville", "Nestle Home"],
    titles: ["{brand} 7-Day Programmable Thermostat with Touchscreen", "{brand} Wi-Fi Smart Thermostat"],
  },
  {
    kind: "dehumidifier",
    brands: ["Frigidale", "LZ Electronics"],
    sizes: ["30-Pint", "70-Pint"],
    titles: ["{brand} {size} Dehumidifier with Built-In Pump"],
  },
  {
    kind: "humidifier",
    brands: ["Honeyville"],
    titles: ["{brand} 1 Gal. Cool Mist Humidifier"],
  },
  {
    kind: "heater",
    brands: ["Comfort Zone", "Cadette"],
    sizes: ["1,500-Watt", "2,000-Watt"],
    titles: [
      "{brand} {size} Electric Ceramic Portable Heater",
      "{brand} {size} 240-Volt Electric Baseboard Heater",
    ],
  },
  {
    kind: "fireplace",
    brands: ["Pleasantville"],
    sizes: ["32 in.", "46 in."],
    titles: [
      "{brand} {size} Vent-Free Dual Fuel Gas Fireplace",
      "{brand} {size} Media Console Electric Fireplace in Espresso",
    ],
  },
  {
    kind: "ladder",
    brands: ["Wernick", "Louisvale"],
    sizes: ["6 ft.", "8 ft.", "24 ft."],
    titles: [
      "{brand} {size} Fiberglass Step Ladder with 300 lb. Load Capacity",
      "{brand} {size} Aluminum Extension Ladder",
    ],
  },
  {
    kind: "wrench",
    brands: ["Huskey", "Crescendo"],
    sizes: ["8 in.", "10 in."],
    titles: ["{brand} {size} Adjustable Wrench", "{brand} {size} Pipe Wrench"],
  },
  {
    kind: "plier",
    brands: ["Huskey", "Kleiner"],
    sizes: ["7 in.", "9 in."],
    titles: ["{brand} {size} Needle Nose Pliers", "{brand} {size} Tongue and Groove Pliers"],
  },
  {
    kind: "screwdriver",
    brands: ["Huskey", "Kleiner"],
    titles: [
      "{brand} Phillips and Slotted Screwdriver Set (10-Piece)",
      "{brand} #2 x 4 in. Phillips Screwdriver",
    ],
  },
  {
    kind: "caster",
    brands: ["Everbuilt"],
    sizes: ["2 in.", "3 in."],
    titles: ["{brand} {size} Soft Rubber Swivel Plate Caster with Brake"],
  },
  {
    kind: "hinge",
    brands: ["Everbuilt"],
    sizes: ["3-1/2 in.", "4 in."],
    finishes: metals,
    titles: ["{brand} {size} {finish} Square Corner Door Hinge"],
  },
  {
    kind: "anchor",
    brands: ["Gripmate", "Everbuilt"],
    sizes: ["#8", "#10"],
    titles: [
      "{brand} {size} Plastic Drywall Anchors with Screws (50-Pack)",
      "{brand} 3/8 in. x 3 in. Zinc Sleeve Anchor",
    ],
  },
  {
    kind: "nail",
    brands: ["Gripmate"],
    sizes: ["8d", "16d"],
    titles: [
      "{brand} {size} Hot-Galvanized Steel Common Nails (5 lb.-Pack)",
      "{brand} 2 in. 16-Gauge Finish Nails (1,000-Count)",
    ],
  },
  {
    kind: "bath drain",
    brands: ["Danforth", "Oatley"],
    sizes: ["3-1/2 in.", "1-1/2 in."],
    titles: [
      "{brand} {size} Kitchen Sink Basket Strainer Drain Assembly",
      "{brand} {size} Bathtub Drain Stopper in Chrome",
    ],
  },
  {
    kind: "shower curtain",
    brands: ["Zenith Home"],
    titles: [
      "{brand} 70 in. x 72 in. White Fabric Shower Curtain",
      "{brand} 72 in. Adjustable Shower Curtain Rod in Chrome",
    ],
  },
  {
    kind: "chandelier",
    brands: ["Hampshire", "Progressa"],
    sizes: ["5-Light", "9-Light"],
    finishes: metals,
    titles: ["{brand} {size} {finish} Chandelier with Etched Glass Shades"],
  },
  {
    kind: "flood light",
    brands: ["Lithia", "Heathrow"],
    titles: [
      "{brand} 180-Degree Bronze Motion Sensing Outdoor Security Light",
      "{brand} 2-Head LED Outdoor Flood Light in White",
    ],
  },
  {
    kind: "extension cord",
    brands: ["Southwind", "HDXtra"],
    sizes: ["25 ft.", "50 ft.", "100 ft."],
    titles: ["{brand} {size} 16/3 Outdoor Extension Cord in Orange"],
  },
  {
    kind: "dimmer",
    brands: ["Luton", "Levitt"],
    titles: [
      "{brand} Maestra 600-Watt Single-Pole Dimmer Switch in White",
      "{brand} 3-Way Rocker Light Switch in Ivory",
    ],
  },
  {
    kind: "battery",
    brands: ["Dynacell"],
    titles: ["{brand} Coppertop AA Alkaline Batteries (24-Pack)", "{brand} 9-Volt Alkaline Battery"],
  },
  {
    kind: "vacuum",
    brands: ["Rigid Tools", "Shopper"],
    sizes: ["6-Gal.", "16-Gal."],
    titles: ["{brand} {size} 6.5-Peak HP Wet/Dry Shop Vacuum"],
  },
  {
    kind: "pressure washer",
    brands: ["Ryker", "Simpton"],
    sizes: ["1,800 psi", "3,100 psi"],
    titles: ["{brand} {size} 2.3 GPM Gas Pressure Washer", "{brand} {size} 1.4 GPM Electric Pressure Washer"],
  },
  {
    kind: "washer",
    brands: ["Whirlton", "LZ Electronics"],
    titles: [
      "{brand} 4.5 cu. ft. High-Efficiency White Front Load Washing Machine",
      "{brand} 3.5 cu. ft. Top Load Washer in White",
    ],
  },
  {
    kind: "spray paint",
    brands: ["Rusto"],
    finishes: ["Gloss Black", "Flat White", "Metallic Silver"],
    titles: ["{brand} 12 oz. {finish} Protective Enamel Spray Paint"],
  },
  {
    kind: "stain",
    brands: ["Minwood", "Thomson"],
    sizes: ["1 qt.", "1 gal."],
    titles: [
      "{brand} {size} Dark Walnut Oil-Based Interior Wood Stain",
      "{brand} {size} Clear Waterproofing Exterior Wood Sealer",
    ],
  },
  {
    kind: "polyurethane",
    brands: ["Minwood"],
    sizes: ["1 qt.", "1 gal."],
    titles: ["{brand} {size} Satin Fast-Drying Polyurethane"],
  },
  {
    kind: "wallpaper",
    brands: ["York Street"],
    titles: [
      "{brand} 56 sq. ft. Damask Wallpaper in Silver",
      "{brand} 33 ft. Brick Peel and Stick Wallpaper",
    ],
  },
  {
    kind: "curtain",
    brands: ["Hampshire"],
    titles: [
      "{brand} 84 in. L Blackout Grommet Curtain Panel in Ivory",
      "{brand} 36 in. - 72 in. Telescoping Curtain Rod in Bronze",
    ],
  },
  {
    kind: "barn door",
    brands: ["Masonry & Co", "Everbuilt"],
    titles: [
      "{brand} 36 in. x 84 in. Knotty Alder Barn Door",
      "{brand} 72 in. Black Sliding Barn Door Track and Hardware Set",
    ],
  },
  {
    kind: "corrugated panel",
    brands: ["Suntuff"],
    sizes: ["26 in. x 8 ft.", "26 in. x 12 ft."],
    titles: [
      "{brand} {size} Clear Corrugated Polycarbonate Roof Panel",
      "{brand} {size} Galvanized Steel Corrugated Roof Panel",
    ],
  },
  {
    kind: "gutter",
    brands: ["Amerimark"],
    titles: [
      "{brand} 5 in. x 10 ft. White Aluminum K-Style Gutter",
      "{brand} 4 ft. Snap-In Gutter Guard",
      "{brand} 2 in. x 3 in. Aluminum Downspout Elbow",
    ],
  },
  {
    kind: "weed killer",
    brands: ["Roundoff", "Scotland"],
    titles: [
      "{brand} 1 gal. Ready-to-Use Weed and Grass Killer",
      "{brand} 15,000 sq. ft. Weed and Feed Lawn Fertilizer",
    ],
  },
  {
    kind: "mailbox",
    brands: ["Gibbons"],
    titles: ["{brand} Steel Post Mount Mailbox in Black", "{brand} Locking Wall Mount Mailbox in Bronze"],
  },
  {
    kind: "christmas",
    brands: ["Martha Home"],
    titles: [
      "{brand} 7.5 ft. Pre-Lit LED Artificial Christmas Tree",
      "{brand} 100-Light Multi-Color Mini Christmas Light Set",
    ],
  },
  {
    kind: "countertop",
    brands: ["Formado"],
    titles: [
      "{brand} 8 ft. Laminate Countertop in Black Granite",
      "{brand} 25 in. x 6 ft. Butcher Block Countertop in Unfinished Birch",
    ],
  },
  {
    kind: "moulding",
    brands: ["WoodRite"],
    titles: [
      "{brand} 3-5/8 in. x 8 ft. Primed MDF Crown Moulding",
      "{brand} 3/4 in. x 3/4 in. x 8 ft. Pine Quarter Round Moulding",
    ],
  },
  {
    kind: "lattice",
    brands: ["Veranda Bay"],
    titles: ["{brand} 4 ft. x 8 ft. White Vinyl Privacy Lattice"],
  },
  {
    kind: "toilet auger",
    brands: ["Rigid Tools"],
    titles: ["{brand} 6 ft. Toilet Auger", "{brand} 25 ft. Drum Drain Auger"],
  },
];
