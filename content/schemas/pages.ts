import { z } from "zod";
import { listBy, text } from "./values.ts";

const id = z
  .string()
  .regex(
    /^[\w-]+$/,
    'Write an address after the title, such as "## Your choice {#choice}". It never changes again.',
  );

const section = z.strictObject({
  level: z.literal(2, 'Begin sections with two number signs, such as "## Your choice {#choice}".'),
  title: text,
  id,
  text,
});

/** A page of text, as `readMarkdownPage` takes it apart. */
export const page = z.strictObject({
  fields: z.strictObject({
    title: text,
    /** In place of the title above the text. */
    heading: text.optional(),
    /** For search engines. */
    description: text,
    lead: text.optional(),
    /** "May 3, 2021" */
    updated: text.optional(),
    /** Whether sections are counted, so that one can refer to them. */
    numbered: z.literal("yes", 'Write "yes", or leave it out.').optional(),
  }),
  sections: listBy(section, "id").min(1),
});

const topic = z.strictObject({
  level: z.literal(1),
  title: text,
  id,
  /** The accounts that see it; everyone when left out. */
  only: z.enum(["User", "Contractor", "Vendor"]).optional(),
  text: z.literal(
    "",
    "Begin each question of a topic with its title, such as “## Can I get a sample? {#samples}”.",
  ),
});

/** Questions and answers: each `#` begins a topic, each `##` a question in it. */
export const faq = z.strictObject({
  fields: z.strictObject({}),
  sections: listBy(z.discriminatedUnion("level", [topic, section]), "id").refine(
    (sections) => sections[0]?.level === 1,
    'Begin with a topic, such as "# Shipping {#shipping}".',
  ),
});

/** Fixed texts of a page or of emails, which admins may change. */
export const words = listBy(
  z.strictObject({
    id: z.string().regex(/^\w+$/),
    /** The heading above it in the editor. */
    group: text,
    label: text,
    /** `{name}` and the like stand for what the settings say. */
    text: z.string(),
    /** Characters, at most. */
    most: z.int().positive(),
    /** Lines of its field. */
    rows: z.int().positive(),
    isOptional: z.literal(true).optional(),
    /** What it may name in braces; what the settings say if left out. */
    placeholders: z.array(z.string()).optional(),
    /** What it has to name. */
    needs: z.array(z.string()).optional(),
    hint: text.optional(),
  }),
  "id",
);

/** The fixed texts of a page in another language, by their ids. */
export const translatedWords = z.record(z.string().regex(/^\w+$/), text);
