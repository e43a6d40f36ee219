import { listed } from "../catalog/prose/grammar.ts";
import { type Random, randomFor, uuidFor } from "../random.ts";
import { type BasketLine, basketFor, type Job, jobsOf, shelvesOf } from "./baskets.ts";
import { daysBefore } from "./item-courses.ts";
import type { KnownCustomer, Market } from "./market.types.ts";

export interface DemoMessage {
  id: string;
  user_id: string;
  message: string;
  created_at: Date;
}

/** A project that is being planned; ordered carts are kept with their orders. */
export interface DemoProject {
  id: string;
  customer: KnownCustomer;
  name: string;
  job: Job;
  note: string;
  lines: BasketLine[];
  shared_at: Date | null;
  created_at: Date;
  updated_at: Date;
  chat: DemoMessage[];
}

const nameOf = (job: Job, random: Random): string =>
  random.pick([
    job.name,
    `${job.name}, phase 2`,
    `${job.name}, first ideas`,
    `${job.name} ${random.pick(["upstairs", "at the cottage", "for Mom", "with skylight", "before winter", "2nd floor"])}`,
  ]);

const notes = [
  "Wall behind the sink is 92 in. wide.",
  "Keep the old window trim.",
  "Budget is tight on lights, generous on stone.",
  "Contractor starts on the 14th.",
  "Water lines come from the left.",
  "",
  "Two kids, one dog: nothing white on the floor.",
  "Ceiling is 94 in. in the low corner.",
];

interface Talk {
  who: "customer" | "pro" | "designer";
  text: string;
}

/** What a talk is about: products by the area, fixtures, or either. */
interface Conversation {
  about: "surface" | "fixture" | "any";
  talk: readonly Talk[];
}

const conversations: readonly Conversation[] = [
  {
    about: "surface",
    talk: [
      {
        who: "customer",
        text: "I have put {goods} into the project. Does {first} go with what is on the floor now?",
      },
      { who: "pro", text: "It does, but take a sample home first; that color turns in north light." },
      { who: "customer", text: "Good idea. How much should I plan?" },
      {
        who: "pro",
        text: "Give me the wall once more, corner to corner, and I will put the quantity in with ten percent waste.",
      },
      { who: "customer", text: "11 ft 4 by 8 ft, minus one window of 30 by 42." },
      { who: "pro", text: "Then the {qty} in the project are right." },
    ],
  },
  {
    about: "surface",
    talk: [
      { who: "customer", text: "My sister has {first} and says it scratches. True?" },
      {
        who: "designer",
        text: "It marks with sand under chair legs, like most. Felt pads and a mat at the door, and it looks the same in five years.",
      },
      { who: "customer", text: "All right, staying with it. And {second}?" },
      {
        who: "designer",
        text: "I would take the darker finish there. Otherwise we have three whites in one room.",
      },
      { who: "customer", text: "Done." },
    ],
  },
  {
    about: "surface",
    talk: [
      {
        who: "pro",
        text: "The slab underneath is out of level by half an inch near the door. {first} wants it flat, so I have added a day for leveling.",
      },
      { who: "customer", text: "Fine. Does that move the delivery?" },
      { who: "pro", text: "No, it ships in {lead} days and can wait in the garage, lying flat." },
    ],
  },
  {
    about: "fixture",
    talk: [
      {
        who: "pro",
        text: "I moved the water lines in the plan by six inches, so we don't have to notch a joist. Please check that {first} still fits the opening.",
      },
      { who: "customer", text: "Measured again, it does. Is the delivery still in time for the plumber?" },
      { who: "pro", text: "Lead time is {lead} days, he comes on the 22nd. That works." },
    ],
  },
  {
    about: "fixture",
    talk: [
      {
        who: "designer",
        text: "Two options for you: {first} with warm metal, or the same in black. I have put both in.",
      },
      { who: "customer", text: "We slept on it: warm metal." },
      { who: "designer", text: "Good. I have taken the other one out." },
    ],
  },
  {
    about: "any",
    talk: [
      { who: "customer", text: "What would it cost to leave out {second}?" },
      {
        who: "pro",
        text: "The total updates in your project when you set it to zero. Labor goes down by about half a day.",
      },
      { who: "customer", text: "Then I'll keep it for now and decide when the wall is open." },
      { who: "pro", text: "Fine with me. Order by Friday if you want it from the same lot." },
    ],
  },
  {
    about: "any",
    talk: [
      { who: "customer", text: "Is {first} on the shelf? The page says {lead} days." },
      {
        who: "pro",
        text: "It is in stock; the days are for the truck. I can have the vendor hold it until we are ready.",
      },
      { who: "customer", text: "Yes please." },
    ],
  },
];

function chatFor(market: Market, project: Omit<DemoProject, "chat">, random: Random): DemoMessage[] {
  const [one, two] = project.lines;
  if (!one || !project.shared_at) return [];
  const about = one.product.surface.length > 0 ? "surface" : "fixture";
  const fit = conversations.filter((each) => each.about === "any" || each.about === about);
  const { talk } = random.pick(
    fit.filter((each) => two || !each.talk.some(({ text }) => text.includes("{second}"))),
  );
  const designer_id = random.pick(market.designer_ids);
  const people = {
    customer: project.customer.id,
    pro: project.customer.showroom.user_id,
    designer: designer_id,
  };
  const short = (line: BasketLine) => line.product.name;
  let at = project.shared_at.getTime();
  return talk.map(({ who, text }, place) => {
    at = Math.min(at + random.int(3, 400) * 60_000, market.now.getTime() - (talk.length - place) * 60_000);
    const message = text
      .replace("{goods}", listed(project.lines.slice(0, 3).map(short)))
      .replace("{first}", short(one))
      .replace("{second}", two ? short(two) : "")
      .replace("{qty}", `${one.qty} ${one.product.unit === "Box" ? "boxes" : "units"}`)
      .replace("{lead}", String(one.variant.lead_time_days));
    return {
      id: uuidFor(`${market.seed}/chat/${project.id}/${place}`, new Date(at)),
      user_id: people[who],
      message,
      created_at: new Date(at),
    };
  });
}

/** The projects that customers are planning; about half are shared with their pro, most of these with a talk about them. */
export function demoProjects(market: Market, boxes: ReadonlyMap<number, number>): DemoProject[] {
  const shelves = shelvesOf(market);
  return market.customers.flatMap((customer) => {
    const many = randomFor(market.seed, "projects of", customer.email);
    const count =
      customer.email === "customer@demo.test"
        ? 3
        : many.weighted([
            [0, 2],
            [1, 5],
            [2, 3],
            [3, 1],
          ]);
    return Array.from({ length: count }, (_, number): DemoProject => {
      const random = randomFor(market.seed, "project", customer.email, number);
      const job = random.pick(jobsOf(customer.showroom));
      const created_at = daysBefore(market.now, 3 + random.next() * 120);
      const shared_at =
        customer.email === "customer@demo.test" || random.chance(0.5)
          ? new Date(created_at.getTime() + random.int(2, 40) * 3_600_000)
          : null;
      const base = {
        id: uuidFor(`${market.seed}/project/${customer.email}/${number}`, created_at),
        customer,
        name: nameOf(job, random),
        job,
        note: random.pick(notes),
        lines: basketFor(job, customer.showroom, shelves, boxes, random),
        shared_at,
        created_at,
        updated_at: shared_at ?? created_at,
      };
      const chat = random.chance(0.85) ? chatFor(market, base, random) : [];
      return { ...base, chat, updated_at: chat.at(-1)?.created_at ?? base.updated_at };
    });
  });
}
