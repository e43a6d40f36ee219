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
    stays: "Until you log out or close the browser; 340 days if you chose to stay signed in",
  },
  {
    name: "__Host-remember, remember_me",
    purpose: `Necessary if you chose to stay signed in. Renews your sign-in. ${hidden} The second one shows that the first exists.`,
    stays: "340 days, or until you log out",
  },
  {
    name: "remember_email",
    purpose: "Fills in your email when you sign in, if you chose that.",
    stays: "340 days",
  },
  {
    name: "__Host-office",
    purpose: `Necessary. For administrators: the way back from a customer's account. ${hidden}`,
    stays: "Until you close the browser",
  },
  {
    name: "__Host-social",
    purpose: `Necessary. Keeps track of your sign-in through another provider. ${hidden}`,
    stays: "10 minutes",
  },
  {
    name: "__Host-ai-session",
    purpose: `Necessary. Keeps you signed in at AI 3D Design. ${hidden}`,
    stays: "30 days, or until you log out there",
  },
  {
    name: "__Host-cart",
    purpose: `Necessary. Holds your cart before you sign in. ${hidden}`,
    stays: "180 days",
  },
  {
    name: "__Host-otp_verify",
    purpose: `Necessary. For administrators: this device has entered a one-time code. ${hidden}`,
    stays: "340 days",
  },
  {
    name: "__Host-known_device",
    purpose: `Necessary. You have signed in here before, so people who guess at your password cannot lock you out. ${hidden}`,
    stays: "340 days",
  },
  {
    name: "showroom",
    purpose: "Necessary. The showroom you shop in, so you see its prices right away.",
    stays: "340 days",
  },
  {
    name: "coupon",
    purpose: "The coupon code from a link that you followed, so the checkout fills it in.",
    stays: "30 days, or until you order",
  },
  {
    name: "portal",
    purpose: "Necessary. Whether you sign in as a pro, so that you are led to the right sign-in page.",
    stays: "340 days",
  },
  {
    name: "user_type",
    purpose: "Necessary. Whether this is an administrator account, for the layout.",
    stays: "1 day",
  },
  {
    name: "cookie_consent",
    purpose: "Necessary. Your choice on this page, so we don't ask again.",
    stays: "180 days",
  },
];

/** What stays in the browser's own storage. */
export const kept: readonly Cookie[] = [
  {
    name: "authToken, AIauthToken, officeToken",
    purpose: "Half of the proof that you are signed in.",
    stays: "",
  },
  { name: "cart_id, project", purpose: "Which cart and project you are working on.", stays: "" },
  {
    name: "my_item, showroom, category",
    purpose: "The showroom you shop in, with the plan and template you chose there.",
    stays: "",
  },
  {
    name: "recently_viewed, top_product, customer_viewed",
    purpose: "The products you viewed last, and related ones.",
    stays: "",
  },
  { name: "style_profile", purpose: "The rooms you chose in the style profile.", stays: "" },
  { name: "compare", purpose: "The products that you put aside to compare.", stays: "" },
  {
    name: "unsent_messages",
    purpose: "Messages that you wrote offline, until they are sent.",
    stays: "",
  },
  {
    name: "support_key",
    purpose: "Opens your conversation with support again, if you write without an account. Until you end it.",
    stays: "",
  },
  { name: "hidden_columns", purpose: "Columns that a vendor hides in the product table.", stays: "" },
  { name: "hidden_columns_by_table", purpose: "Columns that you hide in other tables.", stays: "" },
  {
    name: "delivery_zip",
    purpose: "The ZIP code you entered for delivery dates.",
    stays: "",
  },
  {
    name: "breadcrumb, product_category, product_list, new-layout",
    purpose: "Where you were in the store, so you can go back.",
    stays: "",
  },
  {
    name: "floorplan_drawing, room-unsaved",
    purpose: "Plans and rooms you are drawing, until they are saved on the server.",
    stays: "",
  },
  {
    name: "design_brief",
    purpose: "The brief you are writing for AI 3D Design, until its designs are made.",
    stays: "",
  },
  {
    name: "rooms_of_designs",
    purpose: "Which room you opened from which design, so it opens again instead of a copy.",
    stays: "",
  },
  {
    name: "checkout_typed",
    purpose: "What you typed at checkout, never your card, so a reload loses nothing. Gone once you order.",
    stays: "Until you close the tab",
  },
  {
    name: "credit_code",
    purpose: "A code for AI 3D Design credits from a link you opened, until you use it.",
    stays: "",
  },
  {
    name: "visual_redirect, redirect_to, social-walk",
    purpose: "The page you wanted when we asked you to sign in.",
    stays: "",
  },
  {
    name: "fonts",
    purpose: "Notes that this browser has our fonts, so pages start with them. Stays.",
    stays: "",
  },
  {
    name: "react-router-scroll-positions",
    purpose: "How far you scrolled, for the Back button. Until you close the window.",
    stays: "",
  },
  {
    name: "seen-pages",
    purpose: "The last 60 public pages you viewed, so you can see them offline. Stays.",
    stays: "",
  },
  {
    name: "invitation",
    purpose:
      "The invitation you followed, so the person who sent it sees that you joined. Kept until you sign up.",
    stays: "",
  },
  {
    name: "lead_popup",
    purpose: "Notes that you closed or sent the “Save up to 30%” form, so it doesn't show again. Stays.",
    stays: "",
  },
];
