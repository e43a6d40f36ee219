export interface Cookie {
  name: string;
  purpose: string;
  stays: string;
}

const hidden = "Scripts cannot read it.";

/** Every cookie that is set; that none is missing is proved against the code that sets them. */
export const cookies: readonly Cookie[] = [
  {
    name: "__Host-session",
    purpose: `Necessary. Keeps you signed in. ${hidden}`,
    stays: "Until you log out or close the browser; 340 days if you asked to be remembered",
  },
  {
    name: "__Host-remember, remember_me",
    purpose: `Necessary, if you asked to be remembered. Renews the sign-in. ${hidden} The second says that there is one.`,
    stays: "340 days, or until you log out",
  },
  {
    name: "remember_email",
    purpose: "Fills in your email when you sign in, if you asked for that.",
    stays: "340 days",
  },
  {
    name: "__Host-social",
    purpose: `Necessary. Holds together the way to another provider's sign-in and back. ${hidden}`,
    stays: "10 minutes",
  },
  {
    name: "__Host-ai-session",
    purpose: `Necessary. Keeps you signed in at AI 3D Design. ${hidden}`,
    stays: "30 days, or until you log out there",
  },
  { name: "__Host-cart", purpose: `Necessary. Your cart before you sign in. ${hidden}`, stays: "180 days" },
  {
    name: "__Host-otp_verify",
    purpose: `Necessary. For administrators: this device has proved a one-time code. ${hidden}`,
    stays: "340 days",
  },
  {
    name: "showroom",
    purpose: "Necessary. The showroom you shop in, so that its prices are shown at once.",
    stays: "340 days",
  },
  {
    name: "user_type",
    purpose: "Necessary. Whether the account is an administrator's, for the layout.",
    stays: "1 day",
  },
  {
    name: "cookie_consent",
    purpose: "Necessary. What you chose on this page, so that you are not asked again.",
    stays: "180 days",
  },
];

/** What stays in the browser's own storage. */
export const kept: readonly Cookie[] = [
  { name: "authToken, AIauthToken", purpose: "Half of the proof that you are signed in.", stays: "" },
  { name: "cart_id, project", purpose: "Which cart and project you are working on.", stays: "" },
  {
    name: "my_item, showroom, category",
    purpose: "The showroom you shop in, with the plan and template you chose there.",
    stays: "",
  },
  {
    name: "recently_viewed, top_product, customer_viewed",
    purpose: "The products that you looked at last, and those shown beside them.",
    stays: "",
  },
  { name: "compare", purpose: "The products that you put aside to compare.", stays: "" },
  {
    name: "delivery_zip",
    purpose: "The ZIP code for which you asked the days of delivery.",
    stays: "",
  },
  {
    name: "breadcrumb, product_category, product_list, new-layout",
    purpose: "Where in the shop you were, so that you can go back.",
    stays: "",
  },
  {
    name: "floorplan_drawing, room-unsaved",
    purpose: "Plans and rooms that you are drawing, until the server has them.",
    stays: "",
  },
  {
    name: "visual_redirect, redirect_to, social-walk",
    purpose: "Where you wanted to go when you were asked to sign in.",
    stays: "",
  },
  {
    name: "fonts",
    purpose: "That this browser has our fonts, so that pages begin in them. Stays.",
    stays: "",
  },
  {
    name: "react-router-scroll-positions",
    purpose: "How far you had scrolled, for the button back. Until the window is closed.",
    stays: "",
  },
  {
    name: "seen-pages",
    purpose: "The 60 public pages that you saw last, to show them without a connection. Stays.",
    stays: "",
  },
  {
    name: "lead_popup",
    purpose: "That you closed or sent the form “Save up to 30%”, so that it does not come again. Stays.",
    stays: "",
  },
];
