import type { HireService } from "../../contract/hire-words.ts";

export interface DemoHireProfile {
  /** Of the account. */
  email: string;
  business_name: string;
  headline: string;
  about: string;
  zip_code: string;
  radius_miles: number;
  services: HireService[];
  fees: { title: string; amount: string }[];
  availability: "open" | "later" | "closed";
  /** Days from today until they are free again. */
  free_in_days: number | null;
}

/** Designers in the directory; showrooms' pros are listed with what their showrooms say. */
export const designerProfiles: readonly DemoHireProfile[] = [
  {
    email: "designer@demo.test",
    business_name: "Castillo Interiors",
    headline: "Calm kitchens and baths for busy houses",
    about:
      "I plan kitchens and bathrooms around how a family really moves through the morning. You get one 3D room to walk through, a list with every box of tile in it, and a person who picks up the phone.\n\nTen years in Portland, from bungalows to new condos.",
    zip_code: "97209",
    radius_miles: 60,
    services: ["kitchen", "bathroom", "space_planning", "materials"],
    fees: [
      { title: "First meeting", amount: "Free, 45 minutes" },
      { title: "Design", amount: "$95 an hour" },
      { title: "Bathroom, plan and list", amount: "$1,400" },
    ],
    availability: "open",
    free_in_days: null,
  },
  {
    email: "florian@abelrooms.example.com",
    business_name: "Abel Rooms",
    headline: "Small rooms that work hard",
    about:
      "Powder rooms, laundries, galley kitchens. I like a tight plan. I measure everything myself and draw it to the quarter inch.",
    zip_code: "92103",
    radius_miles: 40,
    services: ["bathroom", "kitchen", "space_planning", "drawings"],
    fees: [
      { title: "Site visit", amount: "$180" },
      { title: "Plan of one room", amount: "$850" },
    ],
    availability: "open",
    free_in_days: null,
  },
  {
    email: "sunita@raodrafting.example.com",
    business_name: "Rao Drafting",
    headline: "Drawings your building department accepts",
    about:
      "Permit sets for remodels and additions in southern Wisconsin, with the structural engineer included.",
    zip_code: "53703",
    radius_miles: 90,
    services: ["drawings", "addition", "whole_home"],
    fees: [{ title: "Permit set", amount: "From $2,600" }],
    availability: "later",
    free_in_days: 38,
  },
  {
    email: "cormac@delaneydesign.example.com",
    business_name: "Delaney Design",
    headline: "Row houses, floor by floor",
    about:
      "I have remodeled narrow houses in Philadelphia for fifteen years. Stairs, light from above, storage in every wall.",
    zip_code: "19103",
    radius_miles: 35,
    services: ["whole_home", "kitchen", "materials", "management"],
    fees: [
      { title: "Design", amount: "$110 an hour" },
      { title: "Managing the job", amount: "8% of the work" },
    ],
    availability: "open",
    free_in_days: null,
  },
  {
    email: "yasmin@karimistudio.example.com",
    business_name: "Karimi Studio",
    headline: "Color, terrazzo and a lot of daylight",
    about:
      "Interiors for apartments and small hotels in Miami. I choose every surface with you, sample in hand.",
    zip_code: "33137",
    radius_miles: 50,
    services: ["materials", "bathroom", "outdoor", "space_planning"],
    fees: [{ title: "Design", amount: "$140 an hour" }],
    availability: "open",
    free_in_days: null,
  },
  {
    email: "peter@nakaiplan.example.com",
    business_name: "Nakai Plan",
    headline: "Patios and pool decks for the desert",
    about: "Shade first, then stone. I plan outdoor rooms that stay usable in July.",
    zip_code: "85016",
    radius_miles: 70,
    services: ["outdoor", "flooring", "space_planning"],
    fees: [{ title: "Plan of a yard", amount: "$1,900" }],
    availability: "closed",
    free_in_days: null,
  },
];

/** What a showroom's pro is hired for besides, by the showroom's ID, and what they charge. */
export const proOffers: Readonly<
  Record<string, Pick<DemoHireProfile, "services" | "fees" | "radius_miles" | "availability">>
> = {
  OAKSTONE: {
    services: ["kitchen", "bathroom", "whole_home", "flooring", "installation", "management"],
    fees: [
      { title: "Estimate", amount: "Free" },
      { title: "Carpenter", amount: "$88 an hour" },
    ],
    radius_miles: 45,
    availability: "open",
  },
  HARBOR88: {
    services: ["kitchen", "bathroom", "installation", "materials"],
    fees: [{ title: "Consultation", amount: "$150, credited to the job" }],
    radius_miles: 40,
    availability: "open",
  },
  MESARDG7: {
    services: ["whole_home", "addition", "management", "outdoor"],
    fees: [{ title: "Building", amount: "Cost plus 18%" }],
    radius_miles: 80,
    availability: "open",
  },
  LAKESIDE: {
    services: ["bathroom", "flooring", "installation"],
    fees: [{ title: "Bath remodel", amount: "From $14,500 labor" }],
    radius_miles: 60,
    availability: "open",
  },
  PATIOATX: {
    services: ["outdoor", "flooring", "installation"],
    fees: [{ title: "Site visit", amount: "$120" }],
    radius_miles: 55,
    availability: "open",
  },
  BRICKROW: {
    services: ["whole_home", "kitchen", "drawings", "installation"],
    fees: [{ title: "Estimate", amount: "Free" }],
    radius_miles: 25,
    availability: "open",
  },
  PALMCT25: {
    services: ["bathroom", "materials", "kitchen"],
    fees: [{ title: "Design", amount: "$125 an hour" }],
    radius_miles: 45,
    availability: "open",
  },
  K7QW3TXM: {
    services: ["addition", "whole_home", "management"],
    fees: [{ title: "Building", amount: "Cost plus 15%" }],
    radius_miles: 100,
    availability: "open",
  },
};

export const requestTexts = [
  "We would like somebody to look over the plan before we order. The plumbing stays where it is.",
  "Could you take this on in the spring? We have the materials picked, and need hands.",
  "We are stuck on the layout. Two people cook here, and the dishwasher is always in the way.",
  "The tile is chosen. We need an honest opinion on the rest, and a list we can order from.",
  "Our contractor left halfway. The walls are open and the floor is level.",
  "We want to do this once and do it right. What would you change?",
];

export const reasons = [
  "We are booked until summer. Please ask again in May.",
  "This is farther than we drive for one room.",
];

export const reviewTexts: readonly (readonly [rating: number, text: string, reply: string | null])[] = [
  [
    5,
    "Found two mistakes in our plan in the first hour, and saved us more than the fee.",
    "Glad we caught the vent in time.",
  ],
  [5, "Quick answers, clear drawings, and the list was right to the last box of tile.", null],
  [
    4,
    "Good work. It took a week longer than planned, but we were told early.",
    "Thank you. The lead time of the vanity surprised us too.",
  ],
  [5, "Listened first. The kitchen finally fits how we cook.", null],
  [
    3,
    "The design is fine. We would have liked more calls and fewer emails.",
    "Fair point. We now set a weekly call at the start.",
  ],
  [5, "Came to measure on a Saturday and had the plan by Tuesday.", null],
  [4, "Honest about what our budget could do.", null],
  [5, "Explained every line of the estimate, and why the cheaper tile was the better one.", null],
  [
    4,
    "Nice person, tidy drawings. The only hassle was parking on our street.",
    "We bring the small van next time.",
  ],
  [5, "Moved one door and the whole floor made sense.", null],
  [5, "Our third remodel, and the first without a surprise at the end.", "That is the nicest thing to hear."],
  [
    2,
    "Took two weeks to answer our first question. The plan itself was good.",
    "We were short-staffed in the fall and should have said so.",
  ],
  [5, "Knew which faucet would be on back order before we did.", null],
  [4, "Gave us two versions and let us sleep on it.", null],
  [5, "The room looks exactly like the one we walked through on the screen.", null],
  [5, "Talked us out of white grout. Thank you.", null],
];
