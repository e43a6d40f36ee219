import { addMonths, calendarDay } from "../../domain/days/calendar.ts";
import { departments } from "../catalog/departments.ts";
import { type Vendor, vendors } from "../catalog/vendors.ts";
import { customers } from "../people/customers.ts";
import { admin, designers } from "../people/designers.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { KnownCustomer, OpenShowroom } from "../people/market.types.ts";
import { type DemoShowroom, showrooms } from "../people/showrooms.ts";
import { randomFor, uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";
import { type Structure, vendorId } from "./structure.ts";

/** Who is on the market, with the ids of their accounts. */
export interface People {
  customers: KnownCustomer[];
  showrooms: OpenShowroom[];
  designer_ids: string[];
  admin_id: string;
  /** By vendor id. */
  vendors: ReadonlyMap<string, { user_id: string; freight_cents: number }>;
  /** By email address. */
  user_ids: ReadonlyMap<string, string>;
}

interface Person {
  type: "User" | "Vendor" | "Contractor" | "Admin";
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  zip_code: string;
  timezone: string;
  is_designer: boolean;
  days_ago: number;
}

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

/** Accounts, vendors, showrooms with what they sell and at which markup, addresses and the demo customer's card. */
export async function loadPeople(
  writer: Writer,
  structure: Structure,
  { seed, now, founded, passwordHash }: { seed: string; now: Date; founded: Date; passwordHash: string },
): Promise<People> {
  const people = everybody(seed);
  const user_ids = new Map(people.map((person) => [person.email, userId(seed, person, now)]));
  await insertRows(
    writer,
    "users",
    people.map((person) => ({
      id: user_ids.get(person.email),
      type: person.type,
      is_designer: person.is_designer,
      status: person.type === "Vendor" || person.type === "Contractor" ? "Approve" : "Active",
      email: person.email,
      password_hash: passwordHash,
      first_name: person.first_name,
      last_name: person.last_name,
      country_code: "+1",
      phone: person.phone,
      zip_code: person.zip_code,
      timezone: person.timezone,
      email_verified_at: daysBefore(now, person.days_ago - 0.01),
      shop_id: null,
      created_at: daysBefore(now, person.days_ago),
    })),
  );
  await insertRows(
    writer,
    "vendors",
    vendors.map((vendor) => vendorRow(seed, vendor, founded, user_ids)),
  );
  const open = showrooms.map((showroom) => openShowroom(seed, showroom, structure, user_ids, founded));
  await loadShowrooms(writer, open, structure, founded);
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
      vendors.map(({ slug, contact, remote_freight_cents }) => [
        structure.vendor.get(slug)!,
        { user_id: user_ids.get(contact.email)!, freight_cents: remote_freight_cents },
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
  created_at: founded,
});

function openShowroom(
  seed: string,
  showroom: DemoShowroom,
  structure: Structure,
  user_ids: ReadonlyMap<string, string>,
  founded: Date,
): OpenShowroom {
  const selling = departments.filter(({ id }) => showroom.departments.includes(id));
  const by_category = Object.entries(showroom.category_markups).map(
    ([slug, bp]) => [structure.category.get(slug)!, bp] as const,
  );
  return {
    ...showroom,
    id: uuidFor(`${seed}/showroom/${showroom.vsd_id}`, founded),
    user_id: user_ids.get(showroom.owner.email)!,
    markups: { showroom_bp: showroom.markup_bp, by_category: new Map(by_category), by_product: new Map() },
    categories: new Set(selling.flatMap(({ categories }) => categories)),
  };
}

async function loadShowrooms(
  writer: Writer,
  open: readonly OpenShowroom[],
  structure: Structure,
  founded: Date,
): Promise<void> {
  await insertRows(
    writer,
    "showrooms",
    open.map((showroom) => ({
      id: showroom.id,
      vsd_id: showroom.vsd_id,
      user_id: showroom.user_id,
      company_name: showroom.company_name,
      tagline: showroom.tagline,
      about: showroom.about,
      is_listed: showroom.is_listed,
      is_featured: showroom.is_featured,
      license: showroom.license,
      contact: showroom.contact,
      social_links: showroom.social_links,
      site_links: showroom.site_links,
      services: showroom.services,
      gallery: [],
      theme_color: showroom.theme_color,
      markup_bp: showroom.markup_bp,
      created_at: founded,
      updated_at: founded,
    })),
  );
  await insertRows(
    writer,
    "showroom_menus",
    open.flatMap(({ id, departments: menus }) => menus.map((menu_id) => ({ showroom_id: id, menu_id }))),
  );
  await insertRows(
    writer,
    "showroom_markups",
    open.flatMap(({ id, category_markups }) =>
      Object.entries(category_markups).map(([slug, markup_bp]) => ({
        showroom_id: id,
        category_id: structure.category.get(slug),
        product_id: null,
        markup_bp,
      })),
    ),
  );
}

/** Where customers live, whose showroom brought them, and what the demo customer keeps besides. */
export async function loadHomes(writer: Writer, people: People, seed: string, now: Date): Promise<void> {
  await insertRows(
    writer,
    "addresses",
    people.customers.map((customer) => ({
      id: uuidFor(`${seed}/address/${customer.email}`, daysBefore(now, 300)),
      user_id: customer.id,
      is_default_shipping: true,
      street: customer.street,
      apartment: customer.apartment,
      city: customer.city,
      state: customer.state,
      zip_code: customer.zip_code,
      created_at: daysBefore(now, 300),
    })),
  );
  const owner = people.customers[0]!;
  await insertRows(writer, "addresses", [
    {
      id: uuidFor(`${seed}/job site`, daysBefore(now, 60)),
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
      created_at: daysBefore(now, 60),
      updated_at: daysBefore(now, 60),
    },
  ]);
  await loadCards(writer, owner, seed, now);
}

/** The demo customer's cards: the default, and one that has expired. */
async function loadCards(writer: Writer, owner: KnownCustomer, seed: string, now: Date): Promise<void> {
  const cards = [
    {
      name: "saved card",
      token: "card",
      brand: "Visa",
      last4: "4242",
      months: 36,
      is_default: true,
      age: 90,
    },
    {
      name: "old card",
      token: "old card",
      brand: "Mastercard",
      last4: "4444",
      months: -2,
      is_default: false,
      age: 280,
    },
  ].map((card) => ({
    ...card,
    at: daysBefore(now, card.age),
    token: `card_${uuidFor(`${seed}/${card.token}`, daysBefore(now, card.age)).replaceAll("-", "")}`,
  }));
  await insertRows(
    writer,
    "sandbox_card_tokens",
    cards.map(({ token, brand, last4, at }) => ({
      token,
      outcome: "succeeded",
      brand,
      last4,
      reusable: true,
      created_at: at,
      expires_at: "infinity",
    })),
  );
  await insertRows(
    writer,
    "saved_cards",
    cards.map(({ name, token, brand, last4, months, is_default, at }) => ({
      id: uuidFor(`${seed}/${name}`, at),
      user_id: owner.id,
      provider: "sandbox",
      provider_token: token,
      brand,
      last4,
      exp_date: expiryIn(now, months),
      name_on_card: `${owner.first_name} ${owner.last_name}`,
      is_default,
      created_at: at,
    })),
  );
}

/** MM/YY, so many months from now. */
export function expiryIn(now: Date, months: number): string {
  const [year = "", month] = addMonths(calendarDay(now), months).split("-");
  return `${month}/${year.slice(2)}`;
}
