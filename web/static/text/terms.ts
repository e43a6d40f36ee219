import type { PageText, TextSection } from "../page-text.ts";

const agreement: readonly TextSection[] = [
  {
    id: "summary",
    title: "Summary of Material Terms",
    blocks: [
      "This is what matters most. The sections below say the same in full, and they are what counts.",
      {
        list: [
          "You must be at least 13 years old. Under 18 you need the consent of a parent or guardian.",
          "Fees are in US dollars.",
          "Plans renew by themselves until you cancel, for which an email to support is enough.",
          "Disputes between us go to arbitration, under the law of one state.",
          "Anyone may browse the public pages and take the style profile; starting a custom design plan needs registration.",
          "Customers have {return_days} days to return goods; vendors have 30 days to refund.",
        ],
      },
    ],
  },
  {
    id: "general",
    title: "General",
    blocks: [
      "These terms are an agreement between you and {provider} about the shop, its showrooms, its design tools and everything that belongs to them (the service). By using the service you accept them. If you use it for a company, you say that you may bind it.",
      "We may change the terms. We then say so here and, where you have an account, by email at least 30 days ahead. Using the service after that means that you agree. If you do not, stop using it; for orders already placed the old terms hold.",
    ],
  },
  {
    id: "license",
    title: "Licence Scope",
    blocks: [
      "You may use the service for your own renovation, or as a pro for those of your clients, on any device of yours. The right is personal, not exclusive, can be withdrawn as said below, and cannot be passed on.",
      "Parts of the software are published under open-source licenses; those licenses go first for those parts.",
    ],
  },
  {
    id: "registration",
    title: "Registration and Eligibility",
    blocks: [
      "Anyone may browse the public pages and take the style profile. Starting a custom design plan, ordering, and sharing projects need an account. What you tell us in registration must be true and kept up to date, and the password is yours alone.",
      "You must be at least 13 years old. Under 18 a parent or guardian must agree to these terms for you and answers for what you do here.",
      "Contractors need a valid license; approval takes up to 24 hours. Only homeowners register through the customers' sign-up; contractors, designers and vendors register through theirs.",
    ],
  },
  {
    id: "user-content",
    title: "User Content",
    blocks: [
      "Plans, pictures, texts and messages that you put in stay yours. You allow us to store, show and process them as far as the service needs it, for as long as they are there. You say that you may give them, and that they break no law and nobody's rights. We may take down what does.",
      "What you share with a pro, a designer or a client by your own choice may be seen and kept by them.",
    ],
  },
  {
    id: "fees",
    title: "Fees and Payment",
    blocks: [
      "Prices and fees are in US dollars. What you pay for goods is shown before you order, tax and shipping included, and does not change after that. Payment is due with the order. Orders are processed within 48 hours; for {cancel_minutes} minutes you may cancel, or change the address to one where shipping and sales tax are the same.",
      "Plans are paid in advance and renew by themselves for the same term. You cancel by an email to [{email}](mailto:{email}), and keep the plan until the paid term ends. A failed payment is tried again; after that the plan ends.",
      "Contractors set their own markup, at least 10 percent; a coupon cannot exceed it. Profits are pending at first and become available 46 business days after delivery. A negative balance is due within 10 days.",
    ],
  },
  {
    id: "additional-services",
    title: "Additional Services",
    blocks: [
      "Some services, such as AI design credits, add-ons, hired designers or samples, have prices and rules of their own, shown where you order them. Where they differ from these terms, they go first for that service.",
    ],
  },
  {
    id: "third-party",
    title: "Third-Party Materials",
    blocks: [
      "Goods, descriptions, pictures and links come from vendors, contractors and others. They answer for them. Installation is an agreement between you and whoever does it. We do not vouch for other sites that are linked from here.",
    ],
  },
  {
    id: "restrictions",
    title: "Use Restrictions",
    blocks: [
      "You agree not to:",
      {
        list: [
          "break into the service, overload it, or get around what protects it;",
          "collect data from it in bulk, except through the interfaces made for that;",
          "use another's account, or a Showroom ID, to deceive;",
          "upload what harms, or what you have no right to;",
          "remove notices of rights, or sell the service as your own.",
        ],
      },
      "What the law allows you in any case stays allowed.",
    ],
  },
  {
    id: "data-consent",
    title: "Data Consent",
    blocks: [
      "You agree that we collect and use technical data as far as running, supporting and improving the service needs it, as the [privacy policy](/privacy_policy) says. Analytics run only if you agreed to them; you can change your mind on the [cookies page](/cookies_policy).",
    ],
  },
  {
    id: "ownership",
    title: "Ownership",
    blocks: [
      "Name, marks, texts, pictures and design of the service belong to {provider} or to those who license them to us. Nothing here passes them on to you.",
    ],
  },
  {
    id: "feedback",
    title: "Feedback",
    blocks: ["If you suggest an improvement, we may use it without owing you anything for it."],
  },
  {
    id: "violations",
    title: "Violations",
    blocks: [
      "If you see these terms broken, tell us at [{email}](mailto:{email}). We may look into it, take content down, hold payouts that are in dispute, and close accounts, in proportion to what happened.",
    ],
  },
  {
    id: "liability-for-use",
    title: "Liability",
    blocks: [
      "You answer for what is done through your account, and for measuring, ordering and installing correctly. Quantities that the service works out are an aid; check them before you order.",
    ],
  },
  {
    id: "termination",
    title: "Termination",
    blocks: [
      "You may close your account at any time. We may close it, after warning where that can be asked of us, if you break these terms. Orders that were placed are carried out, and what is owed stays owed. Sections that by their nature go on, go on.",
    ],
  },
  {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      "As far as the law allows, the service is provided as it is, without warranty of being free of faults or interruptions, or fit for a purpose of yours. Manufacturers' warranties on goods stand beside this and are not touched. Colors on screens differ; order a sample before you decide.",
    ],
  },
  {
    id: "limitation",
    title: "Limitation",
    blocks: [
      "As far as the law allows, neither of us owes the other indirect or consequential damages or lost profit. What we owe you in all is limited to the fees that you paid us, or 100 dollars, whichever is greater.",
      "A claim must be brought within one year after its cause arose; after that it is lost.",
    ],
  },
  {
    id: "indemnity",
    title: "Indemnity",
    blocks: [
      "If others make claims against us because of your content, your breach of these terms or your breach of the law, you hold us harmless and carry reasonable costs of the defense. We tell you of such a claim without delay and let you have a say in it.",
    ],
  },
  {
    id: "third-party-disputes",
    title: "Third-Party Disputes",
    blocks: [
      "A dispute between you and a contractor, a designer, a vendor or a carrier is between the two of you. We help with what the records show, and you release us from claims that come out of such a dispute.",
    ],
  },
  {
    id: "copyright",
    title: "Copyright Policy",
    blocks: [
      "If your work is shown here without your leave, write to [{email}](mailto:{email}). Your notice should:",
      {
        list: [
          "name the work, and the address of the page where it is shown;",
          "say who you are and how to reach you;",
          "state in good faith that the use is not allowed by you, by an agent of yours, or by the law;",
          "state under penalty of perjury that the notice is right and that you hold the right or act for who does;",
          "carry your signature, by hand or typed.",
        ],
      },
      "We take the work down, tell the one who posted it, who may object, and close the accounts of those who do it again.",
    ],
  },
  {
    id: "disputes",
    title: "Dispute Resolution",
    blocks: [
      "Write to [{email}](mailto:{email}) first; most things can be settled within 30 days. What cannot is decided by binding arbitration with one arbitrator, under the law of the state in which {provider} has its registered office. Each of us brings claims for oneself only, not for a class.",
      "Small claims may go to the court for them. You may opt out of arbitration within 30 days of registering, by email.",
    ],
  },
  {
    id: "returns",
    title: "Return Policy",
    blocks: [
      "Customers have {return_days} days from delivery to ask for a return; vendors have 30 days to refund. The initial shipping cost is deducted as a restocking fee, never more than the return shipping costs. An incomplete order must be reported within two weeks. Refunds take 7 to 14 business days and are credited within 14 business days. The [return policy](/return_policy) says more, and is part of these terms.",
    ],
  },
  {
    id: "miscellaneous",
    title: "Miscellaneous",
    blocks: [
      "If a part of these terms does not hold, the rest stays. Not insisting on a right is not giving it up. You may not pass this agreement on without our consent; we may pass it on with the business. Notices go by email to the address of your account, and to [{email}](mailto:{email}) for us. These terms, with the pages that they name, are the whole agreement between us about the service.",
    ],
  },
];

export const terms: PageText = {
  title: "Terms of Service",
  heading: "END USER LICENSE AGREEMENT AND TERMS OF SERVICE",
  description: "The end user license agreement and terms of service of the marketplace, in 23 sections.",
  isNumbered: true,
  sections: agreement,
};
