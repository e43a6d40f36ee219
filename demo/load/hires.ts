import { createHash } from "node:crypto";
import type { HireStatus } from "../../contract/design/hire-words.ts";
import { addDays, calendarDay } from "../../domain/days/calendar.ts";
import {
  type SeededHire,
  seedHireProfiles,
  seedHires,
  seedPortfolios,
} from "../../server/domains/design/hires/index.ts";
import { seedRooms } from "../../server/domains/design/rooms/index.ts";
import { placeOfZip, positionOfZip } from "../../server/domains/identity/accounts/index.ts";
import {
  type SeededConversation,
  seedConversations,
} from "../../server/domains/messaging/conversations/index.ts";
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
import type { Market, OpenShowroom } from "../people/market.types.ts";
import type { DemoProject } from "../people/projects.ts";
import { randomFor, uuidFor } from "../random.ts";

const proEmail = "pro@demo.test";
const customerEmail = "customer@demo.test";
const mostHires = 48;

/** Profiles in the directory with rooms and pictures, requests in every state, and what customers say. */
export async function loadHires(
  db: Db,
  market: Market,
  projects: readonly DemoProject[],
  templates: readonly string[],
): Promise<void> {
  const profiles = await loadProfiles(db, market);
  await loadPortfolios(db, market, profiles, templates);
  const own = (project: DemoProject) => project.customer.email === customerEmail;
  const subjects = projects.toSorted(
    (a, b) =>
      Number(own(b)) - Number(own(a)) ||
      a.created_at.getTime() - b.created_at.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
  const hires = demoHires(market, profiles, subjects.slice(0, mostHires));
  await seedHires(db, hires);
  await seedConversations(db, hires.map(conversationAbout));
}

type Listed = DemoHireProfile & { user_id: string; showroom: OpenShowroom | null };

async function loadProfiles(db: Db, market: Market): Promise<Listed[]> {
  const listed: Listed[] = [
    ...market.showrooms.flatMap((showroom) => {
      const offer = proOffers[showroom.vsd_id];
      if (!offer || !showroom.is_listed) return [];
      const { company_name, tagline, about, zip_code, owner, user_id } = showroom;
      const words = { email: owner.email, business_name: company_name, headline: tagline, about, zip_code };
      return [{ ...words, ...offer, free_in_days: null, user_id, showroom }];
    }),
    ...designerProfiles.map((profile, at) => ({
      ...profile,
      user_id: market.designer_ids[at]!,
      showroom: null,
    })),
  ];
  const rows = await Promise.all(
    listed.map(async ({ email: _, free_in_days, showroom, ...profile }) => ({
      ...profile,
      ...(await placeOfZip(profile.zip_code)),
      ...(await positionOfZip(profile.zip_code)),
      available_from: free_in_days === null ? null : addDays(calendarDay(market.now), free_in_days),
      gallery: showroom?.gallery ?? [],
    })),
  );
  await seedHireProfiles(db, rows);
  return listed;
}

const roomsEach = 4;

/** Rooms of each pro's own, from the marketplace's templates with a picture, no two the same. */
async function loadPortfolios(
  db: Db,
  market: Market,
  profiles: readonly Listed[],
  templates: readonly string[],
): Promise<void> {
  const shuffled = templates.toSorted((a, b) => (md5(a) < md5(b) ? -1 : 1));
  const own = shuffled.slice(0, profiles.length * roomsEach).map((template_id, at) => {
    const { user_id, showroom } = profiles[Math.floor(at / roomsEach)]!;
    const created_at = daysBefore(market.now, 40 + at * 3);
    const { id: showroom_id } = showroom ?? market.showrooms[at % market.showrooms.length]!;
    return {
      id: uuidFor(`portfolio/${template_id}`, created_at),
      user_id,
      showroom_id,
      template_id,
      created_at,
    };
  });
  await seedRooms(db, own);
  await seedPortfolios(
    db,
    own.map(({ id, user_id }, at) => ({ user_id, room_id: id, position: at % roomsEach })),
  );
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

const states: readonly HireStatus[] = [
  ...(["requested", "accepted", "finished", "finished"] as const),
  ...(["declined", "finished", "accepted", "finished", "withdrawn", "finished"] as const),
];

function demoHires(
  market: Market,
  profiles: readonly Listed[],
  subjects: readonly DemoProject[],
): SeededHire[] {
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
    const id = uuidFor(`hire/${subject.id}`, asked_at);
    const { id: user_id } = subject.customer;
    const step = (to: HireStatus, by_id: string, when: Date) => ({
      id: uuidFor(`hire-event/${id}/${to}`, when),
      status: to,
      by_id,
      at: when,
    });
    const answered_at = daysBefore(market.now, days - 0.6);
    const budget_cents = at % 4 === 3 ? null : random.int(4, 48) * 50_000;
    const ended_at = daysBefore(market.now, Math.max(0.5, days - (isOver ? random.int(12, 24) : 0)));
    const answer = {
      requested: [],
      accepted: [step("accepted", pro.user_id, answered_at)],
      declined: [step("declined", pro.user_id, answered_at)],
      withdrawn: [step("withdrawn", user_id, answered_at)],
      finished: [step("accepted", pro.user_id, answered_at), step("finished", user_id, ended_at)],
    }[status];
    return {
      id,
      user_id,
      pro_id: pro.user_id,
      project_id: subject.id,
      title: subject.name,
      message: requestTexts[at % requestTexts.length]!,
      budget_cents,
      reason: status === "declined" ? reasons[at % reasons.length]! : "",
      steps: [step("requested", user_id, asked_at), ...answer],
      review: said && { rating: said[0], body: said[1], reply: said[2] },
    };
  });
}

/** Each hire's conversation, begun with the request. */
function conversationAbout({ id, user_id, pro_id, message, steps }: SeededHire): SeededConversation {
  const [asked, answered] = steps;
  const conversation = uuidFor(`hire-talk/${id}`, asked.at);
  const said = (place: number, by: string, body: string, at: Date) => ({
    id: uuidFor(`hire-message/${conversation}/${place}`, at),
    user_id: by,
    body,
    at,
  });
  const thanks = "Thank you for asking. I had a look at the list, and have a few questions.";
  return {
    id: conversation,
    about: { kind: "hire", hire_id: id },
    user_id,
    members: [user_id, pro_id].map((member) => ({ user_id: member, unread: 0 })),
    said: [
      said(0, user_id, message, asked.at),
      ...(answered?.status === "accepted" ? [said(1, pro_id, thanks, answered.at)] : []),
    ],
  };
}
