import type { PageText } from "../page-text.ts";

export const returnPolicy: PageText = {
  title: "Return Policy",
  description: "What you can return, how long you have, what it costs, and when you get your money.",
  lead: "What you can return, how long you have, what it costs, and when you get your money.",
  sections: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        {
          facts: [
            ["{cancel_minutes} minutes", "to cancel an order or change its address"],
            ["{return_days} days", "from delivery to request a return"],
            ["2 weeks", "to report an incomplete order"],
            ["{refund_days} days", "for the vendor to refund you after the return arrives"],
            ["7 to 14 business days", "for your bank to show the money"],
          ],
        },
      ],
    },
    {
      id: "before-it-ships",
      title: "Before it ships",
      blocks: [
        "For {cancel_minutes} minutes after you order, you can cancel or change the address yourself, under [My Account](/account). We deduct nothing. If shipping or sales tax would change at the new address, cancel this order and place a new one.",
        "We process orders within 48 hours. After the first {cancel_minutes} minutes, write to [{email}](mailto:{email}). Until the vendor has packed your order, we can often still stop it. Once it is ready for pickup, you can no longer cancel it, only return it.",
      ],
    },
    {
      id: "returns",
      title: "How to make a return",
      blocks: [
        {
          steps: [
            "Within {return_days} days of delivery, open the order under [My Account](/account), choose the item and quantity, and tell us why. We notify the vendor right away.",
            "Wait for the reply with the return address and shipping method. Don't send anything before then.",
            "Pack the items as they arrived and ship them as the reply says.",
            "Track the return in the order's timeline, from Return Request to Returned.",
          ],
        },
      ],
    },
    {
      id: "condition",
      title: "What you can return",
      blocks: [
        "Items must be unused, uncut and in their boxes. An opened box can't be sold again as a full box, so we take back full boxes only.",
        {
          list: [
            "You can't return anything cut, mixed or tinted to order, anything installed, or samples.",
            "You can return custom countertops and cabinets only if they are damaged or don't match the order.",
            "If the manufacturer's own terms are better for you, those apply.",
          ],
        },
      ],
    },
    {
      id: "cost",
      title: "What a return costs",
      blocks: [
        "We deduct a restocking fee from the refund: the cost of the initial shipping. It is never more than the cost of the return shipping.",
        "There is no fee if the items arrived damaged or are not what you ordered.",
      ],
    },
    {
      id: "money",
      title: "When you get your money",
      blocks: [
        "The vendor has {refund_days} days to refund you after the return arrives. The money goes back to the card you paid with. Banks take 7 to 14 business days. It is credited within 14 business days of the refund at the latest.",
        "If you used a coupon, you get back what you actually paid.",
      ],
    },
    {
      id: "incomplete",
      title: "Missing or damaged items",
      blocks: [
        "Count and check the boxes before the driver leaves. Note any damage on the delivery receipt. If an order is incomplete, tell us within two weeks, in the order or by email to [{email}](mailto:{email}).",
        "Report damage from the order within {parcel_claim_days} days of a parcel, or {freight_claim_days} days of a freight delivery, with at least one photo.",
        "Photos of the damage, the box and its label help the vendor act quickly. We'll then send what is missing or refund it, whichever you prefer.",
      ],
    },
    {
      id: "lots",
      title: "Before you return tile, stone or wood",
      blocks: [
        "Keep a box until the job is done, and one for repairs. Later boxes may come from another lot with a slightly different color or size, and the repair would show.",
      ],
    },
  ],
};
