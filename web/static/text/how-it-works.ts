/** The four steps from an empty plan to an order, as the specification counts them. */
export const howItWorks = {
  title: "How it works",
  description:
    "Four steps from an empty floor plan to an order: floor plan, template, virtual showroom, materials.",
  lead: "Four steps from an empty floor plan to materials on a truck. Stop after any step and pick it up again later.",
  steps: [
    {
      id: "floor-plan",
      title: "Choose a floor plan",
      text: "Start with one of over 50 plans, drawn to scale and sorted by room and size. Or draw your own: walls snap, you type lengths in feet and inches, and you drag doors and windows into place.",
      link: { label: "See the floor plans", url: "/visualize" },
    },
    {
      id: "template",
      title: "Choose a template",
      text: "Over 100 furnished rooms show what your plan can become. Each one uses products we sell, so you see a price right away. Use one as is, or make it your own.",
      link: { label: "See the templates", url: "/visualize/templates" },
    },
    {
      id: "virtual-showroom",
      title: "Walk the virtual showroom",
      text: "Turn the room, walk through it, and see it in daylight and in the evening. Click a wall or floor to see what fits from your pro's showroom, at true scale, with pattern and grout. Fixtures snap to walls and can't overlap.",
      link: { label: "Enter a showroom", url: "/#showroom-id" },
    },
    {
      id: "finalize",
      title: "Finalize the materials",
      text: "The room counts what it needs: area, waste, full boxes and fixtures. The list becomes your checklist and cart. Share it with your pro, order it, and track each shipment to your curb.",
      link: { label: "How orders work", url: "/your_orders" },
    },
  ],
  after: {
    title: "After you order",
    facts: [
      ["60 minutes", "You can cancel or change the address yourself."],
      ["48 hours", "We process your order."],
      [
        "1 to 3 weeks",
        "Your order arrives. Delivery is free; you pay extra only for freight outside the contiguous U.S.",
      ],
      ["12 days", "You can request a return."],
    ],
  },
} as const;
