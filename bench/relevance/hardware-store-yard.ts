import type { Kind } from "./hardware-store-kinds.ts";

const metals = ["Brushed Nickel", "Oil Rubbed Bronze", "Matte Black"];

/** The yard, the house around the rooms, storage, heat, safety and what fastens it all. */
export const yardAndHouse: readonly Kind[] = [
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
