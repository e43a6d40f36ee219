import { expect, test } from "vitest";
import { nextSteps } from "./next-steps.ts";

test.each([
  ["", "La empresa le llama para hacer una cita."],
  ["4155550123", "La empresa le llama al (415) 555-0123 para hacer una cita."],
])("the freight carrier calls at “%s”", (phone, words) => {
  const steps = nextSteps({
    ...{ vendors: 1, ways: ["freight"], phone, is_processing: false, can_change: false, return_days: 30 },
    claim_days: { parcel: 7, freight: 3 },
  });
  expect(steps.map(({ text }) => text).join(" ")).toContain(words);
});
