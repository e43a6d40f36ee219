import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  dollars,
  dollarsSent,
  isoDate,
  listOf,
  paging,
  picture,
  sortOf,
  success,
  uuid,
  versionSent,
} from "../shapes.ts";
import { selectionSorts } from "../sorts.ts";
import { surfaceId } from "./room-design.ts";
import { type SelectionSide, type SelectionStatus, selectionStatuses } from "./selection-words.ts";

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  Object.keys(words) as [Key, ...Key[]];
const status = z.enum(keysOf<SelectionStatus>(selectionStatuses));
const side = z.enum(["pro", "client"] satisfies SelectionSide[]);
/** Words that somebody sends. */
export const textSent = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Enter at most ${max.toLocaleString("en-US")} characters.`);

const coverage = {
  /** Net area, square feet; null for what is not laid on a surface. */
  area_sqft: z.number().nullable(),
  /** Length of trim, feet. */
  run_ft: z.number().nullable(),
  /** Percent. */
  waste: z.number().nullable(),
  boxes: z.number().nullable(),
};

const option = z.object({
  id: z.string(),
  /** A, B, C … */
  letter: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Of the product's page. */
  path: z.string(),
  image: picture.nullable(),
  note: z.string(),
  size: z.string(),
  qty: z.number(),
  unit: z.string(),
  ...coverage,
  /** At the showroom's prices for customers, as of now; null if it can't be priced. */
  unit_price: dollars.nullable(),
  total: dollars.nullable(),
  /** Above the allowance; negative below. Null without one. */
  over_allowance: dollars.nullable(),
  /** To what was approved; null before that. */
  difference: dollars.nullable(),
  lead_time_days: z.number(),
  in_stock: z.boolean(),
  /** Why it can't be approved right now; empty if it can. */
  problem: z.string(),
});
export type SelectionOption = z.infer<typeof option>;

const approval = z.object({
  number: z.number(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  path: z.string(),
  image: picture.nullable(),
  size: z.string(),
  qty: z.number(),
  unit: z.string(),
  ...coverage,
  unit_price: dollars,
  total: dollars,
  allowance: dollars.nullable(),
  /** To the approval before; null for the first. */
  difference: dollars.nullable(),
  reason: z.string(),
  lead_time_days: z.number(),
  signed_name: z.string(),
  signed_at: isoDate,
  /** The address that the signer wrote from; only for the pro. */
  ip: z.string().nullable(),
  /** What the product costs today; null if the showroom no longer sells it. */
  total_today: dollars.nullable(),
  in_stock_today: z.boolean(),
  lead_time_days_today: z.number().nullable(),
  /** Whether the project still has the product. */
  is_in_project: z.boolean(),
});
export type SelectionApproval = z.infer<typeof approval>;

const comment = z.object({
  id: z.string(),
  by: side,
  author_name: z.string(),
  text: z.string(),
  created_at: isoDate,
});
export type SelectionComment = z.infer<typeof comment>;

const selection = z.object({
  id: z.string(),
  /** Another one after every change; a change names the one that its sender saw. */
  version: z.number(),
  status,
  title: z.string(),
  note: z.string(),
  /** What it is for: "Hall bath: floor". */
  place: z.string(),
  room: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The surface of the room; null for a line. */
  surface: z.string().nullable(),
  line: z.string().nullable(),
  allowance: dollars.nullable(),
  /** YYYY-MM-DD */
  due_on: z.string().nullable(),
  is_overdue: z.boolean(),
  waits_for: side.nullable(),
  /** Why an approved selection should change. */
  reason: z.string(),
  options: z.array(option),
  /** What was signed last, and what was signed before it. */
  approved: approval.nullable(),
  earlier: z.array(approval),
  comments: z.array(comment),
  proposed_by: z.string(),
  updated_at: isoDate,
});
export type Selection = z.infer<typeof selection>;

/** What everyone on a project sees of its selections. */
export const board = z.object({
  project: z.object({
    id: z.string(),
    name: z.string(),
    showroom: z.object({ id: z.string(), vsd_id: z.string(), company_name: z.string() }),
    /** Nobody but the owner changes an ordered project, and nobody approves anything for it. */
    is_ordered: z.boolean(),
    /** Whether the caller owns the project. */
    /** The reader may change its products and rooms. */
    can_edit: z.boolean(),
  }),
  /** What the caller does here. */
  side,
  client: z.string(),
  selections: z.array(selection),
  sums: z.object({
    allowances: dollars,
    approved: dollars,
    over_allowance: dollars,
    open_least: dollars,
    open_most: dollars,
    approved_count: z.number(),
    count: z.number(),
    budget: dollars.nullable(),
    /** All lines of the project at today's prices. */
    project_total: dollars,
  }),
});
export type SelectionBoard = z.infer<typeof board>;

const listed = z.object({
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  title: z.string(),
  place: z.string(),
  status,
  side,
  /** Whether the caller has to do something. */
  waits_for_me: z.boolean(),
  waits_for: side.nullable(),
  other: z.string(),
  due_on: z.string().nullable(),
  is_overdue: z.boolean(),
  approved_total: dollars.nullable(),
  updated_at: isoDate,
});
export type ListedSelection = z.infer<typeof listed>;

export const listSelections = endpoint("GET /api/selections", {
  summary:
    "Selections of the account's projects, and of projects that it works on; overdue first, then what waits for the caller",
  permission: "selection.own",
  query: z.object({
    ...paging,
    show: z.enum(["open", "all"]).default("open"),
    sort: sortOf(selectionSorts),
  }),
  reply: success(listOf(listed)),
});

const ofProject = z.object({ id: uuid });

export const getSelectionBoard = endpoint("GET /api/projects/{id}/selections", {
  summary: "All selections of a project with options, approvals, comments and the running total",
  permission: "selection.own",
  params: ofProject,
  reply: success(board),
});

const place = z.object({
  /** What a new selection can be about: a surface of a room, or a line. */
  room: z.string().nullable(),
  surface: z.string().nullable(),
  line: z.string().nullable(),
  label: z.string(),
  sku: z.string().nullable(),
  product: z.string(),
  /** For finding products that fit it: a kind of surface ("floor"), or an empty text. */
  target: z.string(),
  /** The kind of room that the surface is in; an empty text for a line. */
  room_kind: z.string(),
});
export type SelectionPlace = z.infer<typeof place>;

export const listSelectionPlaces = endpoint("GET /api/projects/{id}/selections/places", {
  summary: "Surfaces of the project's rooms, and its lines, that a pro can propose options for",
  permission: "selection.own",
  params: ofProject,
  reply: success(z.object({ places: z.array(place) })),
});

const about = {
  room: uuid.nullable().default(null),
  surface: surfaceId.nullable().default(null),
  line: uuid.nullable().default(null),
};
const isAboutOne = (body: {
  room?: string | null;
  surface?: string | null;
  line?: string | null;
}): boolean => (body.line ? !body.room && !body.surface : Boolean(body.room && body.surface));
const aboutOne = { path: ["surface"], error: "Choose a surface of a room, or a line of the project." };

const optionSent = z.strictObject({
  sku: z.string().trim().min(1, "Choose a product.").max(80),
  note: textSent(400).default(""),
  /** For a line; surfaces are counted from the room. */
  qty: z
    .number()
    .int()
    .min(1, "Enter at least 1.")
    .max(100_000, "Enter at most 100,000.")
    .nullable()
    .default(null),
});

const mostOptions = 8;
const optionsSent = z
  .array(optionSent)
  .min(1, "Add at least one product.")
  .max(mostOptions, `Propose at most ${mostOptions} options.`)
  .refine((all) => new Set(all.map(({ sku }) => sku)).size === all.length, "Choose each product only once.");
const twoOptions = optionsSent.refine((all) => all.length >= 2, "Propose at least two options.");

export const priceSelectionOptions = endpoint("POST /api/projects/{id}/selections/options", {
  summary:
    "What options would come to: quantity from the room's takeoff, and the client's price. Saves nothing",
  permission: "selection.own",
  params: ofProject,
  body: z.strictObject({ ...about, options: optionsSent }).refine(isAboutOne, aboutOne),
  reply: success(z.object({ options: z.array(option) })),
});

const details = {
  title: textSent(80).min(1, "Name the selection, such as Master bath floor."),
  note: textSent(1000).default(""),
  allowance: dollarsSent.min(0, "Enter an allowance of $0 or more.").nullable().default(null),
  due_on: z.union([z.literal(""), z.iso.date("Enter a day such as 2026-11-30.")]).default(""),
};

const onBoard = success(board);

export const proposeSelection = endpoint("POST /api/projects/{id}/selections", {
  summary: "Propose two or more options for a surface or a line; the client hears of it",
  permission: "selection.own",
  status: 201,
  idempotency: "accepted",
  params: ofProject,
  body: z.strictObject({ ...about, ...details, options: twoOptions }).refine(isAboutOne, aboutOne),
  reply: success(board.extend({ selection: z.string() })),
});

export const setSelectionBudget = endpoint("PUT /api/projects/{id}/selections/budget", {
  summary: "Set the budget of a project, or remove it",
  permission: "selection.own",
  params: ofProject,
  body: z.strictObject({ budget: dollarsSent.min(1, "Enter a budget of at least $1.").nullable() }),
  reply: onBoard,
});

export const printTearSheets = endpoint("GET /api/projects/{id}/selections/tear_sheets", {
  summary: "Tear sheets of all selections of the project as PDF",
  permission: "selection.own",
  params: ofProject,
  reply: z.file(),
});

/** A room of the project to see options in. */
export const roomShown = z.object({
  id: z.string(),
  name: z.string(),
  showroom: z.string(),
  design: z.unknown(),
});

export const lookAtSelectionRoom = endpoint("GET /api/projects/{id}/selections/rooms/{room}", {
  summary: "The design of a room of the project, to see options in it",
  permission: "selection.own",
  params: z.object({ id: uuid, room: uuid }),
  reply: success(roomShown),
});

const byId = z.object({ id: uuid });

export const reviseSelection = endpoint("PUT /api/selections/{id}", {
  summary:
    "Change what is proposed; for an approved selection this is a change request, which the client signs again (409 with the present state if it changed meanwhile)",
  permission: "selection.own",
  params: byId,
  body: z.strictObject({
    version: versionSent,
    ...details,
    /** Demanded once it is approved: why it should change. */
    reason: textSent(600).default(""),
    options: optionsSent,
  }),
  reply: onBoard,
});

/** An approval with a typed signature. */
export const signed = {
  version: versionSent,
  option: uuid,
  /** What the signer saw; another one now is refused with the present state. */
  total: dollarsSent,
  name: textSent(120).min(2, "Type your full name to sign."),
};

export const approveSelection = endpoint("PUT /api/selections/{id}/approve", {
  summary:
    "Approve one option with a typed signature; it locks with its price (409 if anything changed meanwhile)",
  permission: "selection.own",
  params: byId,
  body: z.strictObject(signed),
  reply: onBoard,
});

/** A wish for other options, or a declined change. */
export const answered = {
  version: versionSent,
  to: z.enum(["others", "decline"], "Ask for other options, or decline the change."),
  text: textSent(1000).min(1, "Say what you would like instead."),
};

export const answerSelection = endpoint("PUT /api/selections/{id}/answer", {
  summary: "Ask for other options, or decline a change request; what was approved before stays",
  permission: "selection.own",
  params: byId,
  body: z.strictObject(answered),
  reply: onBoard,
});

export const withdrawSelection = endpoint("PUT /api/selections/{id}/withdraw", {
  summary: "Withdraw a proposal or a change request; what was approved stays",
  permission: "selection.own",
  params: byId,
  body: z.strictObject({ version: versionSent }),
  reply: onBoard,
});

export const commentSelection = endpoint("POST /api/selections/{id}/comments", {
  summary: "Ask or say something about a selection",
  permission: "selection.own",
  status: 201,
  idempotency: "accepted",
  params: byId,
  body: z.strictObject({ text: textSent(1000).min(1, "Write a comment.") }),
  reply: onBoard,
});
