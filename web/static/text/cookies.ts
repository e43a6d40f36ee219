export interface Cookie {
  name: string;
  purpose: string;
  stays: string;
}

const hidden = "Scripts cannot read it.";

export const cookies: readonly Cookie[] = [
  {
    name: "__Host-session",
    purpose: `Necessary. Keeps you signed in. ${hidden}`,
    stays: "Until you log out; 340 days if you asked to be remembered",
  },
  { name: "__Host-cart", purpose: `Necessary. Your cart before you sign in. ${hidden}`, stays: "340 days" },
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
    name: "remember_email",
    purpose: "Fills in your email when you sign in, if you asked for that.",
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
  { name: "authToken", purpose: "Half of the proof that you are signed in.", stays: "" },
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
  {
    name: "breadcrumb, product_category, product_list",
    purpose: "Where in the shop you were, so that you can go back.",
    stays: "",
  },
  {
    name: "floorplan_drawing, room-unsaved",
    purpose: "Plans and rooms that you are drawing, until the server has them.",
    stays: "",
  },
  {
    name: "visual_redirect, redirect_to",
    purpose: "Where you wanted to go when you were asked to sign in.",
    stays: "",
  },
  {
    name: "fonts",
    purpose: "That this browser has our fonts, so that pages begin in them. Stays.",
    stays: "",
  },
  {
    name: "lead_popup",
    purpose: "That you closed or sent the form “Save up to 30%”, so that it does not come again. Stays.",
    stays: "",
  },
];
