import type { PageText } from "../page-text.ts";

export const aboutUs: PageText = {
  title: "About Us",
  description:
    "A marketplace where contractors and designers run virtual showrooms of renovation materials for their clients.",
  lead: "{name} puts a materials showroom behind every contractor and designer, without the rent.",
  sections: [
    {
      id: "what-we-do",
      title: "What we do",
      blocks: [
        "A contractor or designer opens a virtual showroom, chooses departments and products from many vendors, and gives clients its Showroom ID. Clients see the showroom at that pro's prices, on a phone or at the kitchen table, and order what the job needs. Vendors ship straight to the job.",
        "Choose from over 25,000 materials, start from over 50 floor plans, or use one of over 100 templates: furnished rooms where you can buy every surface and every fixture.",
      ],
    },
    {
      id: "why-it-costs-less",
      title: "Why it costs less",
      blocks: [
        "Nobody pays for a showroom floor, the stock in it, or a second warehouse. Pros get wholesale prices and set their own markup, from 10 percent up. Every product shows what a client saves off the list price.",
        {
          facts: [
            ["Up to 60%", "The most a client saves off list prices."],
            ["55% on kitchens", "Average savings on a kitchen."],
            ["30% on bathrooms", "Average savings on a bathroom."],
            ["40% outdoors", "Average savings on a patio, pool or yard."],
          ],
        },
      ],
    },
    {
      id: "see-before-you-buy",
      title: "See it before you buy it",
      blocks: [
        "We record the size, repeat, grout and gloss of every material, and use the same record to draw the swatch, the product picture and the floor in the 3D room. What you see in the room is what arrives on the pallet, at its real size.",
        "The room also counts. It knows the area of each wall and floor, adds waste for the pattern you chose, and rounds up to full boxes. See the four steps in [How it works](/how_it_works).",
      ],
    },
    {
      id: "who-is-behind-an-order",
      title: "Who does what",
      blocks: [
        {
          facts: [
            [
              "The vendor",
              "makes or stocks the products, ships them, and takes them back within the return policy.",
            ],
            ["The pro", "advises you, sets the price, and stands behind the choice."],
            [
              "{provider}",
              "takes the payment, splits it between them, and makes sure returns and refunds happen.",
            ],
          ],
        },
      ],
    },
    {
      id: "with-us",
      title: "Work with us",
      blocks: [
        "Are you a contractor or designer? Read about [the benefits for pros](/pro-account), or ask for a demo; it takes about 30 minutes. Do you make or stock materials? [Write to us](/contact).",
      ],
    },
  ],
};
