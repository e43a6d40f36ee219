import type { PageText } from "../page-text.ts";

/** `{premium_price}` is the Premium plan's price as the settings have it. */
export const proAccount: PageText = {
  title: "For Pros",
  heading: "A showroom of your own, without the rent",
  description: "A showroom of your own: wholesale prices, your markup, your clients, paid out.",
  lead: "Wholesale prices, your markup, your clients. We ship the goods, take the payment and pay you out.",
  sections: [
    {
      id: "how",
      title: "How it works",
      blocks: [
        {
          facts: [
            ["1. Show your license", "Approval takes up to 24 hours."],
            ["2. Choose goods", "Departments and products from many vendors, without buying stock."],
            ["3. Set your markup", "From 10 percent up, for the showroom, a category or one product."],
            ["4. Hand out your ID", "Clients who enter it see your showroom at your prices."],
          ],
        },
      ],
    },
    {
      id: "earn",
      title: "What you earn",
      blocks: [
        "The markup on every line that sells in your showroom is yours; 10 percent is typical. It is pending until 46 business days after delivery, then available for payout. Each order shows your share, line by line.",
        "A coupon that you give comes out of the markup and can never exceed it. If returns leave a negative balance, it is due within 10 days.",
      ],
    },
    {
      id: "clients",
      title: "What your clients get",
      blocks: [
        "Over 25,000 materials, over 50 floor plans and over 100 templates to start from, delivery in one to three weeks, and you, who knows the job. Delivery is free; only freight beyond the contiguous U.S. costs extra. They save up to 60 percent against list prices: on average 55 percent on kitchens, 30 on bathrooms, 40 outdoors.",
      ],
    },
    {
      id: "app",
      title: "On your phone",
      blocks: [
        "The shop installs as an app, with a sign of its own on the home screen, for the job site as for the office.",
        {
          facts: [
            ["iPhone and iPad", "Open this page in Safari, press Share, then Add to Home Screen."],
            ["Android", "Open this page in Chrome, press the menu, then Add to home screen and Install."],
            ["Computer", "In Chrome or Edge, press the install sign at the end of the address."],
          ],
        },
      ],
    },
    {
      id: "plans",
      title: "Plans",
      blocks: [
        "Basic holds everything above. Premium, at {premium_price}, puts your colors and your logo on the showroom. Plans renew by themselves; an email to [{email}](mailto:{email}) ends them.",
      ],
    },
    {
      id: "demo",
      title: "See it first",
      blocks: [
        "A demo takes about 30 minutes. [Ask for one](/contact?topic=demo) with two times that suit you.",
      ],
    },
  ],
};
