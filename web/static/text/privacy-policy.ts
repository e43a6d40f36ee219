import type { PageText } from "../page-text.ts";

export const privacyPolicy: PageText = {
  title: "Privacy Policy",
  description: "What we collect, what we use it for, who else sees it, and how it is kept safe.",
  lead: "What we collect, what we use it for, who else sees it, and how it is kept safe.",
  updated: "May 3, 2021",
  sections: [
    {
      id: "collection",
      title: "What we collect",
      blocks: [
        "Only what a purchase and a project need:",
        {
          list: [
            "Your account: name, email, phone, ZIP code, and the showroom through which you came.",
            "Your orders: addresses, goods, amounts, and messages about them.",
            "Your projects: plans, pictures, selections, checklists and chats that you put in.",
            "What you send us: the contact form, a sample order, or the form in which you ask for savings.",
            "For pros and vendors: company, license, documents for approval, and payout details.",
            "Technical data: the address of the device, the kind of browser, and times, for safety and repair.",
          ],
        },
        "You can look around without telling us who you are.",
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      blocks: [
        {
          list: [
            "To show a showroom's prices, take orders, deliver goods, handle returns and pay those who earned.",
            "To write to you about orders, projects and your account.",
            "To answer you, when you wrote to us.",
            "To keep the service safe, find faults and prevent fraud.",
            "To meet the law, in bookkeeping and taxes above all.",
          ],
        },
        "We do not use it for advertising of others, and we do not build profiles of people for sale.",
      ],
    },
    {
      id: "clients-and-pros",
      title: "Clients and contractors",
      blocks: [
        "The contractor or designer whose showroom you shop in sees your name, your orders in that showroom, and the projects that you share. They do not see your password, your card, or what you do in other showrooms.",
        "A vendor sees what is needed to ship: goods, quantity, name, address and phone. If you leave your details in a showroom's form, the pro of that showroom gets them, and answers you.",
        "Contractors and designers answer for what they themselves do with their clients' data outside of {name}.",
      ],
    },
    {
      id: "social-sign-on",
      title: "Social sign-on",
      blocks: [
        "If you sign in through another provider, we get your name, your email address and a number that stands for you there. We post nothing, we read nothing else, and we never see that password.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      blocks: [
        "A third-party payment provider takes card payments. The card's number and security code go to that provider and are stored nowhere in our systems; we keep the brand, the last four digits and the expiry date to show you which card it is. The provider's own privacy policy holds for what it stores.",
      ],
    },
    {
      id: "disclosure",
      title: "Disclosure: who else sees it",
      blocks: [
        {
          list: [
            "Carriers, payment and mail providers see what their part needs, and may use it for nothing else.",
            "Authorities see what the law makes us show.",
            "If the business changes hands, the new owner is bound by this policy, and you are told before.",
          ],
        },
        "We sell no personal data.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and analytics",
      blocks: [
        "The [cookies policy](/cookies_policy) names each cookie. Analytics run only after you have agreed to them. They count how often a page is seen, on our own server; they do not know who saw it, and follow you nowhere.",
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        "Connections are encrypted, passwords are stored as slow salted hashes, and access is limited to those who need it and recorded. Administrators prove a one-time code in addition. No system is beyond failure; if one of ours fails you, we tell you without delay.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "The service is for people of 13 and older; under 18 a parent or guardian has to agree. If a younger child has given us data, write to us and we delete it.",
      ],
    },
    {
      id: "rights",
      title: "Your data, your say",
      blocks: [
        "Under Privacy in [My Account](/account/privacy) you download what we hold of you, and delete your account. For anything else, to have something corrected above all, write to [{email}](mailto:{email}) from the account's address; we answer within 30 days. What the law makes us keep, such as invoices, stays until its time is over.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When this policy changes, the date above changes with it. Where a change matters to what we already hold of you, we write to you before it takes effect.",
      ],
    },
  ],
};
