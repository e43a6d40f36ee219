import { addMonths, calendarDay } from "../../domain/days/calendar.ts";
import { seedVendors } from "../../server/domains/catalog/vendor-products/index.ts";
import { seedAddresses, seedCards } from "../../server/domains/identity/accounts/index.ts";
import { type SeededUser, seedShops, seedUsers } from "../../server/domains/identity/people/index.ts";
import { type SeededShowroom, seedShowrooms } from "../../server/domains/showrooms/showrooms/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { departments } from "../catalog/departments.ts";
import { type Vendor, vendors } from "../catalog/vendors.ts";
import { customers } from "../people/customers.ts";
import { admin, designers } from "../people/designers.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { KnownCustomer, Market, OpenShowroom } from "../people/market.types.ts";
import { type DemoShowroom, showrooms } from "../people/showrooms.ts";
import { randomFor, uuidFor } from "../random.ts";
import { reviewedVendor } from "./edits.ts";
import { FinishedRooms } from "./finished-rooms.ts";
import type { Logo } from "./logos.ts";
import type { RoomPicture } from "./rooms.ts";
import { type Structure, vendorId } from "./structure.ts";

/** Who is on the market, with the ids of their accounts. */
export type People = Omit<Market, "seed" | "now" | "shelf" | "supplies" | "aside">;

type Person = Omit<SeededUser, "id" | "password_hash" | "email_verified_at" | "created_at"> & {
  days_ago: number;
};

const zones: Record<string, string> = {
  AZ: "America/Phoenix",
  CO: "America/Denver",
  TX: "America/Chicago",
  WI: "America/Chicago",
  PA: "America/New_York",
  NJ: "America/New_York",
  FL: "America/New_York",
  HI: "Pacific/Honolulu",
};

function everybody(seed: string): Person[] {
  const age = (email: string, least: number, most: number) =>
    randomFor(seed, "joined", email).int(least, most);
  const plain = { is_designer: false, timezone: "America/Los_Angeles" };
  return [
    { ...plain, ...admin, type: "Admin", days_ago: 1400 },
    ...vendors.map(
      ({ contact, zip_code }): Person => ({
        ...plain,
        ...contact,
        zip_code,
        type: "Vendor",
        days_ago: age(contact.email, 700, 1300),
      }),
    ),
    ...showrooms.map(
      ({ owner, zip_code, timezone }): Person => ({
        ...plain,
        ...owner,
        zip_code,
        timezone,
        type: "Contractor",
        days_ago: age(owner.email, 500, 1100),
      }),
    ),
    ...designers.map(
      (designer): Person => ({
        ...plain,
        ...designer,
        type: "Contractor",
        is_designer: true,
        days_ago: age(designer.email, 200, 800),
      }),
    ),
    ...customers.map(
      ({ email, first_name, last_name, phone, zip_code, state }): Person => ({
        ...plain,
        email,
        first_name,
        last_name,
        phone,
        zip_code,
        timezone: zones[state] ?? plain.timezone,
        type: "User",
        days_ago: age(email, 340, 480),
      }),
    ),
  ];
}

const userId = (seed: string, person: Person, now: Date) =>
  uuidFor(`${seed}/user/${person.email}`, daysBefore(now, person.days_ago));

interface Founding {
  seed: string;
  now: Date;
  founded: Date;
  passwordHash: string;
  logos: readonly Logo[];
  rooms: ReadonlyMap<string, RoomPicture>;
}

/** Accounts, vendors, showrooms with what they sell and at which markup, addresses and the demo customer's card. */
export async function loadPeople(
  db: Db,
  structure: Structure,
  { seed, now, founded, passwordHash, logos, rooms }: Founding,
): Promise<People> {
  const people = everybody(seed);
  const user_ids = new Map(people.map((person) => [person.email, userId(seed, person, now)]));
  await seedUsers(
    db,
    people.map(({ days_ago, ...person }) => ({
      ...person,
      id: user_ids.get(person.email)!,
      password_hash: passwordHash,
      email_verified_at: daysBefore(now, days_ago - 0.01),
      created_at: daysBefore(now, days_ago),
    })),
  );
  await seedVendors(
    db,
    vendors.map((vendor) => vendorRow(seed, vendor, founded, user_ids)),
  );
  const finished = new FinishedRooms(rooms);
  const open = showrooms.map((showroom) =>
    openShowroom(seed, showroom, structure, user_ids, founded, finished),
  );
  await seedShowrooms(
    db,
    open.map((showroom) => showroomRow(showroom, founded, logos)),
  );
  const known = customers.map(
    (customer): KnownCustomer => ({
      ...customer,
      id: user_ids.get(customer.email)!,
      showroom: open.find(({ vsd_id }) => vsd_id === customer.vsd_id)!,
    }),
  );
  return {
    customers: known,
    showrooms: open,
    designer_ids: designers.map(({ email }) => user_ids.get(email)!),
    admin_id: user_ids.get(admin.email)!,
    vendors: new Map(
      vendors.map(({ name, slug, contact, remote_freight_cents }) => [
        structure.vendor.get(slug)!,
        { name, user_id: user_ids.get(contact.email)!, freight_cents: remote_freight_cents },
      ]),
    ),
    user_ids,
  };
}

const vendorRow = (seed: string, vendor: Vendor, founded: Date, user_ids: ReadonlyMap<string, string>) => ({
  id: vendorId(seed, vendor.slug, founded),
  user_id: user_ids.get(vendor.contact.email),
  name: vendor.name,
  slug: vendor.slug,
  city: vendor.city,
  state: vendor.state,
  lead_time_days: vendor.lead_time_days,
  remote_freight_cents: vendor.remote_freight_cents,
  review_rule: vendor.slug === reviewedVendor ? "always" : "default",
  created_at: founded,
});

function openShowroom(
  seed: string,
  showroom: DemoShowroom,
  structure: Structure,
  user_ids: ReadonlyMap<string, string>,
  founded: Date,
  finished: FinishedRooms,
): OpenShowroom {
  const selling = departments.filter(({ id }) => showroom.departments.includes(id));
  const by_category = Object.entries(showroom.category_markups).map(
    ([slug, bp]) => [structure.category.get(slug)!, bp] as const,
  );
  const sold = new Set(selling.flatMap(({ categories }) => categories));
  return {
    ...showroom,
    id: uuidFor(`${seed}/showroom/${showroom.vsd_id}`, founded),
    user_id: user_ids.get(showroom.owner.email)!,
    markups: { showroom_bp: showroom.markup_bp, by_category: new Map(by_category), by_product: new Map() },
    categories: sold,
    gallery: finished.some(sold, galleryLength),
  };
}

/** As many as stand side by side in the header. */
const galleryLength = 5;

function showroomRow(showroom: OpenShowroom, founded: Date, logos: readonly Logo[]): SeededShowroom {
  const { id, vsd_id, user_id, company_name, tagline, about, is_listed, is_featured, license } = showroom;
  const { contact, social_links, site_links, services, theme_color, markup_bp, gallery } = showroom;
  const hero = gallery[0] && {
    media_key: gallery[0].media_key,
    headline: "See your room before you order it",
    text: "Walk through finished rooms, change what you like in 3D, and see what it costs as you go.",
  };
  return {
    id,
    vsd_id,
    user_id,
    company_name,
    tagline,
    about,
    is_listed,
    is_featured,
    license,
    contact,
    social_links,
    site_links,
    services,
    theme_color,
    markup_bp,
    gallery,
    created_at: founded,
    logo_media_key: logos.find(({ of }) => of === vsd_id)?.media.key ?? null,
    front: hero ? { hero, templates: [], products: [] } : {},
    departments: showroom.departments,
    category_markups: Array.from(showroom.markups.by_category, ([category_id, markup_bp]) => ({
      category_id,
      markup_bp,
    })),
  };
}

/** Where customers live, whose showroom brought them, and what the demo customer keeps besides. */
export async function loadHomes(db: Db, people: People, seed: string, now: Date): Promise<void> {
  await seedShops(
    db,
    people.customers.map(({ id, showroom }) => ({ user_id: id, showroom_id: showroom.id })),
  );
  const moved = daysBefore(now, 300);
  await seedAddresses(
    db,
    people.customers.map(({ id, email, street, apartment, city, state, zip_code }) => ({
      id: uuidFor(`${seed}/address/${email}`, moved),
      user_id: id,
      is_default_shipping: true,
      street,
      apartment,
      city,
      state,
      zip_code,
      created_at: moved,
    })),
  );
  const owner = people.customers[0]!;
  const started = daysBefore(now, 60);
  await seedAddresses(db, [
    {
      id: uuidFor(`${seed}/job site`, started),
      user_id: owner.id,
      label: "Job site",
      name: "Marcus Bell",
      phone: "(503) 555-0176",
      delivery_notes: "Call 30 minutes ahead. The lift gate fits in the driveway.",
      street: "4412 SE Hawthorne Blvd",
      apartment: "",
      city: "Portland",
      state: "OR",
      zip_code: "97215",
      created_at: started,
      updated_at: started,
    },
  ]);
  await loadCards(db, owner, seed, now);
}

/** The demo customer's cards: the default, and one that has expired. */
function loadCards(db: Db, owner: KnownCustomer, seed: string, now: Date): Promise<void> {
  const visa = { name: "saved card", token: "card", brand: "Visa", last4: "4242", months: 36, age: 90 };
  const expired = {
    name: "old card",
    token: "old card",
    brand: "Mastercard",
    last4: "4444",
    months: -2,
    age: 280,
  };
  return seedCards(
    db,
    [visa, expired].map((card) => {
      const created_at = daysBefore(now, card.age);
      const id = (what: string) => uuidFor(`${seed}/${what}`, created_at);
      return {
        id: id(card.name),
        user_id: owner.id,
        is_default: card === visa,
        created_at,
        token: cardToken(id(card.token)),
        outcome: "succeeded" as const,
        brand: card.brand,
        last4: card.last4,
        exp_date: expiryIn(now, card.months),
        name_on_card: `${owner.first_name} ${owner.last_name}`,
      };
    }),
  );
}

export const cardToken = (id: string): string => `card_${id.replaceAll("-", "")}`;

/** MM/YY, so many months from now. */
export function expiryIn(now: Date, months: number): string {
  const [year = "", month] = addMonths(calendarDay(now), months).split("-");
  return `${month}/${year.slice(2)}`;
}
