import { randomFor } from "../../demo/random.ts";

/** A brief that was made up, with what it means (see `meaning.ts`). */
interface Sentence {
  text: string;
  means: readonly string[];
}

type Said = readonly [words: string, ...means: string[]];

const rooms: readonly (readonly [string, string, readonly Said[], readonly string[]])[] = [
  [
    "bathroom",
    "bathroom",
    [
      ["a walk-in shower", "want shower"],
      ["a freestanding tub", "want freestanding_tub"],
      ["a double vanity", "want double_vanity"],
      ["a linen closet", "want linen_storage"],
    ],
    ["toilet", "vanity", "mirror"],
  ],
  [
    "guest bath",
    "bathroom",
    [
      ["a tub", "want tub"],
      ["a shower", "want shower"],
    ],
    ["toilet", "floor"],
  ],
  [
    "kitchen",
    "kitchen",
    [
      ["an island", "want island"],
      ["a pantry", "want pantry"],
      ["a dishwasher", "want dishwasher"],
      ["a peninsula", "want peninsula"],
    ],
    ["range", "refrigerator", "floor", "hood"],
  ],
  [
    "living room",
    "living_room",
    [
      ["a sectional", "want sectional"],
      ["a media wall", "want media_wall"],
      ["a bookcase", "want bookcase"],
    ],
    ["fireplace", "rug", "floor"],
  ],
  [
    "bedroom",
    "bedroom",
    [
      ["a king bed", "want king_bed"],
      ["a queen bed", "want queen_bed"],
      ["a reading chair", "want reading_chair"],
    ],
    ["floor", "window"],
  ],
  [
    "dining room",
    "dining_room",
    [
      ["a table for six", "want dining_table", "seats 6"],
      ["a table for ten", "want dining_table", "seats 10"],
    ],
    ["floor", "rug"],
  ],
  [
    "laundry room",
    "laundry",
    [
      ["a utility sink", "want utility_sink"],
      ["a folding counter", "want folding_counter"],
    ],
    ["washer", "dryer"],
  ],
  [
    "patio",
    "outdoor",
    [
      ["a grill", "want grill"],
      ["a fire pit", "want fire_pit"],
      ["lounge chairs", "want lounge"],
    ],
    ["door"],
  ],
];
const avoided: Readonly<Record<string, readonly Said[]>> = {
  bathroom: [
    ["tub", "avoid tub"],
    ["double vanity", "avoid double_vanity"],
  ],
  kitchen: [
    ["island", "avoid island"],
    ["peninsula", "avoid peninsula"],
    ["wall oven", "avoid wall_oven"],
  ],
  living_room: [
    ["bookcase", "avoid bookcase"],
    ["sectional", "avoid sectional"],
    ["TV", "avoid media_wall"],
  ],
  bedroom: [
    ["TV", "avoid media_wall"],
    ["bookcase", "avoid bookcase"],
  ],
  dining_room: [["bookcase", "avoid bookcase"]],
  laundry: [["linen storage", "avoid linen_storage"]],
  outdoor: [
    ["pool", "avoid pool"],
    ["plants", "avoid plants"],
  ],
};
const looks: readonly Said[] = [
  ["brass", "no gold"],
  ["gold", "no gold"],
  ["chrome", "no chrome"],
  ["nickel", "no nickel"],
  ["bronze", "no bronze"],
  ["quartz", "no quartz"],
  ["granite", "no granite"],
  ["marble", "no marble"],
  ["vinyl", "no vinyl"],
  ["laminate", "no laminate"],
  ["glass", "no glass"],
  ["leather", "no leather"],
  ["velvet", "no velvet"],
  ["black", "no black"],
  ["gray", "no gray"],
  ["beige", "no beige"],
  ["pink", "no pink"],
  ["navy", "no navy"],
  ["wallpaper", "no wallpaper"],
  ["carpet", "no carpet"],
  ["brick", "no brick"],
  ["terrazzo", "no terrazzo"],
  ["curtains", "no curtains"],
  ["chandelier", "no chandelier"],
  ["glass doors", "no glass doors"],
  ["plastic", "no plastic"],
  ["oak", "no oak"],
  ["travertine", "no travertine"],
];
const noes = [
  "no #",
  "without #",
  "absolutely no #",
  "please no #",
  "avoid #",
  "we don't want #",
  "skip the #",
  "nothing in #",
  "we hate #",
  "not a fan of #",
];
const noNamed = ["no #", "without #", "absolutely no #", "please no #", "avoid #", "we don't want any #"];
const keeps = [
  "the # stays",
  "keep the #",
  "the existing # stays",
  "the # stays where it is",
  "we're keeping the #",
  "leave the # where it is",
];
const people: readonly Said[] = [
  ["we have two kids", "people children"],
  ["we have a dog", "people pets"],
  ["my mother uses a wheelchair", "people step_free"],
  ["we both cook", "people two_cooks"],
  ["for my elderly parents", "people step_free"],
  ["non-slip floor", "slip safe"],
];
const moods: readonly Said[] = [
  ["it should feel cozy", "mood cozy"],
  ["bright and airy", "mood bright"],
  ["serene", "mood calm"],
  ["moody", "mood dramatic"],
];
const styles: readonly Said[] = [
  ["modern", "style modern"],
  ["farmhouse style", "style farmhouse"],
  ["coastal", "style coastal"],
  ["japandi", "style japandi"],
  ["not too modern", "no modern style"],
  ["nothing industrial", "no industrial style"],
];
const metals: readonly Said[] = [
  ["brushed nickel fixtures", "metal brushed-nickel"],
  ["matte black hardware", "metal matte-black"],
  ["chrome faucets", "metal chrome"],
];
const budgets: readonly Said[] = [
  ["budget 12k", "budget 12000"],
  ["under $9,500", "budget 9500"],
  ["fifteen grand", "budget 15000"],
  ["around $8,500", "budget 8500"],
  ["between 10 and 15 thousand", "budget 15000"],
  ["budget: twenty thousand dollars", "budget 20000"],
  ["we can spend up to $30k", "budget 30000"],
  ["$18-22k", "budget 22000"],
  ["no more than $7,000", "budget 7000"],
  ["budget is six thousand five hundred dollars", "budget 6500"],
];
const words =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  );

/** Sentences over all kinds of clauses, the same ones for the same seed. */
export function sentences(count: number, seed: string): Sentence[] {
  const { next: chance } = randomFor(seed);
  const below = (most: number) => Math.floor(chance() * most);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const size = (): Said => {
    const [a, b] = [5 + below(12), 5 + below(12)];
    const half = below(2) * 6;
    return one<Said>([
      [`${a}x${b}`, `size ${a * 12}x${b * 12}`],
      [`${a} by ${b}`, `size ${a * 12}x${b * 12}`],
      [`${a}' x ${b}'${half ? ` ${half}"` : ""}`, `size ${a * 12}x${b * 12 + half}`],
      [`${a}-0 x ${b}-${half}`, `size ${a * 12}x${b * 12 + half}`],
      [`${words[a - 2]} by ${words[b - 2]}`, `size ${a * 12}x${b * 12}`],
      [`${a} ft x ${b} ft`, `size ${a * 12}x${b * 12}`],
      [`${a}' 3 1/2" x ${b}' 1/4"`, `size ${a * 12 + 3.5}x${b * 12 + 0.25}`],
    ]);
  };
  return Array.from({ length: count }, () => {
    const [name, room, wants, stays] = one(rooms);
    const want = one(wants);
    const parts: Said[] = [];
    const maybe = (part: () => Said, odds: number) => {
      if (chance() < odds) parts.push(part());
    };
    const hope = (): Said => [
      `${want[0]} if it fits`,
      ...want.slice(1).map((each) => each.replace("want", "hope")),
    ];
    maybe(() => (chance() < 0.2 ? hope() : ([`with ${want[0]}`, ...want.slice(1)] as unknown as Said)), 0.6);
    const refused = one(avoided[room]!);
    const isClash = want.some(
      (each) => each.split(" ")[1] === refused[1]!.split(" ")[1] || each.includes("tub"),
    );
    if (!isClash) maybe(() => [one(noNamed).replace("#", refused[0]), ...refused.slice(1)], 0.35);
    const look = one(looks);
    const isThing =
      /s$|er$|wallpaper|carpet|plastic/.test(look[0]) && look[0] !== "brass" && look[0] !== "glass";
    maybe(() => [one(isThing ? noNamed : noes).replace("#", look[0]), ...look.slice(1)], 0.75);
    const kept = one(stays);
    maybe(() => [one(keeps).replace("#", kept), `keep ${kept}`], 0.3);
    maybe(() => one(people), 0.25);
    maybe(() => one(moods), 0.15);
    maybe(() => one(styles), 0.2);
    const metal = one(metals);
    const isMetal = parts.some((part) => /no (?:chrome|nickel|black)/.test(part[1] ?? ""));
    if (!isMetal) maybe(() => metal, 0.15);
    maybe(() => one(budgets), 0.5);
    const ordered = parts.toSorted(() => chance() - 0.5);
    const [sized, sizeMeans] = size();
    const head: Said = [
      one([`${sized} ${name}`, `${name} ${sized}`, `${name}, ${sized}`]),
      `room ${room}`,
      sizeMeans!,
    ];
    const glue = one([", ", ". ", "; ", "\n"]);
    return {
      text: [head, ...ordered].map(([each]) => each).join(glue),
      means: [head, ...ordered].flatMap((part) => part.slice(1)),
    };
  });
}
