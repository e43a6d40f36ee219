import { placeholders } from "../placeholders.ts";
import type { WordField } from "../words.ts";

const line = (group: string, id: string, label: string, text: string, most = 80): WordField => ({
  ...{ group, id, label, text, most, rows: 1, placeholders },
});
const block = (group: string, id: string, label: string, text: string, most = 400): WordField => ({
  ...{ group, id, label, text, most, rows: 3, placeholders },
});

/** Why pros and their clients join; the six names are the specification's. */
const benefits = [
  [
    "Visualizer",
    "See every material at true scale in a 3D room, in daylight and in the evening, before you order.",
  ],
  [
    "Support",
    "Talk to people who know what a bullnose is: by phone, by email and in the app you take to the job.",
  ],
  [
    "Delivery and Service",
    "Free nationwide delivery to your curb in under 3 weeks, with a timeline for every shipment. You pay extra only for freight outside the contiguous U.S.",
  ],
  [
    "Live chat",
    "Ask about a project inside the project and get your answer there, right next to the wall in question.",
  ],
  [
    "Communicate with Contractor",
    "Share a room with your pro through one link. You both see every change and what it costs.",
  ],
  [
    "Budget Friendly",
    "Wholesale prices with an open markup. Save up to 60 percent, and see your savings on every product.",
  ],
] as const;

/** What clients save on average, by the room that is renovated. */
const savings = [
  ["55%", "Kitchen", "Counters, tile, sinks, faucets, lights"],
  ["30%", "Bathroom", "Vanities, tubs, showers, toilets, tile"],
  ["40%", "Outdoor", "Pavers, turf, stacked stone, pool copings"],
] as const;

/** The texts of the landing page, from its top to its end. */
export const landingFields: readonly WordField[] = [
  { ...block("Top of the page", "headline", "Headline", "Save Time,\nSave Money,\nBuild Smarter", 80) },
  block(
    "Top of the page",
    "introduction",
    "Introduction",
    "Tile, stone, wood, fixtures and lighting in one showroom, at the prices of your own contractor or designer. Delivery is free; only freight beyond the contiguous U.S. costs extra.",
  ),
  line(
    "Top of the page",
    "mission",
    "Mission, above the Showroom ID",
    "Our mission is to reduce the cost of your renovation",
  ),
  block(
    "Top of the page",
    "description",
    "Description for search engines",
    "Enter your contractor's or designer's Showroom ID and shop over 25,000 renovation materials at their prices. Delivery is free; you pay extra only for freight outside the contiguous U.S.",
    300,
  ),
  line("For pros", "pro_title", "Heading for pros", "Become a pro"),
  block(
    "For pros",
    "pro_text",
    "Text for pros",
    "Open a showroom with over 25,000 materials and no rent. Add vendors' products without buying them, set your own markup, share your Showroom ID, and get paid for every order in it.",
  ),
  line("Benefits", "why_title", "Heading of the benefits", "Why join"),
  ...benefits.flatMap(([title, text], at) => [
    line("Benefits", `benefit_${at + 1}_title`, `Benefit ${at + 1}`, title, 60),
    block("Benefits", `benefit_${at + 1}_text`, `Text of benefit ${at + 1}`, text),
  ]),
  line("Savings", "savings_title", "Heading of the savings", "Make your customer happier"),
  block(
    "Savings",
    "savings_text",
    "Text of the savings",
    "Save up to 60 percent off list prices. These are the average savings for a whole room.",
  ),
  ...savings.flatMap(([percent, room, note], at) => [
    line("Savings", `saving_${at + 1}_percent`, `Card ${at + 1}: savings`, percent, 8),
    line("Savings", `saving_${at + 1}_room`, `Card ${at + 1}: room`, room, 30),
    line("Savings", `saving_${at + 1}_note`, `Card ${at + 1}: what is counted`, note),
  ]),
];
