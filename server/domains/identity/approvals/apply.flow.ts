import type { z } from "zod";
import type { registerContractor, registerVendor } from "../../../../contract/identity/approvals.ts";
import { phoneToStore } from "../../../../domain/places/phone.ts";
import { phoneNumberProblem } from "../../../../domain/places/phone-number.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import type { Caller } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { joinNewAccount } from "../../showrooms/invitations/index.ts";
import { greeting, supportMailbox } from "../../showrooms/leads/index.ts";
import {
  activeAdmins,
  countAttempt,
  findUserByEmail,
  hashPassword,
  insertSignUpConsents,
  isPassword,
  mailVerificationLink,
  passwordProblem,
  splitName,
  zipProblems,
} from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { insertApplicant, type NewApplicant, renewApplicant } from "../people/index.ts";
import { claimDocuments, insertApplication, lastDecision, type NewApplication } from "./approvals.store.ts";
import { appliedAs, receivedEmail, type Trade, waitingEmail } from "./emails.rules.ts";

type ContractorForm = z.output<(typeof registerContractor)["body"]>;
type VendorForm = z.output<(typeof registerVendor)["body"]>;

/** The fields of both kinds of applicants, with defaults for those that only contractors have. */
export type ApplicationForm = VendorForm &
  Pick<ContractorForm, "is_designer" | "showroom_name" | "is_listed" | "license_number" | "license_state"> & {
    kind: "Contractor" | "Vendor";
  };

const taken = "This email already has an account.";
const lostDocument = "A document has expired or was already used. Please choose it again.";

/**
 * Creates the pending account of a contractor, designer or vendor with its application; all or nothing. A declined
 * applicant applies again with the same address and password. Applicant and admins get an email.
 */
export async function apply(platform: Platform, caller: Caller, form: ApplicationForm): Promise<string> {
  const problems = { ...formProblems(form), ...(await zipProblems({ zip_code: form })) };
  if (Object.keys(problems).length > 0) failFields(problems);
  const known = await knownApplicant(platform, caller, form);
  if (!known) await refuseUsual(platform, form);
  const applicant = await applicantOf(platform, form, known);
  const application = applicationOf(platform, form, applicant.id);
  await platform.db.transaction().execute(async (db) => {
    if (known) await renewApplicant(db, applicant);
    else if (!(await insertApplicant(db, applicant))) failFields({ email: taken });
    await insertApplication(db, application);
    if (!(await claimDocuments(db, application.id, form.documents))) failFields({ documents: lostDocument });
    await insertSignUpConsents(db, applicant.id, caller, application.created_at);
    await joinNewAccount(db, form.invitation, applicant.id, application.created_at);
    await notifyBoth(db, platform, application, applicant);
    const actor = { id: applicant.id, type: form.kind };
    const about = { type: "application", id: application.id };
    await audit(db, { caller, actor, action: "application.sent", about, details: { kind: form.kind } });
  });
  return application.id;
}

function formProblems(form: ApplicationForm): Record<string, string> {
  const unknown = "Choose a U.S. state.";
  const phone = phoneNumberProblem(form.country_code, form.phone_number);
  return {
    ...(phone && { phone_number: phone }),
    ...(!isUsState(form.state) && { state: unknown }),
    ...(form.license_state && !isUsState(form.license_state) && { license_state: unknown }),
  };
}

/** The account of a declined applicant who applies again; refuses any other known address. */
async function knownApplicant(platform: Platform, caller: Caller, form: ApplicationForm) {
  const user = await findUserByEmail(platform.db, form.email);
  if (!user) return null;
  await countAttempt(platform.db, "register-taken", caller.ip);
  const isDeclined = user.status === "pending" && (await lastDecision(platform.db, user.id)) === "declined";
  if (isDeclined && (await isPassword(form.password, user.password_hash))) return user.id;
  return failFields({ email: taken });
}

async function refuseUsual(platform: Platform, form: ApplicationForm): Promise<void> {
  const person = { email: form.email, first_name: form.full_name };
  const problem = await passwordProblem(platform, form.password, person);
  if (problem) failFields({ password: problem });
}

async function applicantOf(
  platform: Platform,
  form: ApplicationForm,
  known: string | null,
): Promise<NewApplicant> {
  return {
    id: known ?? newId(),
    type: form.kind,
    is_designer: form.is_designer,
    email: form.email,
    password_hash: known ? "" : await hashPassword(form.password),
    ...splitName(form.full_name),
    country_code: form.country_code,
    phone: phoneToStore(form.country_code, form.phone_number),
    zip_code: form.zip_code,
    created_at: platform.now(),
  };
}

const applicationOf = (platform: Platform, form: ApplicationForm, user_id: string): NewApplication => ({
  id: newId(),
  user_id,
  kind: form.kind,
  company_name: form.company_name,
  showroom_name: form.kind === "Contractor" ? form.showroom_name || form.company_name : "",
  is_listed: form.is_listed,
  license_number: form.license_number,
  license_state: form.license_state.toUpperCase(),
  city: form.city,
  state: form.state.toUpperCase(),
  website: form.website,
  about: form.about,
  created_at: platform.now(),
});

const tradeOf = ({ type, is_designer }: NewApplicant): Trade =>
  type === "Vendor" ? "vendor" : is_designer ? "designer" : "contractor";

async function notifyBoth(
  db: Db,
  platform: Platform,
  application: NewApplication,
  applicant: NewApplicant,
): Promise<void> {
  const { config } = platform;
  const { company_name } = application;
  const trade = tradeOf(applicant);
  const full_name = `${applicant.first_name} ${applicant.last_name}`.trim();
  await queueMail(db, config, {
    kind: "account",
    to: applicant.email,
    content: receivedEmail(greeting(full_name), trade),
  });
  await mailVerificationLink(db, platform, applicant);
  const license = [application.license_number, application.license_state].filter(Boolean).join(", ");
  const news = { id: application.id, trade, company_name, full_name, email: applicant.email, license };
  await queueMail(db, config, {
    kind: "direct",
    to: await supportMailbox(db, platform),
    content: waitingEmail(news),
  });
  for (const { id: user_id } of await activeAdmins(db)) {
    await notify(db, {
      user_id,
      kind: "application",
      title: `${company_name} is waiting for approval`,
      body: appliedAs(full_name, trade),
      link: `/account/admin/approvals/${application.id}`,
    });
  }
}
