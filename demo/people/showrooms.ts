export interface DemoShowroom {
  vsd_id: string;
  company_name: string;
  tagline: string;
  about: string;
  owner: { first_name: string; last_name: string; email: string; phone: string };
  license: { number: string; state: string; classification: string };
  contact: { name: string; phone: string; email: string; city: string; state: string };
  zip_code: string;
  timezone: string;
  social_links: Record<string, string>;
  site_links: { label: string; url: string }[];
  services: { title: string; text: string }[];
  /** Department ids in which it sells. */
  departments: number[];
  markup_bp: number;
  /** Markups by category slug, in basis points. */
  category_markups: Record<string, number>;
  /** Products whose markup differs from all that, and by how much. */
  product_markups: { category: string; markup_bp: number }[];
  theme_color: string;
  plan: "basic" | "premium";
  custom_addon: boolean;
  is_featured: boolean;
  is_listed: boolean;
  coupons: { code: string; percent_bp?: number; amount_cents?: number; max_uses_per_user?: number }[];
  /** Strokes of its mark on a 100 × 100 field, as SVG in `currentColor`. */
  mark: string;
}

const social = (handle: string) => ({
  instagram: `https://instagram.example.com/${handle}`,
  facebook: `https://facebook.example.com/${handle}`,
});

/** The 8 showrooms of the demo; invented companies with invented license numbers. */
export const showrooms: readonly DemoShowroom[] = [
  {
    vsd_id: "OAKSTONE",
    company_name: "Oak & Stone Remodeling",
    tagline: "Kitchens and baths for old Portland houses",
    about:
      "We have taken apart and put back together more than three hundred houses built before 1940. Our showroom holds what we would put in our own: stone we have cut, faucets we have repaired and floors we have walked on for ten years. Prices are what you pay, delivered to the job.",
    owner: { first_name: "Renee", last_name: "Okonkwo", email: "pro@demo.test", phone: "5035550142" },
    license: { number: "CCB 241877", state: "OR", classification: "Residential General Contractor" },
    contact: {
      name: "Renee Okonkwo",
      phone: "5035550142",
      email: "hello@oakstone.example.com",
      city: "Portland",
      state: "OR",
    },
    zip_code: "97214",
    timezone: "America/Los_Angeles",
    social_links: { ...social("oakstone.remodeling"), pinterest: "https://pinterest.example.com/oakstone" },
    site_links: [
      { label: "Our work", url: "https://oakstone.example.com/work" },
      { label: "How we estimate", url: "https://oakstone.example.com/estimates" },
    ],
    services: [
      {
        title: "Kitchen remodels",
        text: "Layout, permits, cabinets, counters and tile with one crew from start to punch list.",
      },
      { title: "Bathroom remodels", text: "Waterproofing by the book, curbless showers and radiant floors." },
      {
        title: "Hardwood repair",
        text: "Fir and oak floors laced in, sanded and finished to match what is there.",
      },
      {
        title: "Measuring and takeoff",
        text: "We measure on site and send quantities with waste stated line by line.",
      },
    ],
    departments: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    markup_bp: 1200,
    category_markups: { appliances: 1000, "tile-flooring": 1400 },
    product_markups: [
      { category: "kitchen-faucets", markup_bp: 1000 },
      { category: "countertop", markup_bp: 1600 },
    ],
    theme_color: "#2f5d50",
    plan: "premium",
    custom_addon: true,
    is_featured: true,
    is_listed: true,
    coupons: [
      { code: "WELCOME5", percent_bp: 500, max_uses_per_user: 1 },
      { code: "TILE50", amount_cents: 5000 },
    ],
    mark: '<path d="M20 78V46l30-26 30 26v32" fill="none" stroke="currentColor" stroke-width="8"/><path d="M36 78V58h28v20M36 68h28" fill="none" stroke="currentColor" stroke-width="6"/>',
  },
  {
    vsd_id: "HARBOR88",
    company_name: "Harbor Light Kitchen & Bath",
    tagline: "Coastal rooms that stand up to salt air",
    about:
      "A design-build firm two blocks from the bay. We choose metals that do not pit, woods that do not cup and stone that shrugs off sunscreen, and we say which is which.",
    owner: {
      first_name: "Mateo",
      last_name: "Villanueva",
      email: "mateo@harborlight.example.com",
      phone: "6195550188",
    },
    license: { number: "1048863", state: "CA", classification: "B, General Building" },
    contact: {
      name: "Mateo Villanueva",
      phone: "6195550188",
      email: "studio@harborlight.example.com",
      city: "San Diego",
      state: "CA",
    },
    zip_code: "92106",
    timezone: "America/Los_Angeles",
    social_links: social("harborlight.kb"),
    site_links: [{ label: "Projects", url: "https://harborlight.example.com/projects" }],
    services: [
      { title: "Design and build", text: "Drawings, selections and construction under one contract." },
      { title: "Outdoor kitchens", text: "Counters, paving and gas, built for sea air." },
      {
        title: "Condominium baths",
        text: "Sound ratings, shut-offs and elevator schedules are our daily work.",
      },
    ],
    departments: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    markup_bp: 1500,
    category_markups: { appliances: 1100, "pool-copings": 1800, lights: 2000 },
    product_markups: [{ category: "bath-tubs", markup_bp: 1200 }],
    theme_color: "#1f4f73",
    plan: "premium",
    custom_addon: false,
    is_featured: true,
    is_listed: true,
    coupons: [{ code: "HARBOR100", amount_cents: 10000, max_uses_per_user: 1 }],
    mark: '<path d="M50 14v58M38 26h24M22 54c2 18 14 28 28 28s26-10 28-28" fill="none" stroke="currentColor" stroke-width="8"/><circle cx="50" cy="18" r="7" fill="currentColor"/>',
  },
  {
    vsd_id: "MESARDG7",
    company_name: "Mesa Ridge Builders",
    tagline: "Desert homes, inside and out",
    about:
      "Additions, patios and pools for houses that see 110 °F. We stock samples that have lain in the sun for a year so that you see what becomes of them.",
    owner: {
      first_name: "Carla",
      last_name: "Benally",
      email: "carla@mesaridge.example.com",
      phone: "6025550119",
    },
    license: { number: "ROC 338412", state: "AZ", classification: "B, General Residential" },
    contact: {
      name: "Carla Benally",
      phone: "6025550119",
      email: "office@mesaridge.example.com",
      city: "Phoenix",
      state: "AZ",
    },
    zip_code: "85016",
    timezone: "America/Phoenix",
    social_links: social("mesaridgebuilders"),
    site_links: [],
    services: [
      { title: "Additions", text: "From slab to stucco, matched to the house." },
      { title: "Pool decks", text: "Coping, pavers and shade laid out together." },
    ],
    departments: [1, 2, 3, 4, 5],
    markup_bp: 1350,
    category_markups: { "artificial-turf": 1600, hardscaping: 1500 },
    product_markups: [],
    theme_color: "#a4532b",
    plan: "basic",
    custom_addon: true,
    is_featured: true,
    is_listed: true,
    coupons: [],
    mark: '<path d="M10 74h80M22 74V46h14V34h28v12h14v28" fill="none" stroke="currentColor" stroke-width="8"/>',
  },
  {
    vsd_id: "LAKESIDE",
    company_name: "Lakeside Bath Studio",
    tagline: "One room, done well",
    about:
      "We do bathrooms and nothing else, about forty a year, within an hour of Madison. Everything in this showroom has been through at least five of our jobs.",
    owner: {
      first_name: "Britt",
      last_name: "Lindahl",
      email: "britt@lakesidebath.example.com",
      phone: "6085550164",
    },
    license: { number: "DC-061900447", state: "WI", classification: "Dwelling Contractor" },
    contact: {
      name: "Britt Lindahl",
      phone: "6085550164",
      email: "hello@lakesidebath.example.com",
      city: "Madison",
      state: "WI",
    },
    zip_code: "53704",
    timezone: "America/Chicago",
    social_links: social("lakesidebath"),
    site_links: [{ label: "Before and after", url: "https://lakesidebath.example.com/rooms" }],
    services: [
      { title: "Full bathrooms", text: "Down to the studs and back in five weeks." },
      { title: "Tub to shower", text: "A curbless shower where the tub stood." },
      { title: "Aging in place", text: "Blocking, grab bars and wide doors that do not look like a clinic." },
    ],
    departments: [2, 6, 8],
    markup_bp: 1800,
    category_markups: { toilets: 1200 },
    product_markups: [{ category: "bathroom-vanitys", markup_bp: 1500 }],
    theme_color: "#3b6e8f",
    plan: "premium",
    custom_addon: false,
    is_featured: true,
    is_listed: true,
    coupons: [{ code: "LAKE3", percent_bp: 300 }],
    mark: '<path d="M12 62c10-8 16-8 26 0s16 8 26 0 16-8 24-2M12 78c10-8 16-8 26 0s16 8 26 0 16-8 24-2" fill="none" stroke="currentColor" stroke-width="7"/><circle cx="62" cy="32" r="15" fill="currentColor"/>',
  },
  {
    vsd_id: "PATIOATX",
    company_name: "Limestone & Live Oak Outdoors",
    tagline: "Patios, pools and outdoor rooms in the Hill Country",
    about:
      "Masons first. We lay what we sell, and we would rather talk you out of a stone than lay it twice.",
    owner: {
      first_name: "Wade",
      last_name: "Kettering",
      email: "wade@liveoakoutdoors.example.com",
      phone: "5125550173",
    },
    license: { number: "TX-LI 0031845", state: "TX", classification: "Landscape and Irrigation" },
    contact: {
      name: "Wade Kettering",
      phone: "5125550173",
      email: "yard@liveoakoutdoors.example.com",
      city: "Austin",
      state: "TX",
    },
    zip_code: "78745",
    timezone: "America/Chicago",
    social_links: social("liveoakoutdoors"),
    site_links: [],
    services: [
      { title: "Patios and walks", text: "Base, drainage and edging that outlive the stone's fashion." },
      { title: "Outdoor kitchens", text: "Masonry, counters and gas." },
    ],
    departments: [4],
    markup_bp: 2200,
    category_markups: { lights: 1800, "artificial-turf": 1900 },
    product_markups: [],
    theme_color: "#5c6b2f",
    plan: "basic",
    custom_addon: false,
    is_featured: false,
    is_listed: true,
    coupons: [],
    mark: '<path d="M50 86V52M50 58c-18 0-30-10-30-22 0-14 14-22 30-22s30 8 30 22c0 12-12 22-30 22z" fill="none" stroke="currentColor" stroke-width="8"/>',
  },
  {
    vsd_id: "BRICKROW",
    company_name: "Brick Row Renovations",
    tagline: "Rowhouses, from party wall to party wall",
    about:
      "Fourteen feet wide and a hundred years old: we know where the joists run and which walls are brick. Materials here fit up a narrow stair.",
    owner: {
      first_name: "Naledi",
      last_name: "Freeman",
      email: "naledi@brickrow.example.com",
      phone: "2155550127",
    },
    license: { number: "HIC PA158204", state: "PA", classification: "Home Improvement Contractor" },
    contact: {
      name: "Naledi Freeman",
      phone: "2155550127",
      email: "shop@brickrow.example.com",
      city: "Philadelphia",
      state: "PA",
    },
    zip_code: "19125",
    timezone: "America/New_York",
    social_links: social("brickrow.reno"),
    site_links: [{ label: "Permits explained", url: "https://brickrow.example.com/permits" }],
    services: [
      { title: "Whole-house renovation", text: "Structure, systems and finishes, floor by floor." },
      { title: "Kitchens", text: "Galleys that seat four." },
    ],
    departments: [1, 2, 3, 5, 6, 7],
    markup_bp: 1000,
    category_markups: { "cabinet-hardware": 1500, "backsplash-tiles": 1250 },
    product_markups: [],
    theme_color: "#8c2f2f",
    plan: "basic",
    custom_addon: false,
    is_featured: false,
    is_listed: true,
    coupons: [],
    mark: '<path d="M14 30h72M14 50h72M14 70h72M14 30v40M86 30v40M38 30v20M62 30v20M26 50v20M50 50v20M74 50v20" fill="none" stroke="currentColor" stroke-width="6"/>',
  },
  {
    vsd_id: "PALMCT25",
    company_name: "Palm Court Interiors",
    tagline: "Interiors for humid places",
    about:
      "A small design firm that works with three builders in Broward and Miami-Dade. We specify, they build, and you see every price.",
    owner: {
      first_name: "Lucien",
      last_name: "Moreau",
      email: "lucien@palmcourt.example.com",
      phone: "9545550136",
    },
    license: { number: "ID6671", state: "FL", classification: "Registered Interior Designer" },
    contact: {
      name: "Lucien Moreau",
      phone: "9545550136",
      email: "studio@palmcourt.example.com",
      city: "Fort Lauderdale",
      state: "FL",
    },
    zip_code: "33304",
    timezone: "America/New_York",
    social_links: { ...social("palmcourt.interiors"), houzz: "https://houzz.example.com/palmcourt" },
    site_links: [],
    services: [
      { title: "Interior design", text: "Plans, elevations and a complete selection list." },
      { title: "Purchasing", text: "We order, track and inspect for you." },
    ],
    departments: [1, 2, 3, 4, 5, 6, 8],
    markup_bp: 2800,
    category_markups: { appliances: 1200, "bath-tubs": 2200 },
    product_markups: [],
    theme_color: "#7a4b6b",
    plan: "basic",
    custom_addon: false,
    is_featured: false,
    is_listed: true,
    coupons: [],
    mark: '<path d="M50 88V42M50 44c-4-16-18-22-32-18 8 2 14 8 16 16M50 44c4-16 18-22 32-18-8 2-14 8-16 16M50 44c-10-4-20 2-24 14M50 44c10-4 20 2 24 14" fill="none" stroke="currentColor" stroke-width="7"/>',
  },
  {
    vsd_id: "K7QW3TXM",
    company_name: "Front Range Fit-Out",
    tagline: "Lofts and basements, quietly",
    about:
      "We finish basements and lofts along the Front Range. This showroom is by invitation; ask us for a walk-through.",
    owner: {
      first_name: "Ines",
      last_name: "Sandoval",
      email: "ines@frontrangefit.example.com",
      phone: "3035550158",
    },
    license: { number: "CO-DEN 297731", state: "CO", classification: "Class B Contractor" },
    contact: {
      name: "Ines Sandoval",
      phone: "3035550158",
      email: "office@frontrangefit.example.com",
      city: "Denver",
      state: "CO",
    },
    zip_code: "80211",
    timezone: "America/Denver",
    social_links: {},
    site_links: [],
    services: [
      { title: "Basement finishing", text: "Egress, insulation, floors and a bath, in that order." },
    ],
    departments: [2, 3, 5, 6],
    markup_bp: 1650,
    category_markups: { "luxury-flooring": 1300 },
    product_markups: [],
    theme_color: "#4a4f5c",
    plan: "basic",
    custom_addon: false,
    is_featured: false,
    is_listed: false,
    coupons: [],
    mark: '<path d="M10 80l26-46 14 22 12-18 28 42z" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round"/>',
  },
];
