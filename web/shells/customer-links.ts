/** The pages of a customer's account, in the order of its navigation. */
export const customerLinks: readonly { label: string; url: string }[] = [
  { label: "Overview", url: "/account" },
  { label: "Orders", url: "/account/orders" },
  { label: "Samples", url: "/account/samples" },
  { label: "Projects", url: "/projects" },
  { label: "Hired pros", url: "/account/hires" },
  { label: "Messages", url: "/account/messages" },
  { label: "Reviews", url: "/account/reviews" },
  { label: "Notifications", url: "/notification" },
  { label: "Addresses", url: "/account/addresses" },
  { label: "Saved cards", url: "/account/cards" },
  { label: "Notification settings", url: "/account/notifications" },
  { label: "Profile", url: "/account/profile" },
  { label: "Sign-in and security", url: "/account/security" },
  { label: "Privacy", url: "/account/privacy" },
];
