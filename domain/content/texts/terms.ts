import type { PageText, TextSection } from "../page-text.ts";

const agreement: readonly TextSection[] = [
  {
    id: "summary",
    title: "Summary of Material Terms",
    blocks: [
      "These are the main points. The sections below give them in full and are what applies.",
      {
        list: [
          "You must be at least 13 years old. Under 18 you need the consent of a parent or guardian.",
          "Fees are in US dollars.",
          "Plans renew automatically until you cancel, on your plan page or by emailing support.",
          "Disputes between us go to arbitration, under the law of one state.",
          "Anyone may browse the public pages and take the style profile; starting a custom design plan in [AI 3D Design](/design-ai) needs registration.",
          "Customers have {return_days} days to return items; vendors have {refund_days} days to refund.",
        ],
      },
    ],
  },
  {
    id: "general",
    title: "General",
    blocks: [
      "These terms are an agreement between you and {provider} about the store, its showrooms, its design tools and everything that goes with them (the service). By using the service you accept these terms. If you use it for a company, you confirm that you may bind that company.",
      "We may change these terms. If we do, we post the change here and, if you have an account, email you at least 30 days ahead. By using the service after that, you agree to the change. If you do not agree, stop using the service. The old terms apply to orders already placed.",
    ],
  },
  {
    id: "license",
    title: "Licence Scope",
    blocks: [
      "You may use the service for your own renovation or, as a pro, for your clients' renovations, on any of your devices. This license is personal and non-exclusive, can be ended as described below, and cannot be transferred.",
      "Parts of the software are published under open-source licenses, which take precedence for those parts.",
    ],
  },
  {
    id: "registration",
    title: "Registration and Eligibility",
    blocks: [
      "Anyone may browse the public pages and take the style profile. Starting a custom design plan in [AI 3D Design](/design-ai), ordering, and sharing projects need an account; AI 3D Design has an account of its own. The information you give us when you register must be true and up to date, and you must keep your password to yourself.",
      "You must be at least 13 years old. If you are under 18, a parent or guardian must agree to these terms for you and is responsible for what you do here.",
      "Contractors need a valid license; approval takes up to 24 hours. Only homeowners use the customer sign-up. Contractors, designers and vendors have their own.",
    ],
  },
  {
    id: "user-content",
    title: "User Content",
    blocks: [
      "You keep the rights to the plans, pictures, text and messages you upload. You allow us to store, show and process them as needed to run the service, for as long as they are there. You confirm that you have the right to upload them and that they break no law and infringe nobody's rights. We may take down anything that does.",
      "A pro, designer or client you choose to share something with may see it and keep it.",
    ],
  },
  {
    id: "fees",
    title: "Fees and Payment",
    blocks: [
      "Prices and fees are in US dollars. We show the full price, tax and shipping included, before you order, and it does not change after that. Payment is due when you order. We process orders within 48 hours. For {cancel_minutes} minutes you may cancel, or change the address to one with the same shipping and sales tax.",
      "You pay for plans in advance, and they renew automatically for the same term. Cancel on the page Plan and billing of your account, or email [{email}](mailto:{email}). You keep the plan until the paid term ends. A free trial becomes a paid plan when it ends, unless you cancel before. If a payment fails, we try again after 1, 3 and 7 days; after that the plan ends. We email you a higher price at least 30 days before it counts for you.",
      "Contractors set their own markup, at least 10 percent; a coupon cannot exceed it. Profits are pending at first and become available 46 business days after delivery. A negative balance is due within 10 days.",
    ],
  },
  {
    id: "additional-services",
    title: "Additional Services",
    blocks: [
      "Some services, such as AI design credits, add-ons, hired designers or samples, have their own prices and rules, shown where you order them. Where they differ from these terms, they apply to that service.",
    ],
  },
  {
    id: "third-party",
    title: "Third-Party Materials",
    blocks: [
      "Products, descriptions, pictures and links come from vendors, contractors and others, who are responsible for them. Installation is an agreement between you and your installer. We do not vouch for other sites we link to.",
    ],
  },
  {
    id: "restrictions",
    title: "Use Restrictions",
    blocks: [
      "You agree not to:",
      {
        list: [
          "break into the service, overload it, or get around its protections;",
          "collect data from it in bulk, except through interfaces made for that;",
          "use someone else's account, or a Showroom ID, to deceive;",
          "upload anything harmful, or anything you have no right to;",
          "remove copyright notices, or sell the service as your own.",
        ],
      },
      "Nothing here limits rights that the law gives you.",
    ],
  },
  {
    id: "data-consent",
    title: "Data Consent",
    blocks: [
      "You agree that we collect and use technical data to run, support and improve the service, as the [privacy policy](/privacy_policy) explains. Analytics run only if you agreed to them. You can change your mind on the [cookies page](/cookies_policy).",
    ],
  },
  {
    id: "ownership",
    title: "Ownership",
    blocks: [
      "The name, trademarks, text, pictures and design of the service belong to {provider} or its licensors. Nothing here transfers them to you.",
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
      "If you see someone break these terms, tell us at [{email}](mailto:{email}). We may investigate, take content down, hold disputed payouts, and close accounts, in proportion to what happened.",
    ],
  },
  {
    id: "liability-for-use",
    title: "Liability",
    blocks: [
      "You are responsible for what happens through your account, and for measuring, ordering and installing correctly. The quantities we calculate are an aid. Check them before you order.",
    ],
  },
  {
    id: "termination",
    title: "Termination",
    blocks: [
      "You may close your account at any time. We may close it if you break these terms, after a warning where that is reasonable. We complete orders already placed, and any money owed stays due. Sections that by their nature should survive do so.",
    ],
  },
  {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      "To the extent the law allows, we provide the service as is, with no warranty that it is free of errors or interruptions or fit for a particular purpose. Manufacturers' product warranties are separate and remain in force. Colors vary from screen to screen; order a sample before you decide.",
    ],
  },
  {
    id: "limitation",
    title: "Limitation",
    blocks: [
      "To the extent the law allows, neither of us is liable to the other for indirect or consequential damages or lost profit. Our total liability to you is limited to the fees you paid us or 100 dollars, whichever is greater.",
      "You must bring a claim within one year after it arises. After that it is barred.",
    ],
  },
  {
    id: "indemnity",
    title: "Indemnity",
    blocks: [
      "If others make claims against us because of your content or because you broke these terms or the law, you will hold us harmless and pay reasonable defense costs. We will tell you about such a claim promptly and involve you in it.",
    ],
  },
  {
    id: "third-party-disputes",
    title: "Third-Party Disputes",
    blocks: [
      "A dispute between you and a contractor, designer, vendor or carrier is between the two of you. We can help with what our records show, and you release us from claims that arise from such a dispute.",
    ],
  },
  {
    id: "copyright",
    title: "Copyright Policy",
    blocks: [
      "If your work appears here without your permission, write to [{email}](mailto:{email}). Your notice should:",
      {
        list: [
          "name the work and the address of the page where it appears;",
          "say who you are and how to reach you;",
          "state in good faith that neither you, your agent nor the law allows the use;",
          "state under penalty of perjury that the notice is accurate and that you own the rights or act for the owner;",
          "include your signature, handwritten or typed.",
        ],
      },
      "We take the work down, notify the person who posted it, who may object, and close the accounts of repeat offenders.",
    ],
  },
  {
    id: "disputes",
    title: "Dispute Resolution",
    blocks: [
      "Write to [{email}](mailto:{email}) first. Most disputes can be settled within 30 days. Any other dispute is decided by binding arbitration with one arbitrator, under the law of the state where {provider} has its registered office. Each of us brings claims only individually, not as a class.",
      "Either of us may use small claims court. You may opt out of arbitration by email within 30 days of registering.",
    ],
  },
  {
    id: "returns",
    title: "Return Policy",
    blocks: [
      "Customers have {return_days} days from delivery to request a return; vendors have {refund_days} days to refund. The initial shipping cost is deducted as a restocking fee, never more than the return shipping costs. An incomplete order must be reported within two weeks. Refunds take 7 to 14 business days and are credited within 14 business days. The [return policy](/return_policy) has the details and is part of these terms.",
    ],
  },
  {
    id: "miscellaneous",
    title: "Miscellaneous",
    blocks: [
      "If part of these terms is invalid, the rest remains in force. If we do not enforce a right, we do not waive it. You may not assign this agreement without our consent; we may assign it with the business. We send notices to your account's email address; send yours to [{email}](mailto:{email}). These terms, with the pages they name, are the entire agreement between us about the service.",
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
