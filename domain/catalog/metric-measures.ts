import { parseLength } from "./lengths.ts";
import { metricArea } from "./page-areas.ts";
import { metricLength } from "./page-lengths.ts";

// Texts of ours have their measures in feet and inches. Only a text or a template that we wrote is given to these, and
// what is filled in if it is a measure and nothing else: names of products and people's words keep theirs.

const number = /\d[\d,]*(?:\.\d+)?/.source;
const inches = /(?:\d+ )?\d+(?:\/\d+)?"/.source;
const length = `(?:${number}'(?: ${inches})?|${inches})`;
const area = `${number} (?:sq ft|pies²)`;
const run = `${number} (?:ft|in|pies)(?![\\p{L}.])`;
const measure = `(?:${length}|${area}|${run})`;
const alone = new RegExp(`^${measure}(?: × ${measure})*$`, "u");
const within = new RegExp(`(?<![\\d.,/{}'"])${measure}`, "gu");

function inMetric(text: string): string {
  const [, sqft] = /^([\d.,]+) (?:sq ft|pies²)$/.exec(text) ?? [];
  if (sqft) return metricArea(Number(sqft.replaceAll(",", "")));
  const read = parseLength(text.replace(" pies", " ft"));
  return read.ok ? metricLength(read.inches) : text;
}

/** `8' × 10' 6"` as `2.44 m × 3.20 m`; undefined if the text is anything else than a measure. */
export const metricMeasure = (text: string): string | undefined =>
  alone.test(text) ? text.split(" × ").map(inMetric).join(" × ") : undefined;

/** A text or template of ours with its own measures in metric; `{area} sq ft` becomes `{area|sq ft}`. */
export const metricTemplate = (words: string): string =>
  words
    .replace(/\{(\w*)\} (by|por|×) \{(\w*)\} (?:ft|pies)(?![\p{L}²])/gu, "{$1|ft} $2 {$3|ft}")
    .replace(/\{(\w*)\} (sq ft|pies²|ft)(?!\p{L})/gu, "{$1|$2}")
    .replace(within, inMetric);
