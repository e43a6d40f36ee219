/** The pages of a customer's account, in the order of its navigation. */
export const customerLinks: readonly { label: string; url: string }[] = [
  { label: "Overview", url: "/account" },
  { label: "Orders", url: "/account/orders" },
  { label: "Projects", url: "/projects" },
  { label: "Messages", url: "/account/messages" },
  { label: "Reviews", url: "/account/reviews" },
  { label: "Notifications", url: "/notification" },
  { label: "Notification settings", url: "/account/notifications" },
  { label: "Profile", url: "/account/profile" },
  { label: "Sign-in and security", url: "/account/security" },
  { label: "Privacy", url: "/account/privacy" },
];
