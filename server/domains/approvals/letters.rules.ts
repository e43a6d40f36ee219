import type { Letter } from "../../platform/mail.ts";

type Kind = "Contractor" | "Vendor";

/**
 * To the applicant: it has arrived, and how long it takes. Nobody has proved the address yet, so nothing that was
 * typed into the form stands in it but a plausible first name.
 */
export const receivedLetter = (greeting: string, kind: Kind): Letter => ({
  subject: "We have your application",
  preview: "We look at it within 24 hours.",
  heading: "We have your application",
  blocks: [
    greeting,
    kind === "Contractor"
      ? "Thank you for applying to open a showroom. We look at the license and the documents by hand, which takes up to 24 hours. You then get a mail from us, with your Showroom ID if everything is in order."
      : "Thank you for applying to sell on the marketplace. We look at every vendor by hand, which takes up to 24 hours. You then get a mail from us either way.",
    "Until then you cannot sign in. A second mail asks you to confirm your email address; you can do that now.",
  ],
  note: "If it was not you who applied, answer this message and we will remove the application.",
});

/** To those who decide: who waits, and where to look. */
export const waitingLetter = (application: {
  id: string;
  kind: Kind;
  company_name: string;
  full_name: string;
  email: string;
  license: string;
}): Letter => ({
  subject: `To approve: ${application.company_name}`,
  preview: `${application.full_name} applied as a ${application.kind.toLowerCase()}.`,
  heading: `A ${application.kind.toLowerCase()} waits for approval`,
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
  button: { label: "Look at the application", path: `/account/admin/approvals/${application.id}` },
});

/** To a contractor or designer who was approved, with the ID that opens the showroom. */
export const showroomOpenLetter = (first_name: string, showroom: string, vsd_id: string): Letter => ({
  subject: `${showroom} is open: your Showroom ID is ${vsd_id}`,
  preview: "Share the ID with your clients; sign in to set departments and markup.",
  heading: "Your showroom is open",
  blocks: [
    `Hello ${first_name},`,
    `Your application is approved, and ${showroom} is open. This is its Showroom ID:`,
    { code: vsd_id },
    "Whoever enters it on the front page shops at your prices. Sell at the lowest markup of 10 percent until you set your own.",
  ],
  button: { label: "Sign in", path: "/pro-account/login" },
});

/** To a vendor who was approved. */
export const vendorOpenLetter = (first_name: string, company: string): Letter => ({
  subject: `${company} may sell on the marketplace`,
  preview: "Sign in to list your products.",
  heading: "Your application is approved",
  blocks: [
    `Hello ${first_name},`,
    `${company} is on the marketplace now. Sign in with the password that you chose.`,
  ],
  button: { label: "Sign in", path: "/pro-account/login" },
});

/** To an applicant who was declined: why, and how to try again. */
export const declinedLetter = (first_name: string, company: string, reason: string, kind: Kind): Letter => ({
  subject: "Your application was not approved",
  preview: reason.slice(0, 120),
  heading: "Your application was not approved",
  blocks: [
    `Hello ${first_name},`,
    `We have looked at your application for ${company} and could not approve it yet. This is why:`,
    ...reason.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
    "Once that is settled, apply again with the same email address and password.",
  ],
  button: {
    label: "Apply again",
    path: kind === "Contractor" ? "/register/contractor" : "/register/vendor",
  },
});
