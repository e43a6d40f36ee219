import type { User } from "../../contract/accounts.ts";

export interface FaqTopic {
  id: string;
  title: string;
  /** Shown to these accounts alone; to everybody where it is left out. */
  only?: User["type"];
  entries: readonly { question: string; answer: string }[];
}

/** Questions and answers by topic. `{name}` is the marketplace's name. */
export const faqTopics: readonly FaqTopic[] = [
  {
    id: "product",
    title: "Product Information",
    entries: [
      {
        question: "Are the pictures true to size and colour?",
        answer:
          "Materials are drawn at their real size, with repeat, grout and grain, and the same definition is used in the 3D room. Screens still differ in colour. Order a sample before you decide.",
      },
      {
        question: "How are tile and flooring sold?",
        answer:
          "By the full box. The product page shows the price per box and per square foot, and works out the boxes from your area, with allowance for waste by pattern: 10 percent for straight and brick, 15 for diagonal, 20 for herringbone and basketweave.",
      },
      {
        question: "Why do I need a Showroom ID to see my price?",
        answer:
          "Prices are set by the contractor or designer who runs the showroom. Without an ID you see list prices.",
      },
      {
        question: "Will a later box match the one I have?",
        answer:
          "Not always. Tile, stone and wood are made in lots. Order what the job needs at once, and keep a box for repairs.",
      },
    ],
  },
  {
    id: "order",
    title: "My Order",
    entries: [
      {
        question: "Where do I see my order?",
        answer:
          "Under My Account. Each item has its own timeline, since goods of several vendors travel apart.",
      },
      {
        question: "Can I change or cancel it?",
        answer:
          "For 60 minutes you can cancel it or change the address yourself. Orders are processed within 48 hours.",
      },
      {
        question: "Something is missing. What now?",
        answer: "Tell us within two weeks, with the order's number and photos of labels and boxes.",
      },
      {
        question: "Which cards do you take?",
        answer:
          "Visa, Mastercard, American Express and Discover. The number and the code go to the payment provider and are not stored by us.",
      },
    ],
  },
  {
    id: "shipping",
    title: "Shipping and Delivery",
    entries: [
      {
        question: "Where do you ship?",
        answer: "Across the U.S. Delivery in the contiguous states is free unless a product says otherwise.",
      },
      {
        question: "How long does it take?",
        answer: "One to three weeks for most goods. The product page and the cart say it for each.",
      },
      {
        question: "How do pallets arrive?",
        answer:
          "By freight carrier to the curb, by appointment. Have somebody there to count boxes and look at them before signing.",
      },
    ],
  },
  {
    id: "returns",
    title: "Returns and Cancelations",
    entries: [
      {
        question: "How long can I return goods?",
        answer: "12 days from delivery, unused and in full boxes. Ask for it in the order, under My Account.",
      },
      {
        question: "What does a return cost?",
        answer:
          "The first shipping cost is deducted from the refund, never more than the return shipping costs. Nothing is deducted for damaged or wrong goods.",
      },
      {
        question: "When do I get my money?",
        answer:
          "The vendor has 30 days to refund once the goods are back. Banks take 7 to 14 business days; it is credited within 14.",
      },
    ],
  },
  {
    id: "account",
    title: "My Account",
    entries: [
      {
        question: "Do I need an account?",
        answer:
          "Not for looking around and filling a cart. For ordering, sharing projects and chats you do. It is free.",
      },
      {
        question: "I did not get the verification mail.",
        answer: "Look into the spam folder, then have it sent again from the verification page.",
      },
      {
        question: "Who can open an account?",
        answer: "People of 13 and older; under 18 a parent or guardian has to agree.",
      },
      {
        question: "How do I close my account?",
        answer:
          "Write to support from the account's email address. Invoices are kept as long as the law asks.",
      },
    ],
  },
  {
    id: "contractor",
    title: "How it Works",
    only: "Contractor",
    entries: [
      {
        question: "What do my clients need?",
        answer:
          "Your Showroom ID, as text, link or QR code. With it they see your departments at your prices.",
      },
      {
        question: "How is my price made?",
        answer:
          "You get wholesale prices. You add your markup, at least 10 percent, for the showroom, a category or one product. A coupon comes out of the markup and cannot exceed it.",
      },
      {
        question: "When do I get my profit?",
        answer:
          "It is pending until 46 business days after delivery, then available for payout. A negative balance is due within 10 days.",
      },
      {
        question: "How long does approval take?",
        answer: "Up to 24 hours after your license and documents are in.",
      },
    ],
  },
  {
    id: "user",
    title: "How {name} Works",
    only: "User",
    entries: [
      {
        question: "How do I go from an idea to an order?",
        answer:
          "Choose a floor plan, choose a template, walk the virtual showroom, finalize the materials. The list that comes out of it is your cart.",
      },
      {
        question: "Can my contractor help?",
        answer:
          "Share the project with the pro of the showroom, who can comment, change it with you, and chat.",
      },
      {
        question: "What do I save?",
        answer: "Up to 60 percent against list prices. Each product shows what you save on it.",
      },
    ],
  },
];
