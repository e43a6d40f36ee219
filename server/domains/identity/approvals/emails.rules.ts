import type { EmailContent } from "../../../platform/mail.ts";

type Kind = "Contractor" | "Vendor";
/** What an applicant is, as people call it; a designer's account is a contractor's. */
export type Trade = "contractor" | "designer" | "vendor";

/** "Priya Natarajan applied as a designer." */
export const appliedAs = (full_name: string, trade: Trade): string => `${full_name} applied as a ${trade}.`;

/**
 * To the applicant: we received it, and how long it takes. The address is not verified yet, so the only typed text in
 * it is a plausible first name.
 */
export const receivedEmail = (greeting: string, trade: Trade): EmailContent => ({
  subject: "We have your application",
  preview: "We'll review it within 24 hours.",
  heading: "We have your application",
  blocks: [
    greeting,
    trade !== "vendor"
      ? `Thank you for applying to open a showroom. We review your ${trade === "designer" ? "application" : "license and documents"} within 24 hours, then email you. If everything checks out, the email has your Showroom ID.`
      : "Thank you for applying to sell on the marketplace. We review every vendor within 24 hours and email you either way.",
    "You can't sign in until then. We also sent an email to confirm your address. You can do that now.",
  ],
  note: "If you didn't apply, reply to this email and we'll remove the application.",
});

/** To the admins: who applied, and where to look. */
export const waitingEmail = (application: {
  id: string;
  trade: Trade;
  company_name: string;
  full_name: string;
  email: string;
  license: string;
}): EmailContent => ({
  subject: `To approve: ${application.company_name}`,
  preview: appliedAs(application.full_name, application.trade),
  heading: `A ${application.trade} is waiting for approval`,
  blocks: [
    {
      facts: (
        [
          ["Company", application.company_name],
          ["Name", application.full_name],
          ["Email", application.email],
          ["License", application.license],
        ] as const
      ).filter(([, value]) => value !== ""),
    },
  ],
  button: { label: "Review application", path: `/account/admin/approvals/${application.id}` },
});

/** To a contractor or designer who was approved, with the ID that opens the showroom. */
export const showroomOpenEmail = (first_name: string, showroom: string, vsd_id: string): EmailContent => ({
  subject: `${showroom} is open: your Showroom ID is ${vsd_id}`,
  preview: "Share the ID with your clients.",
  heading: "Your showroom is open",
  blocks: [
    `Hello ${first_name},`,
    `We approved your application, and ${showroom} is open. Here is your Showroom ID:`,
    { code: vsd_id },
    "Anyone who enters it on the home page shops at your prices. Your markup is 10 percent, the minimum, until you set your own.",
  ],
  button: { label: "Sign in", path: "/pro-account/login" },
});

/** To a vendor who was approved. */
export const vendorOpenEmail = (first_name: string, company: string): EmailContent => ({
  subject: `${company} can now sell on the marketplace`,
  preview: "Sign in to list your products.",
  heading: "Your application is approved",
  blocks: [
    `Hello ${first_name},`,
    `${company} is now on the marketplace. Sign in with the password you chose.`,
  ],
  button: { label: "Sign in", path: "/pro-account/login" },
});

/** To an applicant who was declined: why, and how to try again. */
export const declinedEmail = (
  first_name: string,
  company: string,
  reason: string,
  kind: Kind,
): EmailContent => ({
  subject: "Your application was not approved",
  preview: reason.slice(0, 120),
  heading: "Your application was not approved",
  blocks: [
    `Hello ${first_name},`,
    `We reviewed your application for ${company} and couldn't approve it yet. Here is why:`,
    ...reason.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
    "Once that is fixed, apply again with the same email address and password.",
  ],
  button: {
    label: "Apply again",
    path: kind === "Contractor" ? "/register/contractor" : "/register/vendor",
  },
});
