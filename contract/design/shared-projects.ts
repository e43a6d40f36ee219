import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, picture, success, uuid } from "../shapes.ts";

/** A place in a room: on the plan in inches, and how high. */
const pin = z.strictObject({
  kind: z.enum(["surface", "item", "opening"]),
  /** Of the surface, item or opening that is there. */
  id: z.string().min(1).max(80),
  at_in: z.tuple([z.number().min(-100_000).max(100_000), z.number().min(-100_000).max(100_000)]),
  height_in: z.number().min(-10_000).max(10_000),
  /** The same place from the middle of the thing's foot, as if it were not turned; the server works it out. */
  within: z.strictObject({ at_in: z.tuple([z.number(), z.number()]), height_in: z.number() }).optional(),
});
export type CommentPin = z.infer<typeof pin>;

const comment = z.object({
  id: z.string(),
  /** The line that it is pinned to; without line and room it is about the whole project. */
  line: z.string().nullable(),
  /** The room and the place in it that it is pinned to. */
  room: z.string().nullable(),
  pin: pin.nullable(),
  /** What that place is called: "Floor". */
  place: z.string(),
  /** Written by the owner or a pro who works on the project. */
  is_team: z.boolean(),
  author_name: z.string(),
  text: z.string(),
  /** When somebody of the project marked it as done. */
  done_at: isoDate.nullable(),
  created_at: isoDate,
});
export type ProjectComment = z.infer<typeof comment>;

const sharedLine = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Of the product's page. */
  path: z.string(),
  image: picture.nullable(),
  options: z.record(z.string(), z.string()),
  /** What it is for within its room: "floor"; an empty text for the whole. */
  surface: z.string(),
  qty: z.number(),
  unit: z.string(),
  /** Area that the quantity covers, where sold by area. */
  covers_sqft: z.number().nullable(),
  unit_price: dollars,
  line_total: dollars,
});
export type SharedLine = z.infer<typeof sharedLine>;

/** A project as people see it whom its owner shows it to: at the showroom's prices for customers. */
export const sharedProject = z.object({
  name: z.string(),
  showroom: z.object({ vsd_id: z.string(), company_name: z.string() }),
  /** Lines by room, in the order of the project; what belongs to no room comes last under an empty name. */
  groups: z.array(z.object({ room: z.string(), lines: z.array(sharedLine), total: dollars })),
  rooms: z.array(z.object({ id: z.string(), name: z.string(), picture: picture.nullable() })),
  total: dollars,
  updated_at: isoDate,
});
export type SharedProject = z.infer<typeof sharedProject>;

const link = z.object({
  id: z.string(),
  /** Of the shared page within the shop. */
  url: z.string(),
  label: z.string(),
  can_comment: z.boolean(),
  /** Whether its reader may approve selections, once a code to `approver` has proved who reads. */
  can_approve: z.boolean(),
  approver: z.object({ name: z.string(), email: z.string() }).nullable(),
  state: z.enum(["open", "expired", "revoked"]),
  expires_at: isoDate.nullable(),
  opens: z.number(),
  opened_at: isoDate.nullable(),
  comments: z.number(),
  created_at: isoDate,
});
export type ProjectLink = z.infer<typeof link>;

const ofProject = z.object({ projectId: uuid });

export const shareLink = endpoint("GET /api/project/share_link/{projectId}", {
  summary: "The project's read-only link, made if there is none; it can be revoked",
  permission: "project.own",
  params: ofProject,
  reply: success(link),
});

/** How many links a project has open at most. */
export const mostLinks = 20;

export const makeShareLink = endpoint("POST /api/project/share_link/{projectId}", {
  summary:
    "Make another link to a project: to read, to comment, or to approve selections; the approver gets it by email",
  permission: "project.own",
  status: 201,
  idempotency: "accepted",
  params: ofProject,
  body: z.strictObject({
    label: z.string().trim().max(60, "Enter at most 60 characters.").default(""),
    can_comment: z.boolean().default(false),
    can_approve: z.boolean().default(false),
    /** Who approves, and where the one-time code goes. */
    approver_name: z.string().trim().max(80, "Enter at most 80 characters.").default(""),
    approver_email: z.union([z.literal(""), z.email("Enter a valid email address.").max(254)]).default(""),
    /** Without, it stays until it is revoked. */
    days: z
      .number()
      .int()
      .min(1, "Choose at least 1 day.")
      .max(365, "Choose at most 365 days.")
      .nullable()
      .default(null),
  }),
  reply: success(link),
});

export const listShareLinks = endpoint("GET /api/project/share_links/{projectId}", {
  summary: "All links to a project with when each was last opened, and the comments left there",
  permission: "project.own",
  params: ofProject,
  reply: success(
    z.object({
      links: z.array(link),
      comments: z.array(comment.extend({ line_name: z.string().nullable(), link: z.string().nullable() })),
    }),
  ),
});
export type ProjectShares = z.infer<typeof listShareLinks.reply>["data"];

export const revokeShareLink = endpoint("DELETE /api/project/share_links/{projectId}/{link}", {
  summary: "Revoke a link; it opens nothing from then on",
  permission: "project.own",
  params: z.object({ projectId: uuid, link: uuid }),
  reply: success(link),
});

export const deleteProjectComment = endpoint("DELETE /api/project/comments/{projectId}/{comment}", {
  summary: "Delete a comment that somebody left on a shared project",
  permission: "project.own",
  params: z.object({ projectId: uuid, comment: uuid }),
  reply: success(z.object({ id: z.string() })),
});

const said = {
  text: z.string().trim().min(1, "Write a comment.").max(1000, "Enter at most 1,000 characters."),
  line: uuid.nullable().default(null),
  /** A room of the project, and the place in it. */
  room: uuid.nullable().default(null),
  pin: pin.nullable().default(null),
};

export const listProjectComments = endpoint("GET /api/project/comments/{projectId}", {
  summary: "All comments on a project and its rooms, for its owner and the pros who work on it",
  permission: "selection.own",
  params: ofProject,
  reply: success(
    z.object({
      data: z.array(comment.extend({ line_name: z.string().nullable() })),
      rooms: z.array(z.object({ id: z.string(), name: z.string(), picture: picture.nullable() })),
    }),
  ),
});

export type ProjectTalk = z.infer<typeof listProjectComments.reply>["data"];

export const markProjectComment = endpoint("PUT /api/project/comments/{projectId}/{comment}", {
  summary: "Mark a comment on a project as done, or as not done",
  permission: "selection.own",
  params: z.object({ projectId: uuid, comment: uuid }),
  body: z.strictObject({ is_done: z.boolean() }),
  reply: success(z.object({ id: z.string() })),
});

export const commentProject = endpoint("POST /api/project/comments/{projectId}", {
  summary:
    "Comment on a project, one of its lines, or a place in one of its rooms; links that may comment show it too",
  permission: "selection.own",
  status: 201,
  idempotency: "accepted",
  params: ofProject,
  body: z.strictObject(said),
  reply: success(comment),
});

const byToken = z.object({ token: z.string().min(10).max(60) });

const opened = z.object({
  project: sharedProject,
  can_comment: z.boolean(),
  expires_at: isoDate.nullable(),
  comments: z.array(comment),
});
export type OpenedProject = z.infer<typeof opened>;

export const openSharedProject = endpoint("GET /api/shared_projects/{token}", {
  summary: "A project by its link, for anyone who has it",
  permission: "public.read",
  params: byToken,
  reply: success(opened),
});

export const commentSharedProject = endpoint("POST /api/shared_projects/{token}/comments", {
  summary:
    "Leave a comment on a shared project, one of its lines or a place in one of its rooms, if the link allows it",
  permission: "session.open",
  status: 201,
  params: byToken,
  body: z.strictObject({
    name: z.string().trim().min(1, "Enter your name.").max(80, "Enter at most 80 characters."),
    ...said,
    /** People leave it empty, since they do not see it. */
    website: z.string().max(500).default(""),
  }),
  reply: success(comment),
});
