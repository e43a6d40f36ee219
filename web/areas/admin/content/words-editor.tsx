import type { ContentValue, KeptContent } from "../../../../contract/admin/content.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

type Words = Extract<ContentValue, { kind: "words" }>;
type Field = NonNullable<KeptContent["fields"]>[number];

/** A piece's fixed texts, group by group, each with the placeholders it may name. */
export function WordsEditor({
  value,
  fields,
  onChange,
  errors,
  placeholders,
}: {
  value: Words;
  fields: readonly Field[];
  onChange: (value: Words) => void;
  errors: FieldErrors;
  /** What each of them may name, where its field does not say so. */
  placeholders: readonly string[];
}) {
  const numbered = fields.map((field, at) => ({ ...field, at }));
  return (
    <div className="grid gap-8">
      {placeholders.length > 0 && (
        <p className="text-graphite text-sm">
          Filled in for you: <span className="code">{placeholders.map((name) => `{${name}}`).join(" ")}</span>
        </p>
      )}
      {[...Map.groupBy(numbered, ({ group }) => group)].map(([group, members]) => (
        <fieldset key={group} className="min-w-0">
          <legend className="heading mb-3 text-lg">{group}</legend>
          <div className="grid gap-4">
            {members.map((field) => (
              <Word
                key={field.id}
                field={field}
                text={value.texts[field.at]?.text ?? ""}
                error={errors[`value.texts.${field.at}.text`]}
                onChange={(text) =>
                  onChange({ ...value, texts: value.texts.with(field.at, { id: field.id, text }) })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Word({
  field: { label, rows, most, hint, is_optional, placeholders },
  text,
  error,
  onChange,
}: {
  field: Field;
  text: string;
  error: readonly string[] | undefined;
  onChange: (text: string) => void;
}) {
  const known = placeholders.map((name) => `{${name}}`).join(" ");
  // pages name the same ones in each text, so they are listed once
  const hints = [hint, hint && known && `You can use ${known}.`].filter(Boolean).join(" ");
  const rest = {
    label,
    error,
    value: text,
    maxLength: most,
    ...(hints && { hint: hints }),
    ...(is_optional ? { optional: true } : { required: true }),
  };
  return rows === 1 ? (
    <TextField {...rest} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextArea {...rest} rows={rows} onChange={(event) => onChange(event.target.value)} />
  );
}
