import type { PageText } from "../page-text.ts";

export const aboutUs: PageText = {
  title: "About Us",
  description:
    "A marketplace where contractors and designers keep virtual showrooms of renovation materials for their clients.",
  lead: "{name} puts a materials showroom behind every contractor and designer, without the rent.",
  sections: [
    {
      id: "what-we-do",
      title: "What we do",
      blocks: [
        "A contractor or designer opens a virtual showroom, chooses departments and products from many vendors, and gives its Showroom ID to clients. The client sees that showroom at that pro's prices, on a phone or at the kitchen table, and orders what the job needs. The goods come straight from the vendors.",
        "There are over 25,000 materials to choose from, over 50 floor plans to begin with, and over 100 templates: furnished rooms in which every surface and every fixture can be bought.",
      ],
    },
    {
      id: "why-it-costs-less",
      title: "Why it costs less",
      blocks: [
        "Nobody pays for a showroom floor, for stock in it, or for a second warehouse. Pros buy at wholesale prices and set their markup themselves, from 10 percent up. What a client saves stands on every product, against its list price.",
        {
          facts: [
            ["Up to 60%", "The most that a client saves against list prices."],
            ["55% on kitchens", "What a kitchen saves on average."],
            ["30% on bathrooms", "What a bathroom saves on average."],
            ["40% outdoors", "What a patio, a pool or a yard saves on average."],
          ],
        },
      ],
    },
    {
      id: "see-before-you-buy",
      title: "See it before you buy it",
      blocks: [
        "Every material is kept as a definition: its size, its repeat, its grout, its gloss. The same definition draws the swatch, the picture of the product and the floor in the 3D room. What you see in the room is what arrives on the pallet, in the size that it has.",
        "The room counts as well. It knows the area of each wall and floor, adds waste by the pattern that you chose, and rounds up to full boxes. [How it works](/how_it_works) shows the way in four steps.",
      ],
    },
    {
      id: "who-is-behind-an-order",
      title: "Who is behind an order",
      blocks: [
        {
          facts: [
            [
              "The vendor",
              "makes or stocks the goods, ships them, and takes them back within the return policy.",
            ],
            ["The pro", "advises, sets the price, and stands by the choice."],
            [
              "{provider}",
              "takes the payment, splits it between them, and sees that returns and refunds happen.",
            ],
          ],
        },
      ],
    },
    {
      id: "with-us",
      title: "Work with us",
      blocks: [
        "Are you a contractor or a designer? Read [what pros get](/pro-account), or ask for a demo; it takes about 30 minutes. Do you make or stock materials? [Write to us](/contact).",
      ],
    },
  ],
};
