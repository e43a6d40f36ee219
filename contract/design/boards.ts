import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid, versionSent } from "../shapes.ts";

/** Limits of one board; lengths are board units, which are pixels at full size. */
export const mostBoards = 100;
export const mostItems = 200;
export const mostPhotos = 60;
export const noteColors = ["paper", "sand", "sage", "sky", "rose"] as const;

const farOut = "This is too far out. Move it back.";
const place = z.number().min(-20_000, farOut).max(20_000, farOut);
const sizes = "Choose a size from 16 to 4,000.";
const side = z.number().min(16, sizes).max(4000, sizes);
const base = {
  /** Chosen by the editor; unique on the board. */
  id: z.string().regex(/^[\w-]{8,40}$/, "An item's id has 8 to 40 letters, digits, - or _."),
  /** Of the upper left corner before it is turned. */
  x: place,
  y: place,
  w: side,
  h: side,
  /** Degrees clockwise about the middle. */
  turn: z.number().min(-180).max(180).default(0),
};

const boardItem = z.discriminatedUnion("kind", [
  z.strictObject({
    ...base,
    kind: z.literal("note"),
    text: z.string().max(1000, "Enter at most 1,000 characters."),
    color: z.enum(noteColors),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("swatch"),
    color: z.string().regex(/^#[0-9a-f]{6}$/, "Enter a color such as #A8432A."),
    label: z.string().max(80),
  }),
  /** Its name, price and picture are always today's. */
  z.strictObject({ ...base, kind: z.literal("product"), sku: z.string().min(1).max(80) }),
  /** The picture of a room of the board's owner. */
  z.strictObject({ ...base, kind: z.literal("room"), room: uuid }),
  /** An own photo that was sent to this board. */
  z.strictObject({ ...base, kind: z.literal("photo"), file: uuid, alt: z.string().max(200).default("") }),
]);
export type BoardItem = z.infer<typeof boardItem>;

/** Items in their order from back to front. */
export const boardDocument = z
  .strictObject({
    schema: z.literal("board/1"),
    items: z.array(boardItem).max(mostItems, `A board can have at most ${mostItems} items.`),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, {
    path: ["items"],
    message: "Two items have the same id.",
  });
export type BoardDocument = z.infer<typeof boardDocument>;

/** A picture on the board by the room or file that it belongs to; links to own photos last about an hour. */
const boardPicture = z.object({
  ref: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
});
export type BoardPicture = z.infer<typeof boardPicture>;

const shown = {
  name: z.string(),
  /** Whose prices its products have; null for list prices. */
  showroom: z.object({ vsd_id: z.string(), company_name: z.string() }).nullable(),
  document: boardDocument,
  pictures: z.array(boardPicture),
  updated_at: isoDate,
};

const board = z.object({
  id: z.string(),
  ...shown,
  project: z.object({ id: z.string(), name: z.string() }).nullable(),
  version: z.number(),
});
export type Board = z.infer<typeof board>;

const name = z.string().trim().min(1, "Enter a name.").max(80, "Enter at most 80 characters.");
const byId = z.object({ id: uuid });

export const listBoards = endpoint("GET /api/boards", {
  summary: "The account's boards, last changed first, each with its first items",
  permission: "project.own",
  reply: success(z.array(board)),
});

export const makeBoard = endpoint("POST /api/boards", {
  summary: "Create a board, empty or with the products and rooms of a project",
  permission: "project.own",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    name,
    project: uuid.optional(),
    /** Whose prices an empty board shows. */
    showroom: z.string().max(60).optional(),
  }),
  reply: success(board),
});

export const getBoard = endpoint("GET /api/boards/{id}", {
  summary: "One of the account's boards",
  permission: "project.own",
  params: byId,
  reply: success(board),
});

export const saveBoard = endpoint("PUT /api/boards/{id}", {
  summary: "Save a board; another version by now is refused with the present state",
  permission: "project.own",
  params: byId,
  body: z.strictObject({ version: versionSent, name, document: boardDocument }),
  reply: success(board),
});

export const deleteBoard = endpoint("DELETE /api/boards/{id}", {
  summary: "Delete a board with its photos, links and comments",
  permission: "project.own",
  params: byId,
  reply: success(z.object({ id: z.string() })),
});

export const addBoardPhoto = endpoint("POST /api/boards/{id}/photos", {
  summary:
    "Send a photo for a board (PNG, JPEG, WebP or GIF, at most 10 MB); it is redrawn without its location",
  permission: "project.own",
  status: 201,
  accepts: "multipart",
  uploads: { photo: 10 },
  params: byId,
  body: z.strictObject({ photo: z.file("Choose a photo.") }),
  reply: success(boardPicture),
});

export const openBoardPhoto = endpoint("GET /api/board_photos/{id}", {
  summary:
    "A photo of a board by its signed link, for its owner and for those who have an open link to the board",
  permission: "public.read",
  params: byId,
  query: z.object({
    /** The account or the board's link that it was signed for. */
    by: uuid,
    expires: z.coerce.number().int().min(0).max(9_999_999_999),
    signature: z.string().min(10).max(100),
  }),
  reply: z.file(),
});

const comment = z.object({
  id: z.string(),
  /** Id of the item on the board that it is about; null for the whole board. */
  item: z.string().nullable(),
  author_name: z.string(),
  text: z.string(),
  created_at: isoDate,
});
export type BoardComment = z.infer<typeof comment>;

const link = z.object({
  id: z.string(),
  /** Of the shared page within the shop. */
  url: z.string(),
  can_comment: z.boolean(),
  opens: z.number(),
  opened_at: isoDate.nullable(),
  created_at: isoDate,
});
export type BoardLink = z.infer<typeof link>;

const shares = z.object({ links: z.array(link), comments: z.array(comment) });
export type BoardShares = z.infer<typeof shares>;

export const mostBoardLinks = 10;

export const boardShares = endpoint("GET /api/boards/{id}/shares", {
  summary: "The open links to a board and the comments left there",
  permission: "project.own",
  params: byId,
  reply: success(shares),
});

export const makeBoardLink = endpoint("POST /api/boards/{id}/links", {
  summary: "Create a link to a board, read-only or for comments",
  permission: "project.own",
  status: 201,
  idempotency: "accepted",
  params: byId,
  body: z.strictObject({ can_comment: z.boolean().default(false) }),
  reply: success(link),
});

export const revokeBoardLink = endpoint("DELETE /api/boards/{id}/links/{link}", {
  summary: "Revoke a link to a board; its comments stay",
  permission: "project.own",
  params: z.object({ id: uuid, link: uuid }),
  reply: success(z.object({ id: z.string() })),
});

export const deleteBoardComment = endpoint("DELETE /api/boards/{id}/comments/{comment}", {
  summary: "Delete a comment on one of the account's boards",
  permission: "project.own",
  params: z.object({ id: uuid, comment: uuid }),
  reply: success(z.object({ id: z.string() })),
});

const byToken = z.object({ token: z.string().min(10).max(60) });

const sharedBoard = z.object({ ...shown, can_comment: z.boolean(), comments: z.array(comment) });
export type SharedBoard = z.infer<typeof sharedBoard>;

export const openSharedBoard = endpoint("GET /api/shared_boards/{token}", {
  summary: "A board by its link, for anyone who has it",
  permission: "public.read",
  params: byToken,
  reply: success(sharedBoard),
});

export const commentSharedBoard = endpoint("POST /api/shared_boards/{token}/comments", {
  summary: "Leave a comment on a shared board or one of its items, if the link allows it",
  permission: "session.open",
  status: 201,
  params: byToken,
  body: z.strictObject({
    name: z.string().trim().min(1, "Enter your name.").max(80, "Enter at most 80 characters."),
    text: z.string().trim().min(1, "Write a comment.").max(1000, "Enter at most 1,000 characters."),
    item: z.string().max(40).nullable().default(null),
    /** People leave it empty, since they do not see it. */
    website: z.string().max(500).default(""),
  }),
  reply: success(comment),
});
