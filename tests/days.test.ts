import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What makes a day of a moment, or a moment of a day, in UTC or in a zone written on the spot. */
const makesDays: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/toISOString\(\)\s*\.(slice|substring|split)\(/, "calendarDay"],
  [/_(at|until|seen)\??\.(slice|substring)\(0, ?(7|10)\)/, "isoDay or calendarDay"],
  [/[`"}]T\d\d:\d\d(:\d\d)?(\.\d+)?Z[`"]/, "startOfDay, endOfDay or noonOf"],
  [/\.[gs]etUTC(Date|Day|Month|FullYear)\(/, "addDays, addMonths or weekdayOf"],
  [/\.[gs]et(Date|Day|Month|FullYear)\(/, "addDays, addMonths or weekdayOf"],
  [/Date\.UTC\(/, "addDays, addMonths or lastOfMonth"],
  [/toLocaleDateString\((?![^)]*timeZone)/, "shownDay"],
  [/"America\/(Los_Angeles|New_York)"|'America\//, "marketZone"],
  // SQL
  [
    /\bcurrent_date\b|now\(\)::date|timestamptz::date|_at::date\b|\b_(on|until)::timestamptz/,
    "a day at time zone",
  ],
  [/date_trunc\((?!'(minute|hour)')(?![^\n]*(at time zone|::date))/, "date_trunc at time zone"],
  [/extract\((year|month|day|dow|doy)\b(?![^)]*at time zone)/, "extract at time zone"],
];

const allowed: Readonly<Record<string, string>> = {
  "domain/days/calendar.ts": "the one place that does it",
  "domain/days/clock.ts": "the part of it that every page needs",
  "domain/days/desk-words.es.ts": "what zones are called",
  "domain/places/us-time-zones.ts": "the zones to choose from",
  "domain/places/state-zones.ts": "the zones of the states",
  "server/domains/catalog/import/file/excel.flow.ts":
    "a date in Excel has no zone, and its reader has it in UTC",
};

/** Where somebody lives is a fact about them. */
const isHome = (line: string): boolean => /timezone: "|^ {2}[A-Z]{2}: "/.test(line);

const folders = "{client,contract,demo,domain,server,web}";

it("days are made of moments in one place, in the zone of the marketplace or of the state that taxes", () => {
  const files = globSync(`${folders}/**/*.{ts,tsx}`).filter(
    (file) => !/\.test(-support)?\.tsx?$|\.generated\.|\.test-support\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !(file.replaceAll("\\", "/") in allowed))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, at) =>
          makesDays
            .filter(([pattern]) => pattern.test(line) && !isHome(line))
            .map(([, instead]) => `${file}:${at + 1} ${line.trim()}: use ${instead}`),
        ),
    );
  expect(found).toEqual([]);
});
