import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, mailedToken, picture, success, uuid } from "../shapes.ts";
import { teamRoles } from "./team-roles.ts";

/** A text that must not be empty; `what` is a noun with its article, such as "your full name". */
export const required = (what: string, max = 120) =>
  z.string(`Enter ${what}.`).trim().min(1, `Enter ${what}.`).max(max, `Enter at most ${max} characters.`);

export const email = z
  .string()
  .trim()
  .min(1, "Enter your email address.")
  .max(254, "Enter a valid email address.")
  .pipe(z.email("Enter a valid email address."));
export const password = z
  .string()
  .min(1, "Enter your password.")
  .min(8, "Use at least 8 characters.")
  .max(200, "Use at most 200 characters.");
const zipForm = /^\d{5}(-\d{4})?$/;
export const zip = required("your ZIP code").regex(zipForm, "Enter a ZIP code with 5 digits.");
export const countryCode = z
  .string()
  .trim()
  .regex(/^\+\d{1,4}$/, "Choose a country code such as +1.");
export const stateForm = /^[A-Za-z]{2}$/;
export const stateRule = "Use the two-letter code of the state, such as CA.";
export const stateSent = z
  .string("Choose a state.")
  .trim()
  .min(1, "Choose a state.")
  .regex(stateForm, stateRule);

/**
 * What only programs give away: `fax_number` is hidden from people, and nobody fills in a form within a second.
 * Both may be left out.
 */
export const formTraps = {
  fax_number: z.string().max(500).optional(),
  /** Milliseconds between the form's being shown and its being sent. */
  filled_in_ms: z.number().int().min(0).optional(),
};

export const user = z.object({
  id: z.string(),
  type: z.enum(["User", "Vendor", "Contractor", "Admin"]),
  status: z.enum(["Active", "Approve", "Deactive", "pending"]),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  /** Of a pro's showroom or a vendor; empty for others. */
  company_name: z.string(),
  phone: z.string(),
  country_code: z.string(),
  zip_code: z.string(),
  /** Of the page where the account last did something; its emails are in it. */
  language: z.enum(["en", "es"]),
  /** The account's last choice of how pages show lengths and areas. */
  units: z.enum(["feet", "metric"]),
  email_verified_at: isoDate.nullable(),
  is_designer: z.boolean(),
  total_projects: z.number(),
  custom_addon: z.boolean(),
  /** Of a pro. `paid_amount` is what a month of the plan costs, in a free trial too; `price` what the plan asks. */
  latest_subscription: z
    .object({ subscription_status: z.string(), plan: z.string(), paid_amount: dollars, price: dollars })
    .nullable(),
  shop_profile: z
    .object({
      id: z.string(),
      vsd_id: z.string(),
      company_name: z.string(),
      theme_color: z.string(),
      business_logo: picture.nullable(),
    })
    .nullable(),
  unread_notifications: z.number(),
  /** The showroom of a team that the account works in at present; null in its own account. */
  works_in: z.object({ team: z.string(), company_name: z.string(), role: z.enum(teamRoles) }).nullable(),
  /** The teams it belongs to. */
  teams: z.array(z.object({ team: z.string(), company_name: z.string(), role: z.enum(teamRoles) })),
  /** False for who came by a provider and has chosen none. */
  has_password: z.boolean(),
  /** Whether this account has to prove a one-time code: every Admin, and anyone who uses an authenticator app. */
  otp_required: z.boolean(),
  /** Where the codes come from. */
  otp_method: z.enum(["email", "app"]),
  /** Whether a one-time code has been proved in this session or on this device. */
  otp_verified: z.boolean(),
  /** Only where an admin is signed in as this user: until when. */
  stand_in: z.object({ until: isoDate }).optional(),
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  user,
  token: z.string(),
});

const optionalText = (max = 120) => z.string().trim().max(max, `Enter at most ${max} characters.`).optional();

/** What may be left empty has no other rule then. */
const emptyOr = (form: RegExp, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || form.test(text), message)
    .optional();

const card = {
  card_number: optionalText(30),
  name_on_Card: optionalText(80),
  exp_date: optionalText(7),
  cvv: optionalText(4),
  /** In place of the four: what the payment provider's own card fields gave, such as `pm_…`. */
  card_token: optionalText(200),
};
const billing = {
  pay_street: optionalText(),
  pay_state: emptyOr(stateForm, stateRule),
  pay_city: optionalText(),
  pay_zip_code: emptyOr(zipForm, "Enter a ZIP code with 5 digits."),
};

export const register = endpoint("POST /api/register", {
  summary: "Create an account; card fields become a payment token at once and are stored nowhere",
  permission: "session.open",
  status: 201,
  idempotency: "none",
  body: z.strictObject({
    full_name: required("your full name"),
    type: z.literal("User").default("User"),
    email,
    password,
    country_code: countryCode.default("+1"),
    phone_number: required("a phone number", 30),
    zip_code: zip,
    agree: z.literal(true, "Accept the terms to continue."),
    i_accept: z.boolean().optional(),
    shipping_street: required("a street"),
    shipping_city: required("a city"),
    shipping_state: stateSent,
    shipping_zip_code: zip,
    shipping_apartment: optionalText(60),
    ...card,
    ...billing,
    shop_id: z.string().max(60).nullable().optional(),
    /** The secret of the invitation that brought the customer. */
    invitation: z.string().max(200).nullable().optional(),
    ...formTraps,
  }),
  reply: signedIn,
});

export const login = endpoint("POST /api/login", {
  summary: "Sign in with e-mail and password",
  permission: "session.open",
  body: z.strictObject({
    email,
    password: z.string().min(1, "Enter your password.").max(200),
    remember: z.boolean().optional(),
    portal: z.enum(["customer", "pro"]).optional(),
    otp: z.string().trim().max(20).optional(),
  }),
  reply: signedIn,
});

export const logout = endpoint("POST /api/logout", {
  summary: "Revoke this session",
  permission: "session.begun",
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

export const authUser = endpoint("GET /api/authuser", {
  summary: "The signed-in account",
  permission: "session.begun",
  reply: z.object({ success: z.literal(true), user }),
});

const message = z.object({ success: z.literal(true), message: z.string() });
const resent = message.extend({
  /** Seconds until another link may be asked for; 0 when none is needed. */
  data: z.object({ resend_after_s: z.number() }),
});

export const resendVerification = endpoint("GET /api/email/resend", {
  summary: "Mail the verification link again",
  permission: "session.begun",
  reply: resent,
});

export const resendVerificationByPost = endpoint("POST /api/email/resend", {
  summary: "The same as GET, for clients that keep GET free of effects",
  permission: "session.begun",
  reply: resent,
});

export const verifyEmail = endpoint("GET /api/email/verify/{token}", {
  summary: "Prove an e-mail address with the token that was mailed; the answer says whose it is",
  permission: "session.open",
  params: z.object({ token: mailedToken }),
  reply: message.extend({ data: user.pick({ type: true, status: true, email: true }) }),
});

/** Six digits, or one of the recovery codes that stand in for the app. */
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^(\d{6}|[a-z0-9]{5}-?[a-z0-9]{5})$/i, "Enter the six-digit code.");
const otpReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ valid_otp: z.boolean() }),
});

export const verifyOtp = endpoint("GET /api/login/verify_otp", {
  summary: "Without `otp`: mail a six-digit code; with it: check the code",
  permission: "session.begun",
  query: z.object({ otp: oneTimeCode.optional() }),
  reply: otpReply,
});

export const verifyOtpByPost = endpoint("POST /api/login/verify_otp", {
  summary: "The same as GET, with the code out of the address",
  permission: "session.begun",
  body: z.strictObject({ otp: oneTimeCode.optional() }),
  reply: otpReply,
});

export const forgotPassword = endpoint("POST /api/password/forgot", {
  summary: "Mail a reset link; the answer is the same for unknown addresses",
  permission: "session.open",
  body: z.strictObject({ email }),
  reply: message,
});

export const resetPassword = endpoint("POST /api/password/reset", {
  summary: "Set a new password with the mailed token; all other sessions end",
  permission: "session.open",
  body: z.strictObject({ token: mailedToken, password }),
  reply: message,
});

export const changePassword = endpoint("PUT /api/password", {
  summary: "Change the password; all other sessions end",
  permission: "account.secure",
  body: z.strictObject({
    /** May be left out by an account that has none so far, having come by a provider. */
    current_password: z.string().max(200).optional(),
    password,
  }),
  reply: message,
});

const address = z.object({
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
});

export const profile = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country_code: z.string(),
  zip_code: z.string(),
  timezone: z.string(),
  shipping: address.nullable(),
  billing: address.nullable(),
  card: z
    .object({ brand: z.string(), last4: z.string(), exp_date: z.string(), name_on_Card: z.string() })
    .nullable(),
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint("GET /api/profile", {
  summary: "The account's details; `checkout=1` for addresses and payment",
  permission: "session.own",
  query: z.object({ checkout: z.enum(["0", "1"]).optional() }),
  reply: success(profile),
});

export const updateProfile = endpoint("PUT /api/profile", {
  summary: "Change details, addresses or the saved card",
  permission: "account.secure",
  query: z.object({ checkout: z.enum(["0", "1"]).optional() }),
  body: z.strictObject({
    full_name: required("your full name").optional(),
    country_code: countryCode.optional(),
    phone_number: required("a phone number", 30).optional(),
    zip_code: zip.optional(),
    timezone: z.string().max(60).optional(),
    street: required("a street").optional(),
    apartment: optionalText(60),
    city: required("a city").optional(),
    state: stateSent.optional(),
    ...card,
    ...billing,
    /** Forgets the saved card. */
    remove_card: z.literal(true).optional(),
  }),
  reply: success(profile.extend({ shipping_charge: dollars.optional() })),
});

export const zipPlace = endpoint("GET /api/zip/{zip}", {
  summary: "City and state of a ZIP code; null for one that is not in use",
  permission: "public.read",
  params: z.object({ zip: z.string().regex(/^\d{5}$/, "Enter a ZIP code with 5 digits.") }),
  reply: success(z.object({ city: z.string(), state: z.string() }).nullable()),
});

export const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  created_at: isoDate,
});
export type Mail = z.infer<typeof mail>;

export const devMailbox = endpoint("GET /api/dev/mailbox", {
  summary: "Mail as it was sent; development and demo only",
  permission: "dev.mailbox",
  query: z.object({ to: z.string().max(254).optional() }),
  reply: success(z.array(mail)),
});

export const devMailAttachment = endpoint("GET /api/dev/mailbox/{id}/{name}", {
  summary: "A file that went with an email; development and demo only",
  permission: "dev.mailbox",
  params: z.object({ id: uuid, name: z.string().max(200) }),
  reply: z.file(),
});
