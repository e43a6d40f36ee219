/** Briefs to begin with, as somebody would write them. */
export const examples: readonly { title: string; text: string }[] = [
  {
    title: "Small hall bath",
    text: "A 5' × 8' bathroom for our guests. Walk-in shower, no tub, white tile with warm wood and brushed gold. Keep it under $15,000.",
  },
  {
    title: "Family kitchen",
    text: "A farmhouse kitchen, 14 by 16 feet, for a family of five. Island with seating, dishwasher, sage green cabinets and an oak floor. Budget $45,000.",
  },
  {
    title: "Calm bedroom",
    text: "Japandi bedroom, 12 ft by 14 ft. King bed, a reading chair by the window, plants, natural wood and linen colors. About $8,000.",
  },
];
