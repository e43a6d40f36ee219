import fc from "fast-check";
import type { Random } from "./seeded-random.ts";

/** A JSON Schema, as zod writes it, as far as the contract uses it. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  contentEncoding?: string;
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** Names that plain objects know without having been told. */
export const inheritedNames = [
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "length",
  "then",
  "toJSON",
];

/** Texts that have broken other programs. */
export const nastyTexts = [
  ...inheritedNames,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "b\udfff",
  "\u202eabc",
  "\ufeff",
  "e\u0301\u0327".repeat(20),
  "👩‍👩‍👧‍👦",
  "'; drop table users;--",
  "%",
  "%00",
  "_%\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "-1",
  "1e999",
  "NaN",
  "null",
  "[]",
  "{}",
  '{"__proto__":{"a":1}}',
  "0x7fffffff",
  "9".repeat(40),
  "a".repeat(5000),
  "2026-02-30",
  "9999999-12-31",
  "\r\nSet-Cookie: a=1",
];

const nastyNumbers = [
  0,
  -0,
  -1,
  1,
  0.5,
  -0.01,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const nastyValues = [null, true, false, [], {}, [null], [[]], { a: 1 }, JSON.parse('{"__proto__":1}')];

/** Values that mean something to the app, by the kind of field that they belong in. */
export type KnownValues = readonly (readonly [field: RegExp, values: readonly unknown[]])[];

const samples = new Map<string, readonly string[]>();

function textsMatching(pattern: string): readonly string[] {
  const known = samples.get(pattern);
  if (known) return known;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 12, seed: 7 });
  samples.set(pattern, made);
  return made;
}

/**
 * Makes values for a schema, mostly ones that it accepts. `mischief` is how often, from 0 to 1, a value is put in
 * the place of one that would do.
 */
export function valueMaker(random: Random, known: KnownValues, mischief: number) {
  const make = (schema: JsonSchema, field: string, root: JsonSchema): unknown => {
    if (random.chance(mischief)) return nastyValue(random);
    const meant = known.find(([name]) => name.test(field))?.[1];
    if (meant && random.chance(0.7)) return random.pick(meant);
    if (schema.$ref) return make(refersTo(schema.$ref, root), field, root);
    if ("const" in schema) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const forms = schema.anyOf ?? schema.oneOf;
    if (forms) return make(random.pick(forms), field, root);
    if (schema.allOf) return make(Object.assign({}, ...schema.allOf), field, root);
    return ofType(schema, field, root);
  };

  const ofType = (schema: JsonSchema, field: string, root: JsonSchema): unknown => {
    switch (schema.type) {
      case "object":
        return object(schema, root);
      case "array":
        return array(schema, field, root);
      case "string":
        return textFor(schema, random);
      case "integer":
        return Math.trunc(numberFor(schema, random));
      case "number":
        return numberFor(schema, random);
      case "boolean":
        return random.chance(0.5);
      case "null":
        return null;
      default:
        return nastyValue(random);
    }
  };

  const object = ({ properties = {}, required = [], additionalProperties }: JsonSchema, root: JsonSchema) => {
    const made: [string, unknown][] = [];
    for (const [name, part] of Object.entries(properties)) {
      const isSent = required.includes(name) ? !random.chance(mischief) : random.chance(0.5);
      if (isSent) made.push([name, make(part, name, root)]);
    }
    if (typeof additionalProperties === "object") {
      for (let left = random.below(4); left > 0; left -= 1)
        made.push([random.pick(nastyTexts), make(additionalProperties, "", root)]);
    }
    if (random.chance(mischief)) made.push([random.pick(inheritedNames), nastyValue(random)]);
    return Object.fromEntries(made);
  };

  const array = (
    { items, prefixItems, minItems = 0, maxItems }: JsonSchema,
    field: string,
    root: JsonSchema,
  ) => {
    if (prefixItems) return prefixItems.map((part) => make(part, field, root));
    const isTooLong = maxItems !== undefined && maxItems < 1000 && random.chance(mischief / 4);
    const length = isTooLong ? maxItems + 1 : Math.min(minItems + random.below(4), maxItems ?? 9);
    return Array.from({ length }, () => make(items || {}, field, root));
  };

  return {
    make: (schema: JsonSchema, field = "") => make(schema, field, schema),
    nasty: () => nastyValue(random),
  };
}

function textFor(
  { format, contentEncoding, pattern, minLength = 0, maxLength = 5000 }: JsonSchema,
  random: Random,
): unknown {
  if (format === "binary" || contentEncoding === "binary") return random.pick(files);
  if (format === "uuid") return "01990000-0000-7000-8000-00000000000f";
  if (format === "email") return `fuzz.${random.below(50)}@example.test`;
  if (format === "date") return random.pick(["2026-11-02", "0001-01-01", "9999-12-31"]);
  if (pattern) return random.pick(textsMatching(pattern));
  const written = random.chance(0.3)
    ? random.pick(nastyTexts)
    : random.pick(["tile", "Oak & Co.", "12×24 in."]);
  const isFull = random.chance(0.05) && maxLength <= 5000;
  const whole = isFull ? written.padEnd(maxLength, "ß") : written.padEnd(minLength, "x");
  return whole.slice(0, Math.max(maxLength, 0));
}

function numberFor({ minimum = -1e9, maximum = 1e9 }: JsonSchema, random: Random): number {
  const inside = [minimum, maximum, minimum + random.next() * (maximum - minimum), 1, 2, 5];
  return random.pick(inside.filter((one) => one >= minimum && one <= maximum));
}

const nastyValue = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => random.pick(nastyTexts),
    () => random.pick(nastyNumbers),
    () => random.pick(nastyValues),
  ])();

const refersTo = (ref: string, root: JsonSchema): JsonSchema =>
  ref === "#" ? root : (root.$defs?.[ref.replace("#/$defs/", "")] ?? {});

const smallPicture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAOklEQVR42u3OQQ0AAAgEoOtkFjsZ2xbOBxsByHS9EiEhISEhISEhISEhISEhISEhISEhISEhISGhOws2qJCIYgqQfgAAAABJRU5ErkJggg==",
  "base64",
);
const files = [
  new File([smallPicture], "pixel.png", { type: "image/png" }),
  new File(["<svg onload=alert(1)>"], "../up.svg", { type: "image/svg+xml" }),
  new File([], "empty.pdf", { type: "application/pdf" }),
  new File(["{}"], "__proto__", { type: "application/json" }),
];
