import type { PageText } from "../page-text.ts";

export const returnPolicy: PageText = {
  title: "Return Policy",
  description: "What can go back, until when, what it costs, and when the money arrives.",
  lead: "What can go back, until when, what it costs, and when the money arrives.",
  sections: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        {
          facts: [
            ["{cancel_minutes} minutes", "to cancel an order or to change its address"],
            ["{return_days} days", "from delivery to ask for a return"],
            ["2 weeks", "to report an order that is not complete"],
            ["30 days", "for the vendor to refund, once the goods are back"],
            ["7 to 14 business days", "for the bank to show the money"],
          ],
        },
      ],
    },
    {
      id: "before-it-ships",
      title: "Before it ships",
      blocks: [
        "For {cancel_minutes} minutes after you order you can cancel it or change its address yourself, under [My Account](/account). Nothing is deducted. An address where shipping or sales tax would differ needs a new order: cancel this one and order again.",
        "Orders are processed within 48 hours. After the first {cancel_minutes} minutes, write to [{email}](mailto:{email}): as long as the vendor has not packed the goods, we can often still stop them. Once they are ready for pick-up they can no longer be canceled, only returned.",
      ],
    },
    {
      id: "returns",
      title: "How to return something",
      blocks: [
        {
          steps: [
            "Within {return_days} days of delivery, open the order under [My Account](/account), choose the item and the quantity, and say why. The vendor is told at once.",
            "Wait for the answer with the address and the way that the goods go back. Please do not send anything before.",
            "Pack the goods as they came, and hand them over as the answer says.",
            "Follow the return in the order's timeline, from Return Request to Returned.",
          ],
        },
      ],
    },
    {
      id: "condition",
      title: "What can go back",
      blocks: [
        "Goods go back unused, uncut and in their boxes. A box that was opened cannot be sold again as a full box, so only full boxes are taken.",
        {
          list: [
            "Not returnable: goods cut, mixed or tinted to your order, goods that have been installed, and samples.",
            "Countertops and cabinets made to measure can go back only if they are damaged or differ from the order.",
            "If a manufacturer's own terms are better for you than these, they hold.",
          ],
        },
      ],
    },
    {
      id: "cost",
      title: "What a return costs",
      blocks: [
        "A restocking fee is taken off the refund: the cost of the initial shipping. It is never more than what the return shipping costs.",
        "If the goods came damaged, or are not what you ordered, there is no fee.",
      ],
    },
    {
      id: "money",
      title: "When the money arrives",
      blocks: [
        "The vendor has 30 days to refund after the goods are back. The money goes to the card that was charged, and to no other. Banks take 7 to 14 business days; it is credited within 14 business days of the refund at the latest.",
        "If you paid with a coupon, you get back what you paid, without the coupon's part.",
      ],
    },
    {
      id: "incomplete",
      title: "Missing or damaged goods",
      blocks: [
        "Count the boxes when they come, and look at them before the driver leaves. Note damage on the delivery receipt. Tell us within two weeks if an order is not complete: in the order, or by mail to [{email}](mailto:{email}).",
        "Photos of the damage, of the box and of its label help the vendor to act quickly. We then send what is missing, or refund it, as you like.",
      ],
    },
    {
      id: "lots",
      title: "Before you return tile, stone or wood",
      blocks: [
        "Keep a box until the job is done, and one for repairs. Later boxes may come from another lot, with a slightly different color or size, and a repair then shows.",
      ],
    },
  ],
};
