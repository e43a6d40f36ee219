import { TextArea } from "../../../ui/text-field.tsx";

/** A text with a few marks, and a reminder of them. */
export function WrittenField({
  label,
  value,
  onChange,
  error,
  rows,
  withTables = false,
  placeholders,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: readonly string[] | undefined;
  rows: number;
  withTables?: boolean;
  placeholders: readonly string[];
}) {
  return (
    <div>
      <TextArea
        label={label}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        required
      />
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-graphite underline">
          How to format
        </summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-hairline border-l-2 py-1 pl-4">
          <Mark written="[words](/contact)" shown="A link. Use /, https://, mailto:, tel: or #." />
          <Mark written="**words**" shown="Bold" />
          <Mark written="- item" shown="A list, one item per line" />
          <Mark written="1. step" shown="Numbered steps" />
          {withTables && (
            <Mark written="| term | meaning |" shown="Two columns; the second line is | --- | --- |" />
          )}
          <Mark written="Blank line" shown="A new paragraph" />
          <dt className="text-graphite">Filled in for you</dt>
          <dd className="code break-words">{placeholders.map((name) => `{${name}}`).join(" ")}</dd>
        </dl>
      </details>
    </div>
  );
}

function Mark({ written, shown }: { written: string; shown: string }) {
  return (
    <>
      <dt className={written.startsWith("Empty") ? "text-graphite" : "code"}>{written}</dt>
      <dd>{shown}</dd>
    </>
  );
}
