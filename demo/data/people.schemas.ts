import { z } from "zod";
import { hexColor, listBy, slug, text, texts } from "../../content/schemas/values.ts";
import { state, zip } from "./addresses.ts";

const days = z.int();
const email = z.email('Write an address at example.com or demo.test, such as "ada@example.com".');
const phone = z.string().regex(/^\d{10}$/, "Write ten digits, without spaces.");
const showroomId = z.string().regex(/^[A-Z0-9]{8}$/, "Write eight capital letters or digits.");
const basisPoints = z.int().min(0).max(10_000);
const departments = z.array(slug).min(1);

/** Text, as all columns of a table are; the phone number is made from the area code. */
export const customers = listBy(
  z.strictObject({
    first_name: text,
    last_name: text,
    street: text,
    apartment: z.string(),
    city: text,
    state,
    zip_code: zip,
    area_code: z.string().regex(/^\d{3}$/, "Write an area code with 3 digits."),
    showroom: showroomId,
  }),
  "street",
);

export const designers = listBy(
  z.strictObject({ first_name: text, last_name: text, email, phone, zip_code: zip }),
  "email",
);

export const showrooms = listBy(
  z.strictObject({
    vsd_id: showroomId,
    company_name: text,
    tagline: text,
    about: text,
    owner: z.strictObject({ first_name: text, last_name: text, email, phone }),
    license: z.strictObject({ number: text, state, classification: text }),
    contact: z.strictObject({ name: text, phone, email, city: text, state }),
    zip_code: zip,
    timezone: z.string().regex(/^\w+\/\w+$/, 'Write a time zone, such as "America/Denver".'),
    social_links: z.record(z.string(), z.url()),
    site_links: z.array(z.strictObject({ label: text, url: z.url() })),
    services: z.array(z.strictObject({ title: text, text })),
    /** Ids of the departments that it sells. */
    departments: z.array(z.int().positive()).min(1),
    markup_bp: basisPoints,
    category_markups: z.record(slug, basisPoints),
    product_markups: z.array(z.strictObject({ category: slug, markup_bp: basisPoints })),
    theme_color: hexColor,
    plan: z.enum(["basic", "premium"]),
    custom_addon: z.boolean(),
    is_featured: z.boolean(),
    is_listed: z.boolean(),
    coupons: z.array(
      z.strictObject({
        code: text,
        percent_bp: basisPoints.optional(),
        amount_cents: z.int().positive().optional(),
        max_uses_per_user: z.int().positive().optional(),
      }),
    ),
    /** Strokes of its mark on a 100 × 100 field, as SVG in `currentColor`. */
    mark: z.string().startsWith("<"),
  }),
  "vsd_id",
);

export const testimonials = z.array(
  z.strictObject({ name: text, role: text, place: text, text, rating: z.int().min(1).max(5).optional() }),
);

const services = z
  .array(
    z.enum([
      "kitchen",
      "bathroom",
      "whole_home",
      "addition",
      "flooring",
      "outdoor",
      "space_planning",
      "materials",
      "drawings",
      "installation",
      "management",
    ]),
  )
  .min(1);
const fees = z.array(z.strictObject({ title: text, amount: text }));
const availability = z.enum(["open", "later", "closed"]);

/** Designers in the directory. */
export const hireDesigners = listBy(
  z.strictObject({
    email,
    business_name: text,
    headline: text,
    about: text,
    zip_code: zip,
    radius_miles: z.int().positive(),
    services,
    fees,
    availability,
    free_in_days: days.nullable(),
  }),
  "email",
);

/** What a showroom's pro is hired for, by the showroom's ID. */
export const hirePros = z.record(
  showroomId,
  z.strictObject({ services, fees, radius_miles: z.int().positive(), availability }),
);

export const hireTexts = z.strictObject({
  requests: texts,
  reasons: texts,
  reviews: z.array(z.strictObject({ rating: z.int().min(1).max(5), text, reply: text.nullable() })),
});

/** Renovation jobs, with the categories that they take from a showroom. */
export const jobs = listBy(
  z.strictObject({
    name: text,
    room: z.enum(["bathroom", "kitchen", "living_room", "outdoor"]),
    takes: departments,
  }),
  "name",
);

/** Notes of projects; empty for a project without one. */
export const notes = z.array(z.string());

/** What customers, pros and designers say in projects; `{first}` and the like are filled in. */
export const conversations = z.array(
  z.strictObject({
    about: z.enum(["surface", "fixture", "any"]),
    talk: z.array(z.strictObject({ who: z.enum(["customer", "pro", "designer"]), text })).min(1),
  }),
);

export const leads = z.array(
  z.strictObject({
    days_ago: days,
    lead_type: z.enum(["Pop-Ups", "Samples", "Contact"]),
    full_name: text,
    topic: z.string(),
    message: z.string(),
    state: z.enum(["new", "contacted", "won", "lost"]),
    note: z.string(),
    /** The address of the account that works on it. */
    assigned: email.nullable(),
  }),
);

/** People on a pro's board who have not ordered. */
export const prospects = z.array(
  z.strictObject({
    name: text,
    phone,
    address: z.string(),
    stage: z.enum(["lead", "contacted", "designing", "proposal", "won", "lost"]),
    step: z.string(),
    /** Days from today to the next step. */
    in_days: days.nullable(),
  }),
);

/** Views on a usual day by path, and searches that find nothing, with how often they were made. */
export const visits = z.strictObject({
  pages: z.record(z.string().startsWith("/"), z.int().positive()),
  missing: z.record(text, z.int().positive()),
});

/** What vendors have sent for review. */
export const edits = z.array(
  z.strictObject({
    vendor: slug,
    /** Which of the vendor's products, in the order of their ids. */
    at: z.int().min(0).max(9),
    hours_ago: z.int().positive(),
    /** `{name}` stands for the name that the product has. */
    changes: z.strictObject({ name: text, description: text, warranty: text }).partial(),
    drops_picture: z.literal(true).optional(),
    sent_back: text.optional(),
  }),
);

/** What is noted as an item reaches a status, by chance; empty for nothing. */
export const itemNotes = z.record(z.string(), z.array(z.string()).min(1));
