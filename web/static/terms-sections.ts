/** The sections of the terms, in their order. `{provider}`, `{email}` stand for what the settings say. */
export const termsSections: readonly { id: string; title: string; texts: readonly string[] }[] = [
  {
    id: "summary",
    title: "Summary of material terms",
    texts: [
      "You must be at least 13 years old; under 18 you need the consent of a parent or guardian. Fees are in US dollars. Plans renew by themselves until you cancel, which an email to support does. Disputes go to arbitration. You have 12 days to return goods. The sections below say the same in full, and they are what counts.",
    ],
  },
  {
    id: "general",
    title: "General",
    texts: [
      "These terms are an agreement between you and {provider} about the shop, its showrooms, its design tools and everything that belongs to them (the service). By using the service you accept them. If you use it for a company, you say that you may bind it.",
      "We may change the terms. We then say so here and, where you have an account, by email at least 30 days ahead. Using the service after that means that you agree.",
    ],
  },
  {
    id: "license",
    title: "Scope of the licence",
    texts: [
      "You may use the service for your own renovation, or as a pro for those of your clients, on any device of yours. The right is personal, can be withdrawn as said below, and cannot be passed on. Parts of the software are published under open-source licences; those licences go first for those parts.",
    ],
  },
  {
    id: "registration",
    title: "Registration and eligibility",
    texts: [
      "Anyone may browse the public pages and take the style profile. Starting a custom design plan, ordering, and sharing projects need an account. What you tell us in registration must be true and kept up to date, and the password is yours alone.",
      "You must be at least 13 years old. Under 18 a parent or guardian must agree to these terms for you. Contractors need a valid license; approval takes up to 24 hours. Only homeowners register through the customer's sign-up; contractors, designers and vendors register through theirs.",
    ],
  },
  {
    id: "user-content",
    title: "User content",
    texts: [
      "Plans, pictures, texts and messages that you put in stay yours. You allow us to store, show and process them as far as the service needs it, for as long as they are there. You say that you may give them, and that they break no law and nobody's rights. We may take down what does.",
    ],
  },
  {
    id: "fees",
    title: "Fees and payment",
    texts: [
      "Prices and fees are in US dollars. What you pay for goods is shown before you order, tax and shipping included, and does not change after that. Payment is due with the order. Orders are processed within 48 hours; for 60 minutes you may cancel, or change the address.",
      "Plans are paid in advance and renew by themselves for the same term. You cancel by an email to {email}, or in your account, and keep the plan until the paid term ends. A failed payment is tried again; after that the plan ends.",
      "Contractors set their own markup, at least 10 percent; a coupon cannot exceed it. Profits become available 46 business days after delivery. A negative balance is due within 10 days.",
    ],
  },
  {
    id: "additional-services",
    title: "Additional services",
    texts: [
      "Some services, such as AI design credits, add-ons or samples, have prices and rules of their own, shown where you order them. Where they differ from these terms, they go first for that service.",
    ],
  },
  {
    id: "third-party",
    title: "Third-party materials",
    texts: [
      "Goods, descriptions, pictures and links come from vendors, contractors and others. They answer for them. Installation is an agreement between you and whoever does it. We do not vouch for other sites that are linked from here.",
    ],
  },
  {
    id: "restrictions",
    title: "Restrictions on use",
    texts: [
      "Do not break into the service or overload it, do not collect data from it in bulk except through the interfaces made for that, do not use another's account or Showroom ID to deceive, do not upload what harms, and do not remove notices of rights. What the law allows you in any case stays allowed.",
    ],
  },
  {
    id: "data-consent",
    title: "Consent to use of data",
    texts: [
      "You agree that we collect technical data as far as running, supporting and improving the service needs it, as the privacy policy says.",
    ],
  },
  {
    id: "ownership",
    title: "Ownership",
    texts: [
      "Name, marks, texts, pictures and design of the service belong to {provider} or to those who license them to us. Nothing here passes them on to you.",
    ],
  },
  {
    id: "feedback",
    title: "Feedback",
    texts: ["If you suggest an improvement, we may use it without owing you anything for it."],
  },
  {
    id: "violations",
    title: "Violations",
    texts: [
      "If you see these terms broken, tell us at {email}. We may look into it, take content down, hold payouts that are in dispute, and close accounts, in proportion to what happened.",
    ],
  },
  {
    id: "liability-for-use",
    title: "Liability for your use",
    texts: [
      "You answer for what is done through your account and for measuring, ordering and installing correctly. Quantities that the service works out are an aid; check them before you order.",
    ],
  },
  {
    id: "termination",
    title: "Termination",
    texts: [
      "You may close your account at any time. We may close it, after warning where that can be asked of us, if you break these terms. Orders that were placed are carried out, and what is owed stays owed.",
    ],
  },
  {
    id: "disclaimer",
    title: "Disclaimer of warranties",
    texts: [
      "As far as the law allows, the service is provided as it is, without warranty of being free of faults or interruptions, or fit for a purpose of yours. Manufacturers' warranties on goods stand beside this and are not touched. Colours on screens differ; order a sample before you decide.",
    ],
  },
  {
    id: "limitation",
    title: "Limitation of liability",
    texts: [
      "As far as the law allows, neither of us owes the other indirect or consequential damages or lost profit. What we owe you in all is limited to the fees that you paid us in the twelve months before, or 100 dollars, whichever is greater. A claim must be brought within one year after its cause arose.",
    ],
  },
  {
    id: "indemnity",
    title: "Indemnity",
    texts: [
      "If others make claims against us because of your content, your breach of these terms or your breach of the law, you hold us harmless and carry reasonable costs of the defence.",
    ],
  },
  {
    id: "third-party-disputes",
    title: "Disputes with others",
    texts: [
      "A dispute between you and a contractor, a designer, a vendor or a carrier is between the two of you. We help with what the records show, and you release us from claims that come out of such a dispute.",
    ],
  },
  {
    id: "copyright",
    title: "Copyright policy",
    texts: [
      "If your work is shown here without your leave, write to {email}: name the work, the place where it is shown, how to reach you, and state in good faith and under penalty of perjury that you hold the right and that the use is not allowed. We take it down, tell the one who posted it, and close the accounts of those who do it again.",
    ],
  },
  {
    id: "disputes",
    title: "Dispute resolution",
    texts: [
      "Write to {email} first; most things can be settled within 30 days. What cannot is decided by binding arbitration with one arbitrator, under the law of the state in which {provider} has its registered office, and each of us brings claims for oneself only, not for a class. Small claims may go to the court for them. You may opt out of arbitration within 30 days of registering, by email.",
    ],
  },
  {
    id: "returns",
    title: "Return policy",
    texts: [
      "Customers have 12 days from delivery to ask for a return; vendors have 30 days to refund. The first shipping cost is deducted as a restocking fee, never more than the return shipping costs. An incomplete order must be reported within two weeks. Refunds take 7 to 14 business days and are credited within 14.",
    ],
  },
  {
    id: "miscellaneous",
    title: "Miscellaneous",
    texts: [
      "If a part of these terms does not hold, the rest stays. Not insisting on a right is not giving it up. You may not pass this agreement on without our consent. Notices go by email to the address of your account, and to {email} for us.",
    ],
  },
];
