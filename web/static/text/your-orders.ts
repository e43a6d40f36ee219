import type { PageText } from "../page-text.ts";

export const yourOrders: PageText = {
  title: "My Order",
  description: "Where to see an order, what its states mean, and how to change, cancel or return it.",
  lead: "Where to see an order, what its states mean, and how to change it.",
  sections: [
    {
      id: "find",
      title: "Find your order",
      blocks: [
        "Every order is under [My Account](/account), with a timeline for each item. Its number is in the mail that came when you ordered.",
        "An order with goods of several vendors is delivered in several shipments, and each has its own state. We write to you by email when one changes; [Notifications](/notification) holds the same news.",
      ],
    },
    {
      id: "states",
      title: "What the states mean",
      blocks: [
        {
          facts: [
            ["Pending Approval", "The vendor has the order and checks stock and lot."],
            ["Approved", "The vendor has confirmed the goods."],
            ["Not Approved", "The vendor cannot deliver. The money goes back to your card."],
            ["In Progress", "The goods are being put together."],
            ["Ready for Pick Up", "They are packed and wait for the carrier."],
            ["Accept to Pick Up", "The carrier has agreed to fetch them."],
            ["Picked Up", "The carrier has them."],
            ["Shipping, Shipped", "They are on their way. The tracking number stands beside the item."],
            ["Out For Delivery", "They arrive today."],
            ["Cancelled", "The item was canceled before it left. The money goes back to your card."],
            ["Delivered", "They have arrived. From now on the time for a return runs."],
            ["Return Request", "A return has been asked for, or is on its way."],
            ["Returned", "The goods are back at the vendor, and the refund follows."],
          ],
        },
      ],
    },
    {
      id: "change",
      title: "Change or cancel",
      blocks: [
        "For {cancel_minutes} minutes after ordering you can cancel, or change the address, in your account. If shipping or sales tax would differ at the new address, cancel and order again. Orders are processed within 48 hours. After that, see the [return policy](/return_policy).",
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      blocks: [
        "We ship across the U.S. Most goods take one to three weeks; the product page and your cart say how long each of yours takes.",
        "Boxes come by parcel service. Pallets come by freight carrier to the curb, by appointment: the carrier calls you to agree on a day. Have somebody there to count and to sign, and a way to bring the goods inside.",
      ],
    },
    {
      id: "wrong",
      title: "Something is wrong",
      blocks: [
        "Tell us within two weeks if an order is not complete, and as soon as you can if something came damaged. Write to [{email}](mailto:{email}) or use the [contact form](/contact?topic=order), and name the order's number.",
      ],
    },
    {
      id: "papers",
      title: "Papers",
      blocks: [
        "The confirmation that we mail lists every line with quantity, price, shipping and tax, and is good as a receipt. Job name and purchase order number, if you gave them at checkout, stand on it.",
      ],
    },
  ],
};
