import type { Prose } from "../catalog/prose/grammar.ts";

/** What reviewers of a kind of products write: praise, mixed feelings, complaints. Slots as in `reviews.ts`. */
export interface ReviewProse {
  praise: Prose;
  mixed: Prose;
  complaint: Prose;
}

const shapes = {
  praise: [
    ["start", "detail"],
    ["start", "detail", "end"],
    ["detail", "end"],
    ["start"],
    ["detail"],
    ["start", "end"],
  ],
  mixed: [
    ["start", "but"],
    ["but", "end"],
    ["start", "but", "end"],
  ],
  complaint: [["wrong"], ["wrong", "end"], ["start", "wrong"]],
} as const;

const delivery = [
  "Arrived on day {days}, all cartons whole.",
  "Driver called ahead and set it in the garage.",
  "Came {days} days after ordering.",
  "Packed better than what I usually get from the yard.",
  "Delivery was a day late but undamaged.",
];

export const tileReviews: ReviewProse = {
  praise: {
    shapes: shapes.praise,
    parts: {
      start: [
        "Laid {area} sq ft of this in our {room}.",
        "Third job where I have set {series}.",
        "Went with {option} for the {room} floor.",
        "Used it in the {room} and up the wall.",
        "My tile setter asked where we found it.",
        "Ordered samples of four, this one won.",
        "We tiled the {room} over two weekends.",
      ],
      detail: [
        "Calibration is spot on, lippage was never an issue.",
        "Color matched the sample card exactly.",
        "Cuts clean on a cheap wet saw.",
        "Edges are straight enough for a tight joint.",
        "Repeats are hard to find once it is down.",
        "It hides dust and paw prints, which white never did.",
        "Grip is good when wet; our kids run on it.",
        "The glaze has real depth in evening light.",
        "One lot number on all cartons, as promised.",
        "Lighter than on my screen, in a good way.",
        "Mixed three boxes and the blend looks natural.",
      ],
      end: [
        ...delivery,
        "Would use it again.",
        "Kept one carton for repairs.",
        "Inspector and wife both happy.",
        "Ten percent extra was just enough.",
      ],
    },
  },
  mixed: {
    shapes: shapes.mixed,
    parts: {
      start: ["Looks great in the {room}.", "Good tile for the price.", "Happy with the color."],
      but: [
        "About four pieces a carton had chipped corners, so order more than ten percent.",
        "Slight bow in the long pieces, keep the offset under a third.",
        "Two boxes were from another lot and the seller swapped them, which cost us a week.",
        "It shows water spots until it is dry.",
        "Darker than the sample by half a shade.",
        "Sheets were not quite square; I cut the mesh on some.",
      ],
      end: [...delivery, "Still glad we bought it.", "Would order a sample first next time."],
    },
  },
  complaint: {
    shapes: shapes.complaint,
    parts: {
      start: ["Wanted to like this.", "Nice in the picture."],
      wrong: [
        "Two shades in one order and the second delivery did not match either.",
        "Eleven broken pieces in {area} sq ft and the claim took two weeks.",
        "Far more variation than V2; it looks patchy in our {room}.",
        "Came nine days late, the setter had to leave for another job.",
        "Matte finish marks from metal and does not clean.",
      ],
      end: [
        "Refund was correct, at least.",
        "Support answered, but slowly.",
        "Bought something else in the end.",
      ],
    },
  },
};

export const plankReviews: ReviewProse = {
  praise: {
    shapes: shapes.praise,
    parts: {
      start: [
        "Put {area} sq ft down in the {room}.",
        "Second house we have done with {series}.",
        "Installed it myself over a long weekend.",
        "Replaced carpet in the {room} with this.",
        "We compared six floors under our own light and took {option}.",
        "Our dog has had a year at it now.",
      ],
      detail: [
        "Boards lock tight and stay there.",
        "No two boards next to each other looked alike.",
        "Long lengths, few shorts in the cartons.",
        "The bevel is small, crumbs do not collect.",
        "Quiet underfoot, no hollow sound.",
        "Scratches hardly show in the grain.",
        "The color hasn't faded next to a south window.",
        "Transitions and stair nose matched the floor.",
        "Milling was so even that we filled nothing.",
        "Our dishwasher leaked on it overnight and left no trace.",
      ],
      end: [
        ...delivery,
        "Let it stand in the room for three days first.",
        "Neighbors ordered the same.",
        "Would buy again for the upstairs.",
        "One carton left over, as the calculator said.",
      ],
    },
  },
  mixed: {
    shapes: shapes.mixed,
    parts: {
      start: ["Good looking floor.", "Easy to lay.", "Fair price for what it is."],
      but: [
        "About one board in twelve had a broken tongue.",
        "More short boards than I expected.",
        "It is noisier than the old cork without a better pad.",
        "Gloss is a touch higher than the sample.",
        "Dark color shows every crumb.",
        "Subfloor has to be dead flat or it clicks.",
      ],
      end: [...delivery, "Fine for a rental.", "Happy enough."],
    },
  },
  complaint: {
    shapes: shapes.complaint,
    parts: {
      start: ["Not our luck.", "Expected better."],
      wrong: [
        "Joints opened in the first winter even though we left the gaps.",
        "Every third carton was crushed on one corner.",
        "Print repeats every seven boards; you can see it from across the room.",
        "Color of the last four cartons is redder.",
        "Wear layer scratched through in the hallway within months.",
      ],
      end: ["Warranty claim is open.", "They sent new cartons, we did the labor twice.", "Returned half."],
    },
  },
};

export const stoneReviews: ReviewProse = {
  praise: {
    shapes: shapes.praise,
    parts: {
      start: [
        "Had {area} sq ft of it set {place}.",
        "Our mason was pleased with it.",
        "Used it on three jobs this year.",
        "Chose it from a board of samples.",
      ],
      detail: [
        "Thickness was even from pallet to pallet.",
        "The color settles nicely after the first rain.",
        "Corners matched the flats, no odd pieces.",
        "Stays cool enough for bare feet in July.",
        "Seams are hard to find.",
        "Real stone, so expect and enjoy variation.",
        "Edges came clean, nothing to grind.",
        "No flaking after two winters.",
        "The mason said it cut better than most.",
        "Leaves left no stain after a wet winter.",
      ],
      end: [
        ...delivery,
        "Would take it again.",
        "Worth the freight.",
        "Lift gate delivery right to the drive.",
      ],
    },
  },
  mixed: {
    shapes: shapes.mixed,
    parts: {
      start: ["Handsome material.", "Good once it was down."],
      but: [
        "A fifth of the pieces needed sorting for size.",
        "More rust tones than in the picture.",
        "Needs sealer sooner than they say.",
        "One crate was wet and had to dry for a week.",
        "Delivery left it at the curb.",
      ],
      end: [...delivery, "Its looks make up for it.", "Plan on extra pieces."],
    },
  },
  complaint: {
    shapes: shapes.complaint,
    parts: {
      start: ["Disappointed."],
      wrong: [
        "Thickness varied by half an inch; double the mortar, double the time.",
        "Two pieces spalled in the first frost.",
        "The second pallet was a different color altogether.",
        "Template visit was moved three times.",
      ],
      end: ["Credit came after two weeks.", "Kept it since the wall was half up."],
    },
  },
};

export const turfReviews: ReviewProse = {
  praise: {
    shapes: shapes.praise,
    parts: {
      start: [
        "Covered {area} sq ft of side yard.",
        "Two dogs, one year, still green.",
        "Laid it over decomposed granite myself.",
        "Our water bill dropped by half.",
      ],
      detail: [
        "Blades stand up again after furniture.",
        "Seams vanish if you mind the nap.",
        "Drains at once, even in a cloudburst.",
        "No smell with the zeolite infill.",
        "The thatch makes it look like a real lawn in June.",
        "Kids have stopped bringing mud in.",
      ],
      end: [...delivery, "Buy a seaming kit.", "Would do it again."],
    },
  },
  mixed: {
    shapes: shapes.mixed,
    parts: {
      start: ["Looks good from the window."],
      but: [
        "Gets hot in full sun, hose it before children go out.",
        "Rolled edges took a week to lie flat.",
        "Cut was three inches short; they sent a strip.",
      ],
      end: ["Good for shade.", "Fine for the price."],
    },
  },
  complaint: {
    shapes: shapes.complaint,
    parts: {
      start: ["No."],
      wrong: [
        "Two rolls of one order were different greens.",
        "Fibers come out whenever we brush it.",
        "Backing split at a seam.",
      ],
      end: ["Waiting for a replacement.", "Refund granted."],
    },
  },
};

export const fixtureReviews: ReviewProse = {
  praise: {
    shapes: shapes.praise,
    parts: {
      start: [
        "Put {option} in our {room}.",
        "Bought two for the {room}.",
        "Fourth {noun} I have installed from {brand}.",
        "{option} looks even better in the room.",
        "Replaced one that lasted nine years.",
        "My plumber had it in within the hour.",
        "Our client picked {series} from the showroom.",
      ],
      detail: [
        "Solid, heavy, nothing rattles.",
        "The finish matches the rest of the line.",
        "Instructions were clear and every screw was there.",
        "No fingerprints so far.",
        "Measures exactly as listed.",
        "Quiet, which I did not expect.",
        "Works with one finger.",
        "Box was double-walled and foam-fitted.",
        "Feels like twice the money.",
        "Cleans with a damp cloth.",
        "Fits our old rough-in without changes.",
      ],
      end: [
        "Would buy again.",
        "Recommended.",
        "Came {days} days after ordering.",
        "Ordered another for the guest bath.",
        "Parts are easy to get, I checked.",
      ],
    },
  },
  mixed: {
    shapes: shapes.mixed,
    parts: {
      start: ["Nice piece.", "Looks the part.", "Good value."],
      but: [
        "The supply lines were too short for our cabinet.",
        "One screw was missing; the hardware store had it.",
        "{option} is a little warmer than our other metals.",
        "Instructions are drawings only.",
        "Smaller than I pictured, so check the sizes.",
        "It hums faintly at the top setting.",
      ],
      end: [
        "We would choose it again.",
        "Works as it should now.",
        "Would check measurements twice next time.",
      ],
    },
  },
  complaint: {
    shapes: shapes.complaint,
    parts: {
      start: ["Sent it back.", "Not for us."],
      wrong: [
        "Finish spotted within a month of hard water.",
        "Arrived with a dent in the {spot} and the replacement took three weeks.",
        "Leaked at the base from the first day.",
        "Holes did not line up with the template.",
        "Stopped working after eleven weeks.",
      ],
      end: ["Refund was quick.", "Vendor was polite about it.", "Warranty replaced it."],
    },
  },
};

export const counterReviews: ReviewProse = {
  praise: {
    shapes: shapes.praise,
    parts: {
      start: [
        "Had {area2} sq ft of it made for our kitchen.",
        "{option} on the island, exactly what we hoped for.",
        "Chose it from the slab photo.",
        "Second kitchen we have done with {series}.",
        "Our fabricator recommended it.",
      ],
      detail: [
        "The seam is hard to find even when you know where it is.",
        "Template on Monday, counters nine days later.",
        "Edges are eased so that nothing catches.",
        "Red wine stood overnight and wiped off.",
        "Veins run through the sink cut-out as drawn.",
        "It still looks new after a winter of baking.",
        "The fabricator said it cut better than most.",
        "In our light, the color looks just like the showroom.",
      ],
      end: [
        "Worth the wait.",
        "Would take it again.",
        "Ask for the slab photograph.",
        "Crew left the kitchen clean.",
      ],
    },
  },
  mixed: {
    shapes: shapes.mixed,
    parts: {
      start: ["Handsome material.", "Good once it was in."],
      but: [
        "Shows water rings until it is dry.",
        "Needs sealer sooner than they say.",
        "The template visit was moved once.",
        "More movement than on the sample piece.",
      ],
      end: ["Its looks make up for it.", "We like it more each week."],
    },
  },
  complaint: {
    shapes: shapes.complaint,
    parts: {
      start: ["Disappointed."],
      wrong: [
        "The seam sits a hand's width from where it was drawn.",
        "A corner chipped in the first month.",
        "Template visit was moved three times and the kitchen stood open for five weeks.",
      ],
      end: ["They came back and repaired it.", "Credit came after two weeks."],
    },
  },
};
