import { z } from "zod";
import { hexColor, listBy, slug, text, texts } from "../../content/schemas/values.ts";

const days = z.int();
const email = z.email('Write an address at example.com or demo.test, such as "ada@example.com".');
const phone = z.string().regex(/^\d{10}$/, "Write ten digits, without spaces.");
const zip = z.string().regex(/^\d{5}$/, "Write a ZIP code with 5 digits.");
const state = z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as "OR".');
const showroomId = z.string().regex(/^[A-Z0-9]{8}$/, "Write eight capital letters or digits.");
const basisPoints = z.int().min(0).max(10_000);
const departments = z.array(slug).min(1);

/** Inches; x to the east, y to the north. `demo/rooms/floor-plan.ts` explains the lines of text. */
export const floorPlans = listBy(
  z
    .strictObject({
      id: slug,
      name: text,
      layout: text,
      rectangle: z.tuple([z.number().positive(), z.number().positive()]).optional(),
      outline: z
        .string()
        .regex(
          /^\w+ -?\d+ -?\d+(?:, \w+ -?\d+ -?\d+){2,}$/,
          'Write the walls with the corners that they begin at, such as "s 0 0, e 60 0, n 60 96, w 0 96".',
        )
        .optional(),
      ceiling_ft: z.number().positive().optional(),
      openings: z.array(
        z
          .string()
          .regex(
            /^(?:door \w+ \d+ \d+ (?:in|out) [nesw]|slider \w+ \d+ \d+|window \w+ \d+ \d+ \d+ \d+|passage \w+ \d+ \d+(?: \d+)?)$/,
            'Write the kind, the wall, where it begins and how wide it is, such as "door s 27 30 in e".',
          ),
      ),
      services: z
        .string()
        .regex(
          /^\w+ \d+ \d+(?:, \w+ \d+ \d+)*$/,
          'Write kinds and places, such as "drain 30 84, vent 12 50".',
        )
        .optional(),
      edges: z
        .array(z.string().regex(/^\w+ (?:open|half \d+)$/, 'Write a wall and its kind, such as "s open".'))
        .optional(),
      north_deg: z.number().optional(),
      description: text,
      tags: text,
    })
    .refine(
      (plan) => (plan.rectangle === undefined) !== (plan.outline === undefined),
      "Write either rectangle or outline.",
    ),
  "id",
);

/** Furnished rooms by the ids of styles: a floor plan, a name, and what the designer would say first. */
export const templates = z.record(
  slug,
  listBy(z.strictObject({ floorplan: slug, name: text, says: text }), "floorplan"),
);

/** By the words that a template's choice is made for, how the goods look that its picture shows; empty for none. */
export const templateGoods = z.record(text, z.array(text));

const share = z.number().min(0).max(1);

/**
 * The room of the landing page: as a template, the camera of its pictures, which parts are changed together in one
 * picture, and where in it each part is.
 */
export const landingRoom = z.strictObject({
  id: slug,
  name: text,
  style: slug,
  style_name: text,
  note: text,
  camera: z.strictObject({
    /** Inches: to the east, up, and to the south. */
    at: z.tuple([z.number(), z.number(), z.number()]),
    toward: z.tuple([z.number(), z.number()]),
    focal_mm: z.number().positive(),
    shift: z.number(),
    near_in: z.number().positive(),
  }),
  /** Solar time. */
  hour: z.number().min(0).max(24),
  shots: z.array(z.strictObject({ parts: z.array(slug).min(1), light: z.enum(["held", "own"]) })).min(1),
  /** Left, top, right and bottom as shares of the picture. */
  boxes: z.record(slug, z.tuple([share, share, share, share])),
  /** `roomDesign` of the contract. */
  design: z.looseObject({ schema: z.literal("room-design/1") }),
});

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

/** Sentence plans of descriptions by what they do, and which a description may have, in which order. */
export const descriptions = z
  .strictObject({
    shapes: z.array(texts).min(1),
    /** A plan, or the plan and the words that stand for it where its facts vary; `demo/catalog/prose/grammar.ts`. */
    parts: z.record(z.string(), z.array(z.union([text, z.tuple([text, text])])).min(1)),
  })
  .refine(
    ({ shapes, parts }) => shapes.flat().every((part) => part in parts),
    "Name only parts that are there in shapes.",
  );

const phrases = z.record(z.string(), texts);

/** Phrases about wooden and outdoor furnishings; `{frame}` stands for the frame's material. */
export const furnishingWords = z.strictObject({ wooden: phrases, weathered: phrases });

/** By the ids of looks: the name in the catalog, and phrases that can follow "shows". */
export const looks = z.record(slug, z.strictObject({ name: text, seen: texts }));

/** Phrases about paint: about any, about a color's family by day and by lamp, and about each kind. */
export const paintWords = z.strictObject({
  any: z.record(z.string(), texts),
  light: z.record(z.string(), z.strictObject({ day: texts, night: texts, beside: texts })),
  wall: z.record(z.string(), texts),
  ceiling: z.record(z.string(), texts),
  trim: z.record(z.string(), texts),
});

const reviewParts = z.record(
  z.string().regex(/^(?:start|detail|end|but|wrong)$/, "Write start, detail, end, but or wrong."),
  texts,
);

const different = texts.refine((words) => new Set(words).size === words.length, "Write each word once.");

/**
 * The words of series' names. Every pair is a name, so 809, by which the walk over the pairs goes, may not divide the
 * length of a list.
 */
export const seriesNames = z.record(
  slug,
  z.strictObject({ first: different, second: different, join: z.enum(["space", "word"]) }),
);

/** Words of trades, as patterns, and the categories and subcategories whose texts may say them. */
export const trades = listBy(
  z.strictObject({ trade: text, words: texts, at: z.array(slug).min(1) }),
  "trade",
);

/** Sentences of reviews by mood and part, for some categories and subcategories; `{room}` and the like are filled in. */
export const reviews = z.array(
  z.strictObject({
    of: z.array(slug).min(1),
    rooms: texts.optional(),
    praise: reviewParts.optional(),
    mixed: reviewParts.optional(),
    complaint: reviewParts.optional(),
  }),
);

const reviewShapes = z.array(texts).min(1);

/** What all reviews share: names of reviewers, titles by rating, vendors' replies, and the parts by mood in their order. */
export const reviewFrame = z.strictObject({
  shapes: z.strictObject({ praise: reviewShapes, mixed: reviewShapes, complaint: reviewShapes }),
  first_names: texts,
  titles: z.record(z.string().regex(/^[1-5]$/, "Write a rating from 1 to 5."), texts),
  replies: texts,
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

/** Work that a pro can show: its category, the template with its picture, and its text. */
export const finishedRooms = listBy(
  z.strictObject({ category: slug, template: slug, title: text, text }),
  "template",
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

/** Paths in a box of 100 by 100. */
export const brandSigns = z.record(slug, z.string().startsWith("M"));

export const brandLetters = z.record(
  z.string().regex(/^[A-Z&]$/, "Write one capital letter."),
  z.strictObject({ width: z.int().min(0), path: z.string().startsWith("M") }),
);

export const brandStyles = z.strictObject({
  /** The sign of each brand, by its slug. */
  signs: z.record(slug, slug),
  inks: z.array(hexColor).min(1),
  /** Lengths in hundredths of a letter's height. */
  letterings: z.array(
    z.strictObject({
      weight: z.int().positive(),
      tracking: z.int(),
      stretch: z.number().positive(),
      /** Degrees to the right. */
      slant: z.int().min(0),
      cap: z.enum(["round", "butt", "square"]),
      isInline: z.literal(true).optional(),
      isCut: z.literal(true).optional(),
    }),
  ),
});

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

/** Brands; `makes` are categories in which they have series, and none for supplies. The vendor is named by its slug. */
export const brands = listBy(
  z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{3}$/, "Write three capital letters."),
    vendor: slug,
    /** 1 is the middle of the market. */
    tier: z.number().min(0.5).max(2),
    naming: slug,
    makes: z.array(slug),
    about: text,
  }),
  "code",
);

export const vendors = listBy(
  z.strictObject({
    slug,
    name: text,
    contact: z.strictObject({ first_name: text, last_name: text }),
    street: text,
    city: text,
    state,
    zip_code: zip,
    area_code: z.string().regex(/^\d{3}$/, "Write an area code with 3 digits."),
    specialities: text,
    lead_time_days: z.int().positive(),
    shelf: z.number().min(0).max(1),
    allows_backorder: z.boolean(),
    remote_freight_cents: z.int().min(0),
  }),
  "slug",
);
