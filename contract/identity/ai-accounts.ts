import { z } from "zod";
import { jobShape } from "../design/ai-designs.ts";
import { roomDesign } from "../design/room-design.ts";
import { type EndpointReply, endpoint } from "../endpoint.ts";
import { dollars, isoDate, mailedToken, success } from "../shapes.ts";
import { email, formTraps, password, required } from "./accounts.ts";

export const aiUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified_at: isoDate.nullable(),
  credits: z.number(),
});
export type AiUser = z.infer<typeof aiUser>;

const signInPassword = z.string().min(1, "Enter your password.").max(200);

export const aiDesign = endpoint("POST /api/AI/design", {
  summary: "Register, sign in or out of an AI design account, or set a new password by mailed link",
  permission: "ai.open",
  body: z.discriminatedUnion(
    "action",
    [
      z.strictObject({ action: z.literal("login"), email, password: signInPassword }),
      z.strictObject({
        action: z.literal("register"),
        name: required("your name"),
        email,
        password,
        agree: z.literal(true, "Accept the terms to continue."),
        ...formTraps,
      }),
      z.strictObject({ action: z.literal("logout") }),
      z.strictObject({ action: z.literal("forgot"), email }),
      z.strictObject({ action: z.literal("reset"), token: mailedToken, password }),
    ],
    { error: "The action is one of login, register, logout, forgot and reset." },
  ),
  reply: z.object({
    success: z.literal(true),
    message: z.string().optional(),
    /** After login and register. */
    user: aiUser.optional(),
    token: z.string().optional(),
  }),
});

export const aiLinked = endpoint("GET /api/AI/linked", {
  summary: "Whether the signed-in customer has an AI design account at the same proved address, and uses it",
  permission: "session.own",
  reply: success(
    z.object({
      /**
       * `linked`: entered without a password. `unlinked`: to be confirmed once. `none`: one is made by confirming.
       * `closed`: an address is not proved, or the account is no customer's.
       */
      state: z.enum(["linked", "unlinked", "none", "closed"]),
      email: z.string(),
    }),
  ),
});
export type AiLinked = EndpointReply<typeof aiLinked>["data"];

export const aiEnterLinked = endpoint("POST /api/AI/linked", {
  summary:
    "Sign in to the AI design account at the customer's own proved address; the first time confirms that both are one person's",
  permission: "session.own",
  body: z.strictObject({
    /** Links the accounts, or makes one. Without it, only a linked account is entered. */
    confirm: z.boolean().default(false),
  }),
  reply: z.object({ success: z.literal(true), user: aiUser, token: z.string() }),
});

export const aiAuthUser = endpoint("GET /api/AI/get_user", {
  summary: "The AI design account behind AuthorizationAI",
  permission: "ai.own",
  reply: z.object({ success: z.literal(true), user: aiUser }),
});

const creditEntry = z.object({
  id: z.string(),
  change: z.number(),
  balance: z.number(),
  reason: z.enum(["welcome", "granted", "bought", "held", "given_back"]),
  created_at: isoDate,
});
export type CreditEntry = z.infer<typeof creditEntry>;

export const aiCredits = endpoint("POST /api/AI/get_credits", {
  summary:
    "The balance with its last 50 changes; an account with a proved address gets its first credits, once",
  permission: "ai.own",
  reply: success(z.object({ credits: z.number(), entries: z.array(creditEntry) })),
});

export const aiRedeem = endpoint("POST /api/AI/credits/redeem", {
  summary:
    "Redeem a code for credits, once; spaces, dashes and lower case don't matter. The account needs a proved address",
  permission: "ai.own",
  body: z.strictObject({
    code: z.string().trim().min(1, "Enter your code.").max(100, "A code has 16 characters."),
  }),
  /** What the code gave, and the balance after it. */
  reply: success(z.object({ added: z.number(), credits: z.number() })),
});

const message = z.object({ success: z.literal(true), message: z.string() });

export const aiResend = endpoint("GET /api/AI/design/email/resend", {
  summary: "Mail the verification link of an AI design account again",
  permission: "ai.own",
  reply: message,
});

export const aiResendByPost = endpoint("POST /api/AI/design/email/resend", {
  summary: "The same as GET, for clients that keep GET free of effects",
  permission: "ai.own",
  reply: message,
});

const session = z.object({ device: z.string(), ip: z.string(), created_at: isoDate, last_seen_at: isoDate });

const keptDesign = z.object({
  id: z.string(),
  title: z.string(),
  arrangement: z.string(),
  style: z.string(),
  /** The brief as it was understood. */
  brief: z.record(z.string(), z.unknown()),
  design: roomDesign,
  price_then: dollars,
  findings: z.array(z.string()),
  reasons: z.array(z.string()),
  unmet: z.array(z.string()),
  /** The changes that were made, in the person's words. */
  changes: z.array(
    z.object({ words: z.string(), price_then: dollars, credits: z.number(), made_at: isoDate }),
  ),
  /** Who it was shared with; the addresses themselves are not kept. */
  links: z.array(
    z.object({
      label: z.string(),
      created_at: isoDate,
      expires_at: isoDate,
      ended_at: isoDate.nullable(),
      opens: z.number(),
      opened_at: isoDate.nullable(),
    }),
  ),
});

const sentDesign = z.object({
  showroom: z.string(),
  title: z.string(),
  design: roomDesign,
  price_then: dollars,
  /** What was written to the pro. */
  message: z.string(),
  sent_at: isoDate,
  /** When the pro took it over. */
  taken_at: isoDate.nullable(),
});

export const aiMyData = endpoint("GET /api/AI/design/my_data", {
  summary:
    "All that is kept about the AI design account: itself, every change of its credits, where it is signed in, its design requests with what came of them, what it shared and sent",
  permission: "ai.own",
  reply: success(
    z.object({
      account: aiUser.extend({ created_at: isoDate }),
      credits: z.array(creditEntry),
      sessions: z.array(session),
      requests: z.array(
        z.object({
          ...jobShape,
          /** What was chosen beside the words. */
          given: z.record(z.string(), z.unknown()),
          alternatives: z.number(),
          designs: z.array(keptDesign),
        }),
      ),
      /** Designs that were sent to a pro, also of requests that were deleted since. */
      sent: z.array(sentDesign),
    }),
  ),
});
export type AiData = EndpointReply<typeof aiMyData>["data"];

export const aiDelete = endpoint("POST /api/AI/design/delete", {
  summary: "Delete the AI design account for good, with its credits",
  permission: "ai.own",
  body: z.strictObject({
    password: signInPassword,
    confirm: z.literal("DELETE", "Type DELETE to confirm."),
  }),
  reply: message,
});

export const aiVerify = endpoint("GET /api/AI/design/email/verify/{token}", {
  summary: "Prove the address of an AI design account with the token that was mailed",
  permission: "ai.open",
  params: z.object({ token: mailedToken }),
  reply: message,
});
