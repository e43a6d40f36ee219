export interface FaqEntry {
  /** The part of the address after "#". It stays the same when the question is reworded. */
  id: string;
  question: string;
  /** In the form of page-text.ts: links as `[words](/path)`, `{name}` and the like filled in. */
  answer: string;
}

export interface FaqTopic {
  id: string;
  title: string;
  /** Shown only to these accounts; to everyone when left out. */
  only?: "User" | "Contractor" | "Vendor";
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
        "Yes. We draw every material at its real size, with its repeat, grout and grain, and the 3D room uses the same drawing. Colors still vary from screen to screen, so order a sample before you decide.",
    },
    {
      id: "boxes",
      question: "How are tile and flooring sold?",
      answer:
        "By the full box. The product page shows the price per box and per square foot. Enter your area and it works out the boxes, with waste for your pattern: 10 percent for straight and brick, 15 for diagonal, 20 for herringbone and basketweave.",
    },
    {
      id: "showroom-id",
      question: "Why do I need a Showroom ID to see my price?",
      answer:
        "The contractor or designer who runs the showroom sets its prices. They give you the ID, which has eight characters. Without an ID you see list prices.",
    },
    {
      id: "no-pro",
      question: "I don't have a contractor yet. Can I still shop?",
      answer:
        "You can browse everything at list prices. To order, you need a showroom. [Tell us](/contact?topic=materials) where the job is and we'll suggest one.",
    },
    {
      id: "samples",
      question: "Can I get a sample?",
      answer:
        "Yes, for most surfaces. In a showroom, choose “Order a sample” on the product page. With an account you can collect several and order them together. Look at it in daylight and under the room's lights, next to what you are keeping.",
    },
    {
      id: "lots",
      question: "Will a later box match the one I have?",
      answer:
        "Not always. Tile, stone and wood are made in lots. Order everything the job needs at once, and keep a box for repairs.",
    },
    {
      id: "wet-rooms",
      question: "How do I know if a tile works on a bathroom floor?",
      answer:
        "The product page lists the surfaces it is made for and its slip resistance. For floors that get wet, look for a DCOF of 0.42 or higher.",
    },
    {
      id: "warranty",
      question: "Who provides the warranty?",
      answer:
        "The manufacturer. You'll find the terms on the product page, under Warranty. To make a claim, write to us with your order number and we'll put you in touch.",
    },
  ],
};

const orders: FaqTopic = {
  id: "order",
  title: "My Order",
  entries: [
    {
      id: "find-order",
      question: "Where can I see my order?",
      answer:
        "Under [My Account](/account). Each item has its own timeline, because different vendors ship separately. [My Order](/your_orders) explains each status.",
    },
    {
      id: "change-order",
      question: "Can I change or cancel my order?",
      answer:
        "You have {cancel_minutes} minutes to cancel it or change its address yourself: open the order under [My Account](/account). If shipping or sales tax would change at the new address, cancel and order again. We process orders within 48 hours.",
    },
    {
      id: "incomplete",
      question: "Something is missing. What do I do?",
      answer:
        "Tell us within two weeks, in the order or through the [contact form](/contact?topic=order). Send the order number and photos of the labels and boxes.",
    },
    {
      id: "cards",
      question: "Which cards do you take?",
      answer:
        "Visa, Mastercard, American Express and Discover. Your card number and security code go to the payment provider. We never store them.",
    },
    {
      id: "not-approved",
      question: "An item says “Not Approved”. Why?",
      answer:
        "The vendor can't supply it, usually because it is out of stock or the lot is too small. The rest of your order ships, and we refund the item to your card.",
    },
    {
      id: "add-to-order",
      question: "Can I add something to an order?",
      answer:
        "Not once it is placed. Place a second order. If it comes from the same vendor, write to us within {cancel_minutes} minutes and we'll ask them to ship both together.",
    },
    {
      id: "receipt",
      question: "Where is my receipt?",
      answer:
        "In the email we sent when you ordered. It lists each item with quantity, price, shipping and tax, plus your job name and PO number if you entered them.",
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
        "Anywhere in the U.S. Delivery is free. You pay extra only for oversize freight outside the contiguous states: Alaska, Hawaii, the territories and military addresses. Enter your ZIP code on the product page to see the cost.",
    },
    {
      id: "how-long",
      question: "How long does it take?",
      answer:
        "One to three weeks for most products. The product page and the cart show the time for each one.",
    },
    {
      id: "pallets",
      question: "How do pallets arrive?",
      answer:
        "By freight carrier, to the curb, by appointment. Have someone there to count and check the boxes before signing.",
    },
    {
      id: "several-shipments",
      question: "Why does my order come in several shipments?",
      answer:
        "Each vendor ships its products as soon as they are ready, so nothing waits for a slower item. Every shipment has its own tracking number in the order.",
    },
    {
      id: "damaged",
      question: "A box arrived damaged. What do I do?",
      answer:
        "Note it on the delivery receipt before the driver leaves, take photos of the box and label, and [tell us](/contact?topic=order) within two weeks. We'll replace it or refund it.",
    },
    {
      id: "hold",
      question: "Can you deliver later, when the room is ready?",
      answer:
        "Freight carriers set a day with you and can hold a shipment for a few days. For longer, ask your pro or order later. Your project keeps your choices.",
    },
  ],
};

const returns: FaqTopic = {
  id: "returns",
  title: "Returns and Cancelations",
  entries: [
    {
      id: "return-days",
      question: "How long do I have to return something?",
      answer:
        "{return_days} days from delivery. Items must be unused and in full boxes. Request the return from the order, under [My Account](/account).",
    },
    {
      id: "return-cost",
      question: "What does a return cost?",
      answer:
        "We deduct the initial shipping cost as a restocking fee, but never more than the return shipping cost. We deduct nothing for damaged or wrong items.",
    },
    {
      id: "refund-time",
      question: "When do I get my money?",
      answer:
        "The vendor has {refund_days} days to refund you after the return arrives. Banks then take 7 to 14 business days. The money is credited within 14 business days.",
    },
    {
      id: "cancel",
      question: "How do I cancel an order?",
      answer:
        "Within {cancel_minutes} minutes, open it under [My Account](/account) and cancel. After that, ask us. Until the vendor has packed your order, we can often still stop it.",
    },
    {
      id: "not-returnable",
      question: "What can't I return?",
      answer:
        "Anything cut, mixed or made to order, anything installed, opened boxes, and samples. See the full list in the [return policy](/return_policy#condition).",
    },
    {
      id: "cancel-plan",
      question: "How do I cancel a plan?",
      answer:
        "Email [{email}](mailto:{email}). Plans renew automatically until you cancel. You keep yours until the end of the term you paid for.",
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
        "Not to browse and fill a cart. You need one to order, share projects and chat. It is [free](/register).",
    },
    {
      id: "verification-mail",
      question: "I didn't get the verification email.",
      answer: "Check your spam folder, then resend it from the verification page.",
    },
    {
      id: "forgot-password",
      question: "I forgot my password.",
      answer:
        "Request a link on the [reset page](/reset_password). It works once, for one hour. A new password signs out all other devices.",
    },
    {
      id: "age",
      question: "Who can open an account?",
      answer: "Anyone 13 or older. If you are under 18, a parent or guardian must agree.",
    },
    {
      id: "not-authorized",
      question: "It says I'm not authorized to use this sign-in.",
      answer:
        "The customer sign-in is for homeowners. Contractors, designers and vendors use the [pro sign-in](/pro-account/login).",
    },
    {
      id: "who-sees",
      question: "Who can see what I do?",
      answer:
        "Your showroom's pro sees your orders there and the projects you share. The [privacy policy](/privacy_policy#clients-and-pros) has the details.",
    },
    {
      id: "close-account",
      question: "How do I close my account?",
      answer:
        "Go to Privacy in [My Account](/account/privacy), where you can also download your data. We keep invoices as long as the law requires.",
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
      answer:
        "Your Showroom ID, which has eight characters. With it they see your departments at your prices.",
    },
    {
      id: "markup",
      question: "How is my price set?",
      answer:
        "You get wholesale prices and add your markup, at least 10 percent, for the whole showroom, a category or one product. Coupons come out of your markup and can't exceed it.",
    },
    {
      id: "profit",
      question: "When do I get my profit?",
      answer:
        "It is pending for 46 business days after delivery, then available for payout. A negative balance is due within 10 days.",
    },
    {
      id: "approval",
      question: "How long does approval take?",
      answer: "Up to 24 hours after we have your license and documents.",
    },
    {
      id: "stock",
      question: "Do I have to buy or store anything?",
      answer:
        "No. You show vendors' products with or without buying them, and vendors ship straight to the job.",
    },
    {
      id: "returned-profit",
      question: "What happens to my profit on a return?",
      answer:
        "The returned item shows a negative profit, and we deduct it from your balance. A payout is never more than your available balance.",
    },
    {
      id: "branding",
      question: "Can my showroom use my colors and logo?",
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
        "Choose a floor plan, choose a template, walk the virtual showroom, and finalize the materials. The material list becomes your cart. See each step in [How it works](/how_it_works).",
    },
    {
      id: "pro-help",
      question: "Can my contractor help?",
      answer:
        "Yes. Share the project with your showroom's pro, who can see the room and its list and give you advice.",
    },
    {
      id: "savings",
      question: "How much do I save?",
      answer:
        "Up to 60 percent off list prices. The average is 55 percent on kitchens, 30 on bathrooms and 40 outdoors. Each product shows what you save.",
    },
    {
      id: "own-plan",
      question: "Can I use my own floor plan?",
      answer:
        "Yes. [Draw it](/visualize/draw) with your own measurements, or upload a picture and trace it to scale.",
    },
    {
      id: "other-showroom",
      question: "Can I switch to another showroom?",
      answer:
        "Any time, with its ID. Prices and products change with the showroom. Projects you made in the other showroom stay there.",
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
