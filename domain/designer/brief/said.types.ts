import type {
  Bar,
  Brief,
  BriefRoom,
  ColorWish,
  Feature,
  KitchenShape,
  MaterialWish,
  Mood,
  Part,
  ProductWish,
} from "./brief.types.ts";
import type { Tone } from "./lexicon.ts";
import type { Heard } from "./negation.ts";

/** One thing that a text says about the room. */
export type Thing =
  | { kind: "room" | "hint"; room: BriefRoom }
  | { kind: "style"; style: string }
  | { kind: "feature"; feature: Feature }
  | { kind: "lacks"; feature: Feature }
  | { kind: "color"; color: ColorWish }
  | { kind: "material"; material: MaterialWish }
  | { kind: "metal"; metal: string }
  | { kind: "shape"; shape: KitchenShape }
  | { kind: "seats"; seats: number }
  | { kind: "product"; product: ProductWish }
  | { kind: "household"; who: Brief["household"][number] }
  | { kind: "tone"; tone: Tone; part: Part; isMore: boolean }
  | { kind: "thrift"; thrift: -1 | 1 }
  | { kind: "mood"; mood: Mood }
  | { kind: "bar"; bar: Bar; to?: number }
  /** Not wanted in a way that no brief can say. */
  | { kind: "unclear"; to?: number };

export type Said = Thing & {
  from: number;
  to: number;
  polarity: -1 | 0 | 1;
  /** Where its negation begins in the text; `from` if there is none. */
  noFrom: number;
  /** Traded for what is said beside it. */
  isSwapped: boolean;
  /** Only where it fits. */
  isHope: boolean;
  scope: Heard["scope"];
};
