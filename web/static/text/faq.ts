import type { User } from "../../../contract/accounts.ts";

export interface FaqEntry {
  /** The part of the address behind "#"; stays when the question is worded anew. */
  id: string;
  question: string;
  /** In the form of page-text.ts: links as `[words](/path)`, `{name}` and the like filled in. */
  answer: string;
}

export interface FaqTopic {
  id: string;
  title: string;
  /** Shown to these accounts alone; to everybody where it is left out. */
  only?: User["type"];
  entries: readonly FaqEntry[];
}

const products: FaqTopic = {
  id: "product",
  title: "Product Information",
  entries: [
    {
      id: "true-to-size",
      question: "Are the pictures true to size and color?",
      answer:
        "Materials are drawn at their real size, with repeat, grout and grain, and the same definition is used in the 3D room. Screens still differ in color. Order a sample before you decide.",
    },
    {
      id: "boxes",
      question: "How are tile and flooring sold?",
      answer:
        "By the full box. The product page shows the price per box and per square foot, and works out the boxes from your area, with allowance for waste by pattern: 10 percent for straight and brick, 15 for diagonal, 20 for herringbone and basketweave.",
    },
    {
      id: "showroom-id",
      question: "Why do I need a Showroom ID to see my price?",
      answer:
        "Prices are set by the contractor or designer who runs the showroom. The ID has eight characters; you get it from them. Without an ID you see list prices.",
    },
    {
      id: "no-pro",
      question: "I have no contractor yet. Can I still shop?",
      answer:
        "You can look at everything, at list prices. To order you need a showroom; [tell us](/contact?topic=materials) where the job is, and we name you one.",
    },
    {
      id: "samples",
      question: "Can I get a sample?",
      answer:
        "Of most surfaces, yes: in a showroom, press “Order a sample” on the product's page. Look at it by daylight and by the lamps of the room, next to what stays.",
    },
    {
      id: "lots",
      question: "Will a later box match the one I have?",
      answer:
        "Not always. Tile, stone and wood are made in lots. Order what the job needs at once, and keep a box for repairs.",
    },
    {
      id: "wet-rooms",
      question: "How do I know whether a tile may go on a bathroom floor?",
      answer:
        "The product page names the surfaces that it is made for, and its slip resistance. For floors that get wet, look for a DCOF of 0.42 or more.",
    },
    {
      id: "warranty",
      question: "Who gives the warranty?",
      answer:
        "The maker. Its terms stand on the product page, under warranty. If you need to use it, write to us with the order's number and we put you in touch.",
    },
  ],
};

const orders: FaqTopic = {
  id: "order",
  title: "My Order",
  entries: [
    {
      id: "find-order",
      question: "Where do I see my order?",
      answer:
        "Under [My Account](/account). Each item has its own timeline, since goods of several vendors travel apart. [My Order](/your_orders) says what the states mean.",
    },
    {
      id: "change-order",
      question: "Can I change or cancel it?",
      answer:
        "For {cancel_minutes} minutes you can cancel it or change its address yourself, in the order under [My Account](/account). If shipping or sales tax would differ at the new address, cancel and order again. Orders are processed within 48 hours.",
    },
    {
      id: "incomplete",
      question: "Something is missing. What now?",
      answer:
        "Tell us within two weeks, with the order's number and photos of labels and boxes: in the order, or through the [contact form](/contact?topic=order).",
    },
    {
      id: "cards",
      question: "Which cards do you take?",
      answer:
        "Visa, Mastercard, American Express and Discover. The number and the code go to the payment provider and are not stored by us.",
    },
    {
      id: "not-approved",
      question: "An item says “Not Approved”. Why?",
      answer:
        "The vendor cannot deliver it, mostly because it is out of stock or the lot is too small. The rest of the order goes on, and the money for the item goes back to your card.",
    },
    {
      id: "add-to-order",
      question: "Can I add something to an order?",
      answer:
        "Not to one that is placed. Order it as well; if it comes from the same vendor, write to us within {cancel_minutes} minutes and we ask to ship both together.",
    },
    {
      id: "receipt",
      question: "Where is my receipt?",
      answer:
        "In the mail that came when you ordered. It lists each line with quantity, price, shipping and tax, and carries job name and purchase order number if you gave them.",
    },
  ],
};

const shipping: FaqTopic = {
  id: "shipping",
  title: "Shipping and Delivery",
  entries: [
    {
      id: "where",
      question: "Where do you ship?",
      answer:
        "Across the U.S. Delivery is free. Only oversize goods that go by freight beyond the contiguous states cost extra: to Alaska, Hawaii, the territories and military post. How much, the product page says for your ZIP code.",
    },
    {
      id: "how-long",
      question: "How long does it take?",
      answer: "One to three weeks for most goods. The product page and the cart say it for each.",
    },
    {
      id: "pallets",
      question: "How do pallets arrive?",
      answer:
        "By freight carrier to the curb, by appointment. Have somebody there to count boxes and look at them before signing.",
    },
    {
      id: "several-shipments",
      question: "Why does my order come in several shipments?",
      answer:
        "Each vendor ships its own goods as soon as they are ready, so that quick ones do not wait for slow ones. Every shipment has its own tracking number in the order.",
    },
    {
      id: "damaged",
      question: "A box arrived damaged. What do I do?",
      answer:
        "Note it on the delivery receipt before the driver leaves, take photos of box and label, and [tell us](/contact?topic=order) within two weeks. We send a new one or refund it.",
    },
    {
      id: "hold",
      question: "Can you deliver later, when the room is ready?",
      answer:
        "Freight carriers agree with you on a day, and hold goods for a few days. For longer, ask your pro or order later; the project keeps your choices.",
    },
  ],
};

const returns: FaqTopic = {
  id: "returns",
  title: "Returns and Cancelations",
  entries: [
    {
      id: "return-days",
      question: "How long can I return goods?",
      answer:
        "{return_days} days from delivery, unused and in full boxes. Ask for it in the order, under [My Account](/account).",
    },
    {
      id: "return-cost",
      question: "What does a return cost?",
      answer:
        "The initial shipping cost is deducted from the refund as a restocking fee, never more than the return shipping costs. Nothing is deducted for damaged or wrong goods.",
    },
    {
      id: "refund-time",
      question: "When do I get my money?",
      answer:
        "The vendor has 30 days to refund once the goods are back. Banks take 7 to 14 business days; it is credited within 14 business days.",
    },
    {
      id: "cancel",
      question: "How do I cancel an order?",
      answer:
        "Within {cancel_minutes} minutes: open it under [My Account](/account) and choose to cancel. Later, ask us; as long as the vendor has not packed the goods, we can often still stop them.",
    },
    {
      id: "not-returnable",
      question: "What cannot go back?",
      answer:
        "Goods cut, mixed or made to your order, goods that have been installed, opened boxes, and samples. The [return policy](/return_policy#condition) has the list.",
    },
    {
      id: "cancel-plan",
      question: "How do I cancel a plan?",
      answer:
        "By an email to [{email}](mailto:{email}). Plans renew by themselves until then; you keep yours until the paid term ends.",
    },
  ],
};

const account: FaqTopic = {
  id: "account",
  title: "My Account",
  entries: [
    {
      id: "need-account",
      question: "Do I need an account?",
      answer:
        "Not for looking around and filling a cart. For ordering, sharing projects and chats you do. It is [free](/register).",
    },
    {
      id: "verification-mail",
      question: "I did not get the verification mail.",
      answer: "Look into the spam folder, then have it sent again from the verification page.",
    },
    {
      id: "forgot-password",
      question: "I forgot my password.",
      answer:
        "Have a link sent to you from the [reset page](/reset_password). It is good for an hour and works once; a new password signs out all other devices.",
    },
    {
      id: "age",
      question: "Who can open an account?",
      answer: "People of 13 and older; under 18 a parent or guardian has to agree.",
    },
    {
      id: "not-authorized",
      question: "It says that I am not authorized to use this sign-in.",
      answer:
        "The customers' sign-in is for homeowners. Contractors, designers and vendors use the [sign-in for pros](/pro-account/login).",
    },
    {
      id: "who-sees",
      question: "Who sees what I do?",
      answer:
        "The pro of your showroom sees your orders there and the projects that you share. The [privacy policy](/privacy_policy#clients-and-pros) says it in full.",
    },
    {
      id: "close-account",
      question: "How do I close my account?",
      answer:
        "Under Privacy in [My Account](/account/privacy), where you can also download what we hold of you. Invoices are kept as long as the law asks.",
    },
  ],
};

const forContractors: FaqTopic = {
  id: "contractor",
  title: "How it Works",
  only: "Contractor",
  entries: [
    {
      id: "clients-need",
      question: "What do my clients need?",
      answer: "Your Showroom ID, eight characters. With it they see your departments at your prices.",
    },
    {
      id: "markup",
      question: "How is my price made?",
      answer:
        "You get wholesale prices. You add your markup, at least 10 percent, for the showroom, a category or one product. A coupon comes out of the markup and cannot exceed it.",
    },
    {
      id: "profit",
      question: "When do I get my profit?",
      answer:
        "It is pending until 46 business days after delivery, then available for payout. A negative balance is due within 10 days.",
    },
    {
      id: "approval",
      question: "How long does approval take?",
      answer: "Up to 24 hours after your license and documents are in.",
    },
    {
      id: "stock",
      question: "Do I have to buy or store anything?",
      answer: "No. You show vendors' goods with or without buying them; they ship straight to the job.",
    },
    {
      id: "returned-profit",
      question: "What happens to my profit when something goes back?",
      answer:
        "It shows as negative on the returned item and is taken off your balance. The payout is never more than what is available.",
    },
    {
      id: "branding",
      question: "Can the showroom carry my colors and my logo?",
      answer: "Yes, with the Premium plan or the branding add-on. See [the plans](/pro-account).",
    },
  ],
};

const forHomeowners: FaqTopic = {
  id: "user",
  title: "How {name} Works",
  only: "User",
  entries: [
    {
      id: "idea-to-order",
      question: "How do I go from an idea to an order?",
      answer:
        "Choose a floor plan, choose a template, walk the virtual showroom, finalize the materials. The list that comes out of it is your cart. [How it works](/how_it_works) shows each step.",
    },
    {
      id: "pro-help",
      question: "Can my contractor help?",
      answer:
        "Share the project with the pro of the showroom, who sees the room and its list and can advise you.",
    },
    {
      id: "savings",
      question: "What do I save?",
      answer:
        "Up to 60 percent against list prices; on average 55 percent in kitchens, 30 in bathrooms and 40 outdoors. Each product shows what you save on it.",
    },
    {
      id: "own-plan",
      question: "Can I use my own floor plan?",
      answer:
        "Yes. [Draw it](/visualize/draw) with lengths as you measured them, or upload a picture and trace it to scale.",
    },
    {
      id: "other-showroom",
      question: "Can I change to another showroom?",
      answer:
        "Any time, with its ID. Prices and choice follow the showroom; the projects that you made in the other one stay there.",
    },
  ],
};

/** Questions and answers by topic, in the order of their tabs. */
export const faqTopics: readonly FaqTopic[] = [
  products,
  orders,
  shipping,
  returns,
  account,
  forContractors,
  forHomeowners,
];
