import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { success, uuid } from "../shapes.ts";
import { answered, board, roomShown, signed, textSent } from "./selections.ts";

const byToken = z.object({ token: z.string().min(10).max(60) });
const byTokenAndId = byToken.extend({ id: uuid });

const guestBoard = board.extend({
  /** Who may approve by this link, and where the code goes (`a•••@example.com`); null if the link does not allow it. */
  approver: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type GuestBoard = z.infer<typeof guestBoard>;
const onGuestBoard = success(guestBoard);

export const openGuestSelections = endpoint("GET /api/shared_projects/{token}/selections", {
  summary: "The selections of a project by its link, for anyone who has it",
  permission: "public.read",
  params: byToken,
  reply: onGuestBoard,
});

export const mailGuestCode = endpoint("POST /api/shared_projects/{token}/code", {
  summary: "Email a one-time code to the address that the link was made for",
  permission: "session.open",
  params: byToken,
  body: z.strictObject({}),
  reply: success(z.object({ sent_to: z.string() })),
});

export const checkGuestCode = endpoint("PUT /api/shared_projects/{token}/code", {
  summary: "Exchange the code for a proof that approves by this link for two hours",
  permission: "session.open",
  params: byToken,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, "Enter the 6 digits of the code."),
  }),
  reply: success(z.object({ proof: z.string() })),
});

const proof = z.string().max(200).default("");

export const approveAsGuest = endpoint("PUT /api/shared_projects/{token}/selections/{id}/approve", {
  summary: "Approve one option by a link, with the proof of its reader's address and a typed signature",
  permission: "session.open",
  params: byTokenAndId,
  body: z.strictObject({ ...signed, proof }),
  reply: onGuestBoard,
});

export const answerAsGuest = endpoint("PUT /api/shared_projects/{token}/selections/{id}/answer", {
  summary: "Ask for other options or decline a change by a link, with the proof of its reader's address",
  permission: "session.open",
  params: byTokenAndId,
  body: z.strictObject({ ...answered, proof }),
  reply: onGuestBoard,
});

export const commentAsGuest = endpoint("POST /api/shared_projects/{token}/selections/{id}/comments", {
  summary: "Ask something about a selection by a link that allows comments or approval",
  permission: "session.open",
  status: 201,
  params: byTokenAndId,
  body: z.strictObject({
    name: textSent(80).min(1, "Enter your name."),
    text: textSent(1000).min(1, "Write a comment."),
    /** People leave it empty, since they do not see it. */
    website: z.string().max(500).default(""),
  }),
  reply: onGuestBoard,
});

export const printGuestTearSheets = endpoint("GET /api/shared_projects/{token}/tear_sheets", {
  summary: "Tear sheets of all selections by a project's link, as PDF",
  permission: "public.read",
  params: byToken,
  reply: z.file(),
});

export const lookAtGuestRoom = endpoint("GET /api/shared_projects/{token}/rooms/{room}", {
  summary: "The design of a room of the project by its link, to see options in it",
  permission: "public.read",
  params: byToken.extend({ room: uuid }),
  reply: success(roomShown),
});
