import { describe, expect, it } from "vitest";
import type { Feature } from "../../../../domain/designer/brief/brief.types.ts";
import { featureWords, furnishing } from "../../../../domain/designer/brief/features.ts";
import { readBrief } from "../../../../domain/designer/brief/read-brief.ts";
import { wishWords as spanish } from "./wish-words.es.ts";
import { wishWords as english } from "./wish-words.ts";

const all = Object.keys(featureWords) as Feature[];

describe.each([
  ["English", english],
  ["Spanish", spanish],
])("wishes in %s", (_, words) => {
  it.each(all)("are understood: %s", (feature) => {
    expect(readBrief(words.wish([feature])).brief.wants).toEqual([feature]);
    expect(readBrief(words.hope(feature)).brief.hopes).toEqual([feature]);
    const { avoids, bars } = readBrief(words.without(feature)).brief;
    // things that any product may be are kept out by what they are called
    expect(furnishing.has(feature) ? bars.map(({ word }) => word.replace(" ", "_")) : avoids).toEqual([
      feature,
    ]);
  });
});

it("asks in whole sentences", () => {
  expect(english.question(["island", "pantry"])).toBe("Do you want an island or a pantry?");
  expect(spanish.question(["pantry", "island"])).toBe("¿Quiere una despensa o una isla?");
  expect(spanish.wish(["island", "pantry"])).toBe("una isla y una despensa");
});
