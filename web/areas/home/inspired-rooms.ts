/** The tabs of the landing page's Inspired Designs, with the templates that they show. */
export const inspiredDesigns = [
  {
    id: "bathroom",
    label: "Bathroom",
    templates: [
      "mediterranean-primary-bath-13x12",
      "organic-modern-primary-bath-alcove",
      "mid-century-hall-bath-5x8-pocket",
      "art-deco-primary-bath-two-vanities",
      "contemporary-luxe-primary-bath-12x8",
      "mediterranean-hall-bath-5x8-side-door",
      "traditional-primary-bath-two-vanities",
    ],
  },
  {
    id: "kitchen",
    label: "Kitchen",
    templates: [
      "traditional-two-wall-island-13x14",
      "coastal-l-island-15x13",
      "art-deco-great-kitchen-17x15",
      "organic-modern-great-kitchen-17x15",
      "cottage-u-kitchen-10x10",
      "transitional-two-wall-island-13x14",
      "industrial-loft-kitchen-18",
    ],
  },
  {
    id: "living-room",
    label: "Living Room",
    templates: [
      "mid-century-living-12x16",
      "traditional-living-14x18",
      "industrial-loft-living-16x22",
      "scandinavian-apartment-living-11x14",
      "organic-modern-living-12x16",
      "art-deco-apartment-living-11x14",
      "transitional-family-room-15x19",
    ],
  },
  {
    id: "outdoor",
    label: "Landscaping/Outdoor",
    templates: [
      "coastal-patio-12x16",
      "organic-modern-plunge-court-16x24",
      "mediterranean-courtyard-17x18",
      "modern-pool-deck-29x44",
      "art-deco-roof-terrace-15x22",
      "cottage-front-porch-8x20",
      "traditional-covered-patio-14x20",
    ],
  },
] as const;
