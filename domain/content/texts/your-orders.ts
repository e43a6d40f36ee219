import type { PageText } from "../page-text.ts";

export const yourOrders: PageText = {
  title: "My Order",
  description: "Where to find your order, what each status means, and how to change, cancel or return it.",
  lead: "Where to find your order, what each status means, and how to change it.",
  sections: [
    {
      id: "find",
      title: "Find your order",
      blocks: [
        "Every order is under [My Account](/account), with a timeline for each item. The order number is in the email we sent when you ordered.",
        "An order from several vendors comes in several shipments, each with its own status. We email you when one changes, and you can see the same updates in [Notifications](/notification).",
      ],
    },
    {
      id: "states",
      title: "What each status means",
      blocks: [
        {
          facts: [
            ["Pending Approval", "The vendor has the order and is checking stock and lot."],
            ["Approved", "The vendor has confirmed the item."],
            ["Not Approved", "The vendor can't supply it. We refund your card."],
            ["In Progress", "The vendor is preparing your order."],
            ["Ready for Pick Up", "It is packed and waiting for the carrier."],
            ["Accept to Pick Up", "The carrier has accepted the pickup."],
            ["Picked Up", "The carrier has it."],
            ["Shipping, Shipped", "It is on its way. The tracking number is next to the item."],
            ["Out For Delivery", "It arrives today."],
            ["Cancelled", "The item was canceled before it shipped. We refund your card."],
            ["Delivered", "It has arrived. Your return period starts now."],
            ["Return Request", "You asked for a return, or it is on its way back."],
            ["Returned", "The vendor has the item back, and your refund is next."],
          ],
        },
      ],
    },
    {
      id: "change",
      title: "Change or cancel",
      blocks: [
        "For {cancel_minutes} minutes after you order, you can cancel or change the address in your account. If shipping or sales tax would change at the new address, cancel and order again. We process orders within 48 hours. After that, see the [return policy](/return_policy).",
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      blocks: [
        "We ship across the U.S. Most products take one to three weeks. The product page and your cart show the time for each one.",
        "Boxes come by parcel carrier. Pallets come by freight, to the curb, by appointment: the carrier calls you to set a day. Have someone there to count and sign, and a way to bring everything inside.",
      ],
    },
    {
      id: "wrong",
      title: "Something is wrong",
      blocks: [
        "Tell us within two weeks if an order is incomplete, and as soon as you can if something arrived damaged. Write to [{email}](mailto:{email}) or use the [contact form](/contact?topic=order), and include the order number.",
      ],
    },
    {
      id: "papers",
      title: "Papers",
      blocks: [
        "Your confirmation email lists every item with quantity, price, shipping and tax, plus the job name and PO number you entered at checkout. The invoice is a PDF in the order, under [My Account](/account).",
      ],
    },
  ],
};
