import { expect, it } from "vitest";
import { changeBrief } from "../../../../domain/designer/brief/change-brief.ts";
import { readBrief } from "../../../../domain/designer/brief/read-brief.ts";
import { suggestedWords as spanish } from "./suggested-words.es.ts";
import { suggestedWords as english } from "./suggested-words.ts";

const before = readBrief("bathroom with a tub and a white floor").brief;

it.each(Object.keys(english) as (keyof typeof english)[])("asks for the same in Spanish: %s", (key) => {
  const changed = changeBrief(before, spanish[key]);
  expect(changed).toEqual(changeBrief(before, english[key]));
  expect(changed.unread).toEqual([]);
});
