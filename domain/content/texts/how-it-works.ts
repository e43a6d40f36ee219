import { placeholders } from "../placeholders.ts";
import type { WordField } from "../words.ts";

const line = (group: string, id: string, label: string, text: string, most = 80): WordField => ({
  ...{ group, id, label, text, most, rows: 1, placeholders },
});
const block = (group: string, id: string, label: string, text: string, most = 600): WordField => ({
  ...{ group, id, label, text, most, rows: 4, placeholders },
});

/** The four steps from an empty plan to an order, as the specification counts them. */
const steps = [
  [
    "Choose a floor plan",
    "Start with one of over 50 plans, drawn to scale and sorted by room and size. Or draw your own: walls snap, you type lengths in feet and inches, and you drag doors and windows into place.",
    "See the floor plans",
  ],
  [
    "Choose a template",
    "Over 100 furnished rooms show what your plan can become. Each one uses products we sell, so you see a price right away. Use one as is, or make it your own.",
    "See the templates",
  ],
  [
    "Walk the virtual showroom",
    "Turn the room, walk through it, and see it in daylight and in the evening. Click a wall or floor to see what fits from your pro's showroom, at true scale, with pattern and grout. Fixtures snap to walls and can't overlap.",
    "Enter a showroom",
  ],
  [
    "Finalize the materials",
    "The room counts what it needs: area, waste, full boxes and fixtures. The list becomes your checklist and cart. Share it with your pro, order it, and track each shipment to your curb.",
    "How orders work",
  ],
] as const;

const facts = [
  ["{cancel_minutes} minutes", "You can cancel or change the address yourself."],
  ["48 hours", "We process your order."],
  [
    "1 to 3 weeks",
    "Your order arrives. Delivery is free; you pay extra only for freight outside the contiguous U.S.",
  ],
  ["{return_days} days", "You can request a return."],
] as const;

/** The texts of the page "How it works". */
export const howItWorksFields: readonly WordField[] = [
  line("Page", "title", "Title", "How it works"),
  block(
    "Page",
    "description",
    "Description for search engines",
    "Four steps from an empty floor plan to an order: floor plan, template, virtual showroom, materials.",
    300,
  ),
  block(
    "Page",
    "lead",
    "Introduction",
    "Four steps from an empty floor plan to materials on a truck. Stop after any step and pick it up again later.",
  ),
  ...steps.flatMap(([title, text, label], at) => [
    line("Steps", `step_${at + 1}_title`, `Step ${at + 1}`, title),
    block("Steps", `step_${at + 1}_text`, `Text of step ${at + 1}`, text),
    line("Steps", `step_${at + 1}_link`, `Link of step ${at + 1}`, label, 40),
  ]),
  line("After the order", "after_title", "Heading", "After you order"),
  ...facts.flatMap(([when, what], at) => [
    line("After the order", `fact_${at + 1}_when`, `Time ${at + 1}`, when, 30),
    block("After the order", `fact_${at + 1}_what`, `What happens at time ${at + 1}`, what, 200),
  ]),
];
