import type { PageText } from "../page-text.ts";

/** Some sections carry more than their text: the choice itself and the tables of what is stored. */
export const cookiesPolicy: PageText = {
  title: "Cookies Policy",
  description: "Every cookie this site sets, what it is for, and how long it stays.",
  lead: "Every cookie this site sets, what it is for, and how long it stays. There are none for advertising, and none of other companies.",
  sections: [
    { id: "choice", title: "Your choice", blocks: ["You can change your choice here at any time."] },
    { id: "cookies", title: "Cookies", blocks: ["These are all the cookies that this site sets."] },
    {
      id: "storage",
      title: "What else your browser keeps",
      blocks: [
        "Your browser's own storage holds things that make the site easier to use. Logging out clears what belongs to your account, your cart and the showroom.",
      ],
    },
    {
      id: "analytics",
      title: "Analytics",
      blocks: [
        "If you allow it, each page that you open adds one to a count by day and page on our own server. We give you no ID and set no cookie for it beyond the one that holds your choice, and nothing goes to other companies. Pages that belong to you alone, such as an order or a shared room, are counted without their address.",
        "Until you agree, nothing is sent. If your browser sends Global Privacy Control, that is your answer until you give another one here.",
      ],
    },
    {
      id: "payment",
      title: "When you pay",
      blocks: [
        "If this site takes cards through Stripe, Stripe sets its own cookies while you pay, to recognize fraud. They are necessary for the payment.",
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      blocks: [
        "You can delete or block cookies in your browser. Browsing works without them; a showroom's prices, a cart and an account do not.",
      ],
    },
  ],
};

/** Sections that the page can't do without, because it adds the choice and the tables to them. */
export const cookieSections = ["choice", "cookies", "storage"] as const;
