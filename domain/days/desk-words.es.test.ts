import { expect, test } from "vitest";
import { hoursInWords, nextClosing, supportDeskAt, weekdaysAtEight } from "./support-hours.ts";

const at = (iso: string) => new Date(iso);
const opens = (iso: string) => supportDeskAt(at(iso), weekdaysAtEight).opens;

test("the hours of the support desk are in Spanish", () => {
  expect(opens("2026-11-24T01:00:00Z")).toBe("mañana a las 8 a.m., hora del Pacífico");
  expect(opens("2026-11-28T20:00:00Z")).toBe("el lunes a las 8 a.m., hora del Pacífico");
  expect(hoursInWords(weekdaysAtEight)).toBe("De lunes a viernes, de 8 a.m. a 5 p.m., hora del Pacífico");
  const lunch = { ...weekdaysAtEight, week: [{ day: 6, opens: "13:00", closes: "15:30" }] };
  expect(supportDeskAt(at("2026-11-28T18:00:00Z"), lunch).opens).toBe("hoy a la 1 p.m., hora del Pacífico");
  expect(hoursInWords(lunch)).toBe("Sábado, de 1 p.m. a 3:30 p.m., hora del Pacífico");
});

test("days off are in Spanish, with their names as the marketplace wrote them", () => {
  const closed = [{ from: "2026-12-24", to: "2026-12-26", name: "Navidad" }];
  expect(nextClosing(at("2026-12-20T18:00:00Z"), { ...weekdaysAtEight, closed })).toBe(
    "Cerrado del 24 dic 2026 al 26 dic 2026, Navidad",
  );
});
