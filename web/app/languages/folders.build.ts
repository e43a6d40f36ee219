/** What the server writes to customers: emails, notifications, documents. Those to vendors and pros alone are left out. */
const ofMails = new RegExp(
  `^server/(?:platform/mail/(?:digest\\.rules|email-content)|domains/(?:${[
    "catalog/reviews/emails\\.rules",
    "catalog/samples/sample-emails\\.rules",
    "identity/(?:users|ai-accounts)/emails\\.rules",
    "identity/privacy/(?:delete-account|exports)\\.flow",
    "identity/accounts/(?:emails|security-changes\\.flow)",
    "orders/orders/(?:move|delay|address)-emails\\.rules",
    "orders/orders/documents\\.rules",
    "orders/checkout/sale-(?:news\\.flow|emails\\.rules)",
    "orders/returns/(?:emails|returns)\\.rules",
    "orders/tax-certificates/certificates\\.rules",
    "orders/coupons/coupons\\.rules",
    "design/ai-designs/(?:links|sent)\\.rules",
    "design/projects/(?:watched-products\\.rules|checklist-calendar\\.flow)",
    "design/selections/(?:people\\.flow|(?:guest|tear-sheets)\\.flow|(?:news|tear-sheets)\\.rules)",
    "design/hires/emails\\.rules",
    "design/proposals/(?:emails|pdf)\\.rules|design/proposals/news\\.flow",
    "design/rooms/papers(?:-pdf)?\\.rules|design/rooms/papers\\.flow",
    "design/sharing/(?:links|product-shares)\\.rules",
    "messaging/conversations/emails\\.rules",
    "showrooms/leads/emails\\.rules",
    "showrooms/clients/begin-project\\.flow",
    "showrooms/invitations/invitations\\.rules",
  ].join("|")}))\\.ts$`,
);

/** What calls of customers' pages answer: what was done, and what is wrong with a field. */
const ofReplies = new RegExp(
  `^server/domains/(?:${[
    "catalog/reviews/writing\\.routes",
    "catalog/samples/samples\\.(?:routes|rules)",
    "design/ai-designs/(?:ai-designs\\.routes|links\\.routes|request\\.flow|run-job\\.flow)",
    "design/boards/(?:boards\\.routes|photos\\.flow|shares\\.routes)",
    "design/hires/hires\\.(?:flow|routes)",
    "design/projects/(?:checklist\\.flow|(?:checklist|history|tidy-projects|to-cart)\\.routes)",
    "design/projects/(?:project-cart\\.(?:routes|rules)|room-lines\\.flow)",
    "design/proposals/(?:client\\.routes|pay\\.flow)",
    "design/rooms/(?:finalise|library|rooms)\\.routes|design/rooms/(?:begin-room|rooms)\\.flow",
    "design/selections/(?:(?:guest|selections)\\.routes|options\\.rules)",
    "design/sharing/(?:comments\\.flow|(?:product-shares|sharing)\\.routes)",
    "design/style-profile/style-profile\\.routes",
    "identity/accounts/(?:addresses|authenticator|passkeys|password|profile|saved-bank|saved-cards)\\.routes",
    "identity/accounts/(?:(?:sessions|social-login|verification)\\.routes|passwords|register\\.flow)",
    "identity/(?:privacy/privacy|ai-accounts/ai-accounts)\\.routes",
    "messaging/conversations/(?:conversations\\.(?:routes|rules)|project-chat\\.routes)",
    "messaging/notifications/(?:push|settings)\\.routes",
    "orders/checkout/(?:checkout\\.routes|(?:coupons|quote)\\.rules|(?:load-cart|place-order)\\.flow)",
    "orders/orders/(?:change-address\\.(?:flow|rules)|orders\\.routes)",
    "orders/returns/(?:missing\\.(?:flow|routes)|request\\.flow|returns\\.routes)",
    "orders/tax-certificates/certificates\\.(?:routes|flow)",
    "showrooms/invitations/(?:invitations\\.routes|join\\.flow)|showrooms/leads/leads\\.routes",
  ].join("|")})\\.ts$`,
);

/** What the designer says of its designs, and why there is none. */
const ofDesigns = new RegExp(
  `^domain/designer/(?:${[
    "(?:design-rooms|kept-things|nearest-room|near-places|kept-sides|held-in|otherwise-drawn|placed-in)",
    "(?:plan-for|reasons|within-budget)",
    "layout/.*",
    "change/(?:held-words|swaps)",
    "complete/incomplete",
    "own-plan/(?:furnish-plan|keep-in-plan)",
    "standing/standing-in",
    "brief/(?:change-brief|read-saving)",
  ].join("|")})\\.ts$`,
);

/** Where texts of customers' pages stand; each has a file of messages, `content/spanish/messages/<name>.po`. */
const folders: ReadonlyMap<string, RegExp> = new Map([
  ["app", /^web\/(?:app|client)\/|^web\/root\.tsx$/],
  ["ui", /^web\/ui\//],
  ["kit-room", /^web\/kit\/room\//],
  ["kit", /^web\/kit\//],
  ["room", /^web\/areas\/(?:room|design-ai)\//],
  ["home", /^web\/areas\/home\//],
  ["shop", /^web\/areas\/(?:shop|reviews)\//],
  ["checkout", /^web\/areas\/(?:cart|checkout)\//],
  ["account", /^web\/areas\/(?:account|sign-in|messages|notifications|today)\//],
  ["orders", /^web\/areas\/orders\//],
  ["projects", /^web\/areas\/(?:projects|boards)\//],
  [
    "pros",
    /^web\/areas\/(?:hiring|proposals|style)\/|^web\/areas\/pro\/(?:leads\/lead-form|crm\/invitations\/invitation\.page)/,
  ],
  ["static", /^web\/areas\/static\//],
  ["designs", ofDesigns],
  ["rules", /^domain\//],
  ["mails", ofMails],
  ["replies", ofReplies],
  ["states", /^contract\/(?:\w+\/[\w-]+-words|design\/proposal-content|messaging\/notification-kinds)\.ts$/],
]);

export const folderNames: readonly string[] = [...folders.keys()];

/** The folder of a source file (a path from the project's root, with forward slashes), if its texts are translated. */
export function folderOf(file: string): string | undefined {
  if (!/\.tsx?$/.test(file) || /\.(?:test|test-support|build|generated)\.tsx?$|\.es\.tsx?$/.test(file))
    return undefined;
  for (const [name, pattern] of folders) if (pattern.test(file)) return name;
  return undefined;
}
