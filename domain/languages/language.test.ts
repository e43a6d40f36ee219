import { expect, it } from "vitest";
import { firstLanguage, languageIn } from "./language.ts";

it("is the one that the visitor chose", () => {
  expect(languageIn("a=1; language=es")).toBe("es");
  expect(languageIn("language=en")).toBe("en");
  expect(languageIn("language=fr")).toBeUndefined();
  expect(languageIn(null)).toBeUndefined();
});

it("is the first of ours that the browser wants", () => {
  expect(firstLanguage("es-US,es;q=0.9,en;q=0.8")).toBe("es");
  expect(firstLanguage("fr, en-US;q=0.5, es;q=0.7")).toBe("es");
  expect(firstLanguage("en-US,en;q=0.9,es;q=0.8")).toBe("en");
  expect(firstLanguage("es;q=0, de")).toBe("en");
  expect(firstLanguage(null)).toBe("en");
});
