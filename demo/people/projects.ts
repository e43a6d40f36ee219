import { listed } from "../catalog/prose/grammar.ts";
import talks from "../data/projects/conversations.json" with { type: "json" };
import notes from "../data/projects/notes.json" with { type: "json" };
import { type Random, randomFor, uuidFor } from "../random.ts";
import { type BasketLine, basketFor, type Job, jobsOf, productsByCategory } from "./baskets.ts";
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

interface Talk {
  who: "customer" | "pro" | "designer";
  text: string;
}

/** What a talk is about: products by the area, fixtures, or either. */
interface Conversation {
  about: "surface" | "fixture" | "any";
  talk: readonly Talk[];
}

const conversations = talks as readonly Conversation[];

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
  const shelves = productsByCategory(market);
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
