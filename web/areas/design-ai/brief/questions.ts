import type { UnsoldWishes } from "../../../../contract/design/ai-design-changes.ts";
import type { Brief, ReadBrief, Side, Span, Unsure } from "../../../../domain/designer/brief/brief.types.ts";
import {
  barWords,
  colorWords,
  keepWords,
  materialWords,
  metalWords,
  styleWords,
} from "../../../../domain/designer/brief/brief-words.ts";
import { featureWords } from "../../../../domain/designer/brief/features.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { cutOut } from "./understood.ts";
import { wishWords } from "./wish-words.ts";

/** Something that the brief leaves unclear, asked plainly, with answers to tap. */
export interface Question {
  key: string;
  words: string;
  answers: readonly Answer[];
}

interface Answer {
  words: string;
  /** The text with the answer in it; null to let the person write it. */
  text: string | null;
  /** What to write anew where there is no text. */
  phrase?: string;
}

/** What has to be asked before anything is designed: what nobody decided, what contradicts itself, what cannot be done. */
export function questionsOf(text: string, read: ReadBrief): Question[] {
  return [
    ...undecided(text, read.unsure),
    ...contradictions(text, read),
    ...unplaced(text, read),
    ...unused(text, read.unread),
  ];
}

/** What stays and has its pipes, its vent or its size where it is: a plan of it as it is now would say where. */
const fixed = new Set([
  "refrigerator",
  "range",
  "cooktop",
  "sink",
  "dishwasher",
  "toilet",
  "tub",
  "shower",
  "vanity",
  "washer",
  "dryer",
]);
const walls: readonly (readonly [side: Side, words: string])[] = [
  ["left", "Left"],
  ["right", "Right"],
  ["back", "Across from the door"],
  ["door", "Beside the door"],
  ["any", "It can move"],
];

/** Where something stands that stays: nobody but the client knows. */
function unplaced(text: string, { brief, spans }: ReadBrief): Question[] {
  const name = brief.keeps.find(
    (each) => fixed.has(each) && brief.places.every((place) => place.name !== each),
  );
  const span = name && spans.find((each) => says(each, name));
  if (!span) return [];
  // "keep the tub and the toilet" is one phrase
  const names = brief.keeps.filter((each) => says(span, each));
  const answers = walls.map(([side, words]) => {
    const phrases = names.map((each) => wishWords.stays(each, each === name ? side : sideOf(each)));
    return { words, text: text.slice(0, span.from) + phrases.join(", ") + text.slice(span.to) };
  });
  return [{ key: `where ${name}`, words: wishWords.whichWall(name), answers }];

  function sideOf(other: string): Side | null {
    return brief.places.find((place) => place.name === other)?.side ?? null;
  }
}

const says = ({ kind, words }: Span, name: string): boolean =>
  kind === "kept" && words.split(", ").some((each) => each.startsWith(keepWords(name)));

/** Questions with what the showroom has instead, and in sentences what it does not sell that nothing asks about. */
export function withUnsold(
  questions: readonly Question[],
  unsold: UnsoldWishes,
  seller: string,
): { questions: Question[]; notes: string[] } {
  const byKey = new Map(unsold.map((each) => [keyOf(each.wish), unsoldWords(each, seller)]));
  const asked = new Set(questions.map(({ key }) => key));
  return {
    questions: questions.map((each) => ({ ...each, words: byKey.get(each.key) ?? each.words })),
    notes: [...byKey].flatMap(([key, words]) => (asked.has(key) ? [] : [words])),
  };
}

const keyOf = (phrase: string): string => `unread ${phrase}`;

function unsoldWords({ wish, is_sold, nearest, opening }: UnsoldWishes[number], seller: string): string {
  const thing = `“${wish}”`;
  if (opening === "window")
    return `${thing}: our designs leave the windows as they are. Select one in the 3D room to see what ${seller} sells for it.`;
  if (opening === "door")
    return `${thing}: our designs leave the doors as they are. Select one in the 3D room to see what ${seller} sells for it.`;
  if (!nearest) return `${thing}: ${seller} sells nothing like it.`;
  const price = formatUnitUsd(nearest.price, nearest.per === "each" ? "Piece" : "Square foot");
  return is_sold
    ? `${thing}: our designs can't place it. ${seller} sells ${nearest.name}, ${price}. Add it in the 3D room.`
    : `${thing}: ${seller} doesn't sell it. The nearest is ${nearest.name}, ${price}.`;
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function undecided(text: string, unsure: readonly Unsure[]): Question[] {
  const groups = Map.groupBy(unsure, ({ from }) => from);
  return [...groups.values()].map((group) => {
    const from = group[0]!.from;
    const to = Math.max(...group.map((each) => each.to));
    const instead = (words: string) => text.slice(0, from) + words + text.slice(to);
    const features = group.map(({ feature }) => feature);
    const [first] = features;
    if (group.length > 1)
      return {
        key: `unsure ${from}`,
        words: wishWords.question(features),
        answers: [
          ...features.map((feature) => ({
            words: featureWords[feature],
            text: instead(wishWords.wish([feature])),
          })),
          { words: "Both", text: instead(wishWords.wish(features)) },
        ],
      };
    return {
      key: `unsure ${from}`,
      words: wishWords.question(features),
      answers: [
        { words: "Yes", text: instead(wishWords.wish(features)) },
        { words: "If it fits", text: instead(wishWords.hope(first!)) },
        { words: "No", text: instead(wishWords.without(first!)) },
      ],
    };
  });
}

/** What is both wanted and not wanted. */
function contradictions(text: string, { brief, spans }: ReadBrief): Question[] {
  return brief.bars.flatMap((bar) => {
    const against = barWords(bar);
    const wish = wishAgainst(brief, bar);
    const [barred, wished] = [
      spans.find((span) => span.words === against),
      spans.find((span) => span.words === wish),
    ];
    if (!wish || !barred || !wished) return [];
    return {
      key: `both ${against}`,
      words: `You want ${lower(wish)}, and you say “${lower(against)}”. Which one is it?`,
      answers: [
        { words: wish, text: cutOut(text, barred) },
        { words: against, text: cutOut(text, wished) },
      ],
    };
  });
}

function wishAgainst(brief: Brief, bar: Brief["bars"][number]): string | null {
  const metal = brief.metal;
  if (
    bar.kind === "metal" &&
    metal &&
    (metal.includes(bar.word) || (bar.word === "gold" && /brass|gold/.test(metal)))
  )
    return metalWords(metal);
  if (bar.kind === "style" && brief.style === bar.word) return styleWords(bar.word);
  const isSame = (part: string) => bar.part === "any" || bar.part === part;
  const color = brief.colors.find(
    ({ name, part }) => bar.kind === "color" && name === bar.word && isSame(part),
  );
  if (color) return colorWords(color);
  const material = brief.materials.find(
    ({ word, part }) => bar.kind === "material" && word === bar.word && isSame(part),
  );
  return material ? materialWords(material) : null;
}

/** What cannot be designed, or was not understood. */
export function unused(text: string, unread: readonly string[]): Question[] {
  return unread.map((phrase) => {
    const from = text.indexOf(phrase);
    const span = { from, to: from + phrase.length };
    const part = /^not (?:all|only|entirely|completely) (.+)$/i.exec(phrase)?.[1];
    if (part)
      return {
        key: keyOf(phrase),
        words: `Is some ${part} all right?`,
        answers: [
          { words: `Some ${part} is fine`, text: cutOut(text, span) },
          { words: `No ${part} at all`, text: `${text.slice(0, from)}no ${part}${text.slice(span.to)}` },
        ],
      };
    return {
      key: keyOf(phrase),
      words: `We couldn't use “${phrase}”. Go on without it?`,
      answers: [
        { words: "Go on without it", text: cutOut(text, span) },
        { words: "Say it another way", text: null, phrase },
      ],
    };
  });
}
