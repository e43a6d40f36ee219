/** The four steps from an empty plan to an order, as the specification counts them. */
export const howItWorks = {
  title: "How it works",
  description:
    "Four steps from an empty floor plan to an order: floor plan, template, virtual showroom, materials.",
  lead: "Four steps from an empty floor plan to materials on a truck. You can stop after any of them and go on another day.",
  steps: [
    {
      id: "floor-plan",
      title: "Choose a floor plan",
      text: "Begin with one of over 50 plans, drawn to scale and sorted by room and size. Or draw your own: walls snap, lengths are typed in feet and inches, doors and windows are dragged to their places.",
      link: { label: "See the floor plans", url: "/visualize" },
    },
    {
      id: "template",
      title: "Choose a template",
      text: "Over 100 furnished rooms show what the plan can become. Each is made of goods that are sold here, so each has a price from the first moment. Take one as it is, or as a beginning.",
      link: { label: "See the templates", url: "/visualize/templates" },
    },
    {
      id: "virtual-showroom",
      title: "Walk the virtual showroom",
      text: "Turn the room, walk through it, see it by day and in the evening. Press a wall or a floor to see what fits it in your pro's showroom, at true scale, with pattern and grout. Fixtures snap to walls and refuse to overlap.",
      link: { label: "Enter a showroom", url: "/#showroom-id" },
    },
    {
      id: "finalize",
      title: "Finalize the materials",
      text: "The room counts what it needs: area, waste, full boxes, and the fixtures. The list becomes a checklist and a cart. Share it with your pro, order it, and follow each shipment until it is at the curb.",
      link: { label: "How orders work", url: "/your_orders" },
    },
  ],
  after: {
    title: "What happens after the order",
    facts: [
      ["60 minutes", "You can cancel or change the address yourself."],
      ["48 hours", "The order has been processed by then."],
      [
        "1 to 3 weeks",
        "The goods are with you. Delivery is free; only freight beyond the contiguous U.S. costs extra.",
      ],
      ["12 days", "As long as that you can ask for a return."],
    ],
  },
} as const;
