import { premiumCredits } from "../../credit-packs.ts";
import type { PageText } from "../page-text.ts";

/** `{premium_price}` is the Premium plan's price as the settings have it. */
export const proAccount: PageText = {
  title: "For Pros",
  heading: "A showroom of your own, without the rent",
  description: "A showroom of your own: wholesale prices, your markup, your clients, paid out.",
  lead: "Wholesale prices, your markup, your clients. Vendors ship, we take the payment, and you get paid out.",
  sections: [
    {
      id: "how",
      title: "How it works",
      blocks: [
        {
          facts: [
            ["1. Show your license", "Approval takes up to 24 hours."],
            ["2. Choose products", "Departments and products from many vendors, without buying stock."],
            ["3. Set your markup", "From 10 percent up, for the showroom, a category or one product."],
            ["4. Share your ID", "Clients enter it and see your showroom at your prices."],
          ],
        },
      ],
    },
    {
      id: "earn",
      title: "What you earn",
      blocks: [
        "You keep the markup on everything that sells in your showroom; 10 percent is typical. It is pending for 46 business days after delivery, then available for payout. Each order shows your profit, item by item.",
        "Coupons come out of your markup and can never exceed it. If returns leave a negative balance, it is due within 10 days.",
      ],
    },
    {
      id: "clients",
      title: "What your clients get",
      blocks: [
        "Over 25,000 materials, over 50 floor plans and over 100 templates to start from, delivery in one to three weeks, and you, the person who knows the job. Delivery is free; they pay extra only for freight outside the contiguous U.S. They save up to 60 percent off list prices: on average 55 percent on kitchens, 30 on bathrooms and 40 outdoors.",
      ],
    },
    {
      id: "app",
      title: "On your phone",
      blocks: [
        "Install the showroom as an app, with its own icon on your home screen, for the job site or the office.",
        {
          facts: [
            ["iPhone and iPad", "Open this page in Safari, tap Share, then Add to Home Screen."],
            ["Android", "Open this page in Chrome, tap the menu, then Add to Home screen and Install."],
            ["Computer", "In Chrome or Edge, click the install icon at the end of the address bar."],
          ],
        },
      ],
    },
    {
      id: "plans",
      title: "Plans",
      blocks: [
        `Basic is free and includes everything above. Premium, at {premium_price} a month, puts your color and logo on the showroom and brings ${premiumCredits} AI 3D Design credits every paid month. Plans renew automatically. Cancel on the page Plan and billing of your account, or email [{email}](mailto:{email}).`,
      ],
    },
    {
      id: "demo",
      title: "See it first",
      blocks: [
        "A demo takes about 30 minutes. [Request one](/contact?topic=demo) and give us two times that work for you.",
      ],
    },
  ],
};
