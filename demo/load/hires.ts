import { sql } from "kysely";
import type { HireStatus } from "../../contract/design/hire-words.ts";
import { addDays, calendarDay } from "../../domain/days/calendar.ts";
import { placeOfZip, positionOfZip } from "../../server/domains/identity/accounts/index.ts";
import type { Db } from "../../server/platform/database.ts";
import {
  type DemoHireProfile,
  designerProfiles,
  proOffers,
  reasons,
  requestTexts,
  reviewTexts,
} from "../people/hire-profiles.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { Market } from "../people/market.types.ts";
import { randomFor, uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";

interface Subject {
  id: string;
  user_id: string;
  name: string;
  email: string;
}

interface DemoHire {
  id: string;
  subject: Subject;
  pro_id: string;
  status: HireStatus;
  message: string;
  budget_cents: number | null;
  asked_at: Date;
  answered_at: Date;
  ended_at: Date;
  review: (typeof reviewTexts)[number] | null;
  at: number;
}

const proEmail = "pro@demo.test";
const customerEmail = "customer@demo.test";

/** Profiles in the directory with rooms and pictures, requests in every state, and what customers say. */
export async function loadHires(db: Db, writer: Writer, market: Market): Promise<void> {
  const profiles = await loadProfiles(writer, market);
  await loadPortfolios(db, writer, market, profiles);
  const { rows: subjects } = await sql<Subject>`
    select p.id, p.user_id, p.name, u.email from projects p join users u on u.id = p.user_id and u.type = 'User'
    where not p.is_cart and p.ordered_at is null order by u.email <> ${customerEmail}, p.created_at, p.id limit 48`.execute(
    db,
  );
  const hires = demoHires(market, profiles, subjects);
  await writeHires(writer, hires);
  await writeTalks(writer, hires);
}

type Listed = DemoHireProfile & { user_id: string; showroom: string | null };

async function loadProfiles(writer: Writer, market: Market): Promise<Listed[]> {
  const listed: Listed[] = [
    ...market.showrooms.flatMap((showroom) => {
      const offer = proOffers[showroom.vsd_id];
      if (!offer || !showroom.is_listed) return [];
      const { company_name, tagline, about, zip_code, owner, user_id, id } = showroom;
      const words = { email: owner.email, business_name: company_name, headline: tagline, about, zip_code };
      return [{ ...words, ...offer, free_in_days: null, user_id, showroom: id }];
    }),
    ...designerProfiles.map((profile, at) => ({
      ...profile,
      user_id: market.designer_ids[at]!,
      showroom: null,
    })),
  ];
  const rows = await Promise.all(
    listed.map(async ({ email: _, free_in_days, showroom: __, ...profile }) => ({
      ...profile,
      is_listed: true,
      version: 1,
      ...(await placeOfZip(profile.zip_code)),
      ...(await positionOfZip(profile.zip_code)),
      available_from: free_in_days === null ? null : addDays(calendarDay(market.now), free_in_days),
      gallery: [],
    })),
  );
  await insertRows(writer, "hire_profiles", rows);
  await writer.run(
    sql`update hire_profiles hp set gallery = s.gallery from showrooms s where s.user_id = hp.user_id`,
  );
  return listed;
}

const roomsEach = 4;

/** Rooms of each pro's own, from the marketplace's templates with a picture, no two the same. */
async function loadPortfolios(
  db: Db,
  writer: Writer,
  market: Market,
  profiles: readonly Listed[],
): Promise<void> {
  const { rows: templates } = await sql<{ id: string; name: string }>`
    select id, name from templates
    where user_id is null and temp_key_hash is null and showroom_id is null and media_key is not null
    order by md5(id) limit ${profiles.length * roomsEach}`.execute(db);
  const own = templates.map((template, at) => {
    const profile = profiles[Math.floor(at / roomsEach)]!;
    const made = daysBefore(market.now, 40 + at * 3);
    const showroom = profile.showroom ?? market.showrooms[at % market.showrooms.length]!.id;
    return { id: uuidFor(`portfolio/${template.id}`, made), template, profile, showroom, made, at };
  });
  for (const { id, template, profile, showroom, made, at } of own) {
    await writer.run(sql`
      with room as (
        insert into rooms (id, user_id, showroom_id, family_id, name, design, template_id, media_key, created_at, updated_at)
        select ${id}, ${profile.user_id}, ${showroom}, ${id}, ${template.name}, design, id, media_key, ${made}, ${made}
        from templates where id = ${template.id} returning id, name, design),
      kept as (
        insert into room_versions (room_id, version, name, design) select id, 1, name, design from room)
      insert into hire_profile_rooms (user_id, room_id, position)
      select ${profile.user_id}, id, ${at % roomsEach} from room`);
  }
}

const states: readonly HireStatus[] = [
  ...(["requested", "accepted", "finished", "finished"] as const),
  ...(["declined", "finished", "accepted", "finished", "withdrawn", "finished"] as const),
];

function demoHires(market: Market, profiles: readonly Listed[], subjects: readonly Subject[]): DemoHire[] {
  const open = profiles.filter(({ availability }) => availability !== "closed");
  const demo = ["designer@demo.test", proEmail].flatMap(
    (email) => open.find((one) => one.email === email) ?? [],
  );
  return subjects.map((subject, at) => {
    const random = randomFor(market.seed, "hire", subject.id);
    // the demo accounts have something in every state
    const turn = at / 3;
    const isDemo = at % 3 === 0 && demo.length > 0;
    const pro = isDemo ? demo[turn % demo.length]! : random.pick(open);
    const status = states[(isDemo ? Math.floor(turn / demo.length) : at) % states.length]!;
    const isOver = status === "finished";
    const days = isOver ? random.int(25, 160) : random.int(1, 12);
    const said = isOver && at % 8 !== 2 ? reviewTexts[(at * 7) % reviewTexts.length]! : null;
    const asked_at = daysBefore(market.now, days);
    return {
      ...{ id: uuidFor(`hire/${subject.id}`, asked_at), subject, pro_id: pro.user_id, status, asked_at, at },
      message: requestTexts[at % requestTexts.length]!,
      budget_cents: at % 4 === 3 ? null : random.int(4, 48) * 50_000,
      answered_at: daysBefore(market.now, days - 0.6),
      ended_at: daysBefore(market.now, isOver ? Math.max(0.5, days - random.int(12, 24)) : days - 0.6),
      review: said,
    };
  });
}

async function writeHires(writer: Writer, hires: readonly DemoHire[]): Promise<void> {
  await insertRows(
    writer,
    "hires",
    hires.map(({ id, subject, pro_id, status, message, budget_cents, asked_at, ended_at, at }) => ({
      ...{ id, user_id: subject.user_id, pro_id, project_id: subject.id, title: subject.name, message },
      ...{ budget_cents, status, reason: status === "declined" ? reasons[at % reasons.length] : "" },
      created_at: asked_at,
      updated_at: status === "requested" ? asked_at : ended_at,
    })),
  );
  await insertRows(
    writer,
    "hire_events",
    hires.flatMap((hire) =>
      eventsOf(hire).map(([status, by_id, at]) => ({
        ...{ id: uuidFor(`hire-event/${hire.id}/${status}`, at), hire_id: hire.id, status, by_id, at },
      })),
    ),
  );
  await insertRows(
    writer,
    "hire_reviews",
    hires.flatMap(({ id, subject, review, ended_at }) =>
      review
        ? [
            {
              ...{
                hire_id: id,
                user_id: subject.user_id,
                rating: review[0],
                body: review[1],
                reply: review[2],
              },
              created_at: ended_at,
              replied_at: review[2] === null ? null : ended_at,
            },
          ]
        : [],
    ),
  );
}

type Event = [status: HireStatus, by: string, at: Date];

function eventsOf({ status, subject, pro_id, asked_at, answered_at, ended_at }: DemoHire): Event[] {
  const events: Event[] = [["requested", subject.user_id, asked_at]];
  if (status === "accepted" || status === "finished") events.push(["accepted", pro_id, answered_at]);
  if (status === "declined") events.push(["declined", pro_id, answered_at]);
  if (status === "withdrawn") events.push(["withdrawn", subject.user_id, answered_at]);
  if (status === "finished") events.push(["finished", subject.user_id, ended_at]);
  return events;
}

/** Each hire's conversation, begun with the request. */
async function writeTalks(writer: Writer, hires: readonly DemoHire[]): Promise<void> {
  const talks = hires.map((hire) => {
    const isAnswered = hire.status === "accepted" || hire.status === "finished";
    const said = [
      { user_id: hire.subject.user_id, body: hire.message, at: hire.asked_at },
      ...(isAnswered
        ? [
            {
              user_id: hire.pro_id,
              body: "Thank you for asking. I had a look at the list, and have a few questions.",
              at: hire.answered_at,
            },
          ]
        : []),
    ];
    return { ...hire, talk: uuidFor(`hire-talk/${hire.id}`, hire.asked_at), said };
  });
  await insertRows(
    writer,
    "conversations",
    talks.map(({ talk, id, subject, said, asked_at }) => ({
      ...{ id: talk, kind: "hire", hire_id: id, user_id: subject.user_id, created_at: asked_at },
      ...{ last_seq: said.length, last_change: said.length, last_at: said.at(-1)!.at },
    })),
  );
  await insertRows(
    writer,
    "conversation_members",
    talks.flatMap(({ talk, subject, pro_id, said }) =>
      [subject.user_id, pro_id].map((user_id) => ({
        ...{ conversation_id: talk, user_id, read_seq: said.length, mailed_seq: said.length },
      })),
    ),
  );
  await insertRows(
    writer,
    "messages",
    talks.flatMap(({ talk, said }) =>
      said.map(({ user_id, body, at }, place) => {
        const id = uuidFor(`hire-message/${talk}/${place}`, at);
        return {
          ...{ id, conversation_id: talk, seq: place + 1, change: place + 1, user_id, client_id: id, body },
          created_at: at,
        };
      }),
    ),
  );
}
