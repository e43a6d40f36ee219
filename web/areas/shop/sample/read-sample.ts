const fields = [
  "full_name",
  "email",
  "phone_number",
  "street",
  "apartment",
  "city",
  "state",
  "zip_code",
  "website",
] as const;

/** The form's values, by field. */
export const readSample = (
  typed: Readonly<Record<string, string>>,
): Record<(typeof fields)[number], string> =>
  Object.fromEntries(fields.map((name) => [name, typed[name] ?? ""])) as Record<
    (typeof fields)[number],
    string
  >;
