import type { PageText } from "../page-text.ts";

export const privacyPolicy: PageText = {
  title: "Privacy Policy",
  description: "What we collect, what we use it for, who else sees it, and how we keep it safe.",
  lead: "What we collect, what we use it for, who else sees it, and how we keep it safe.",
  updated: "May 3, 2021",
  sections: [
    {
      id: "collection",
      title: "What we collect",
      blocks: [
        "Only what a purchase and a project need:",
        {
          list: [
            "Your account: name, email, phone, ZIP code, and the showroom that sent you.",
            "Your orders: addresses, items, amounts, and messages about them.",
            "Your projects: the plans, pictures, selections, checklists and chats you add.",
            "What you send us: the contact form, a sample request, or the savings form.",
            "For pros and vendors: company, license, documents for approval, and payout details.",
            "Technical data: your IP address, browser type, and times, for security and troubleshooting.",
          ],
        },
        "You can browse without telling us who you are.",
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      blocks: [
        {
          list: [
            "To show a showroom's prices, take orders, deliver them, handle returns, and pay pros and vendors.",
            "To contact you about orders, projects and your account.",
            "To answer your messages.",
            "To keep the service secure, find problems and prevent fraud.",
            "To comply with the law, mainly for bookkeeping and taxes.",
          ],
        },
        "We do not use it to advertise for others, and we do not build or sell profiles of you.",
      ],
    },
    {
      id: "clients-and-pros",
      title: "Clients and contractors",
      blocks: [
        "The contractor or designer whose showroom you shop in sees your name, your orders in that showroom, and the projects you share. They do not see your password, your card, or what you do in other showrooms.",
        "A vendor sees what it needs to ship: items, quantity, name, address and phone. If you fill out a showroom's contact form, that showroom's pro gets your details and replies to you.",
        "Contractors and designers are responsible for what they do with their clients' data outside of {name}.",
      ],
    },
    {
      id: "social-sign-on",
      title: "Social sign-on",
      blocks: [
        "If you sign in through another provider, we get your name, your email address and your ID there. We post nothing, read nothing else, and never see that password.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      blocks: [
        "A third-party payment provider handles card payments. Your card number and security code go to that provider, and we never store them. We keep the brand, the last four digits and the expiration date so you can tell which card it is. The provider's own privacy policy covers what it stores.",
      ],
    },
    {
      id: "disclosure",
      title: "Disclosure: who else sees it",
      blocks: [
        {
          list: [
            "Carriers, payment providers and email providers see what they need for their part and may not use it for anything else.",
            "Authorities see what the law requires us to disclose.",
            "If the business changes hands, this policy binds the new owner, and we tell you first.",
          ],
        },
        "We do not sell personal data.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and analytics",
      blocks: [
        "The [cookies policy](/cookies_policy) lists each cookie. Analytics run only after you agree. They count page views, and the words of searches that find nothing, on our own server. They do not record who you are and do not follow you anywhere.",
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        "Connections are encrypted, passwords are stored as slow salted hashes, and access is logged and limited to people who need it. Administrators also enter a one-time code. No system is perfect. If one of ours fails you, we will tell you promptly.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "You must be 13 or older to use the service. If you are under 18, a parent or guardian must agree. If a younger child has given us data, write to us and we will delete it.",
      ],
    },
    {
      id: "rights",
      title: "Your data, your choice",
      blocks: [
        "Under Privacy in [My Account](/account/privacy) you can download your data and delete your account. For anything else, such as a correction, write to [{email}](mailto:{email}) from your account's email address. We reply within 30 days. We keep records such as invoices as long as the law requires.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When we change this policy, we change the date above. If a change affects data we already have about you, we email you before it takes effect.",
      ],
    },
  ],
};
