import type { ContentValue } from "../../../../contract/admin/content.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { type EditorProps, hasErrorUnder } from "./faq-editor.tsx";
import { ItemForm } from "./item-form.tsx";
import { ItemList } from "./item-list.tsx";
import { addressOf } from "./part-address.ts";
import { WrittenField } from "./written-field.tsx";

type Page = Extract<ContentValue, { kind: "page" }>;
type Section = Page["sections"][number];

/** A text page: what stands above it, and its sections. */
export function PageEditor(props: EditorProps<Page>) {
  const { value, onChange, errors, open, onOpen } = props;
  const [at] = open;
  const section = at === undefined ? undefined : value.sections[at];
  if (section && at !== undefined) return <SectionForm {...props} section={section} at={at} />;
  return (
    <div className="grid gap-5">
      <PageHead {...props} />
      <div>
        <h2 className="mb-2 font-semibold">Sections</h2>
        <ItemList
          label="Sections"
          items={value.sections}
          nameOf={({ title }) => title}
          hasError={(index) => hasErrorUnder(errors, `value.sections.${index}`)}
          onChange={(sections) => onChange({ ...value, sections })}
          onOpen={(index) => onOpen([index])}
          addLabel="Add section"
          makeNew={(id) => ({ id, title: "", text: "" })}
        />
      </div>
    </div>
  );
}

function PageHead({ value, onChange, errors }: EditorProps<Page>) {
  const line = (part: "title" | "heading" | "updated") => ({
    value: value[part],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [part]: event.target.value }),
    error: errors[`value.${part}`],
  });
  const text = (part: "description" | "lead") => ({
    rows: 3,
    value: value[part],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [part]: event.target.value }),
    error: errors[`value.${part}`],
  });
  return (
    <>
      <TextField label="Title" {...line("title")} required />
      <TextField
        label="Heading above the text"
        {...line("heading")}
        optional
        hint="Shown instead of the title"
      />
      <TextArea label="Introduction" {...text("lead")} optional />
      <TextArea label="Description for search engines" {...text("description")} required />
      <TextField label="Last updated" {...line("updated")} optional hint="Such as May 3, 2021" />
    </>
  );
}

function SectionForm({
  value,
  onChange,
  errors,
  placeholders,
  onOpen,
  section,
  at,
}: EditorProps<Page> & { section: Section; at: number }) {
  const set = (changes: Partial<Section>) =>
    onChange({ ...value, sections: value.sections.with(at, { ...section, ...changes }) });
  const taken = new Set(value.sections.map(({ id }) => id));
  return (
    <ItemForm
      title={section.title || "New section"}
      back="All sections"
      onBack={() => onOpen([])}
      deleteLabel="Delete section"
      onDelete={
        value.sections.length > 1
          ? () => {
              onChange({ ...value, sections: value.sections.toSpliced(at, 1) });
              onOpen([]);
            }
          : undefined
      }
    >
      <TextField
        label="Section title"
        value={section.title}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => set({ id: addressOf(section, section.title, taken) })}
        error={errors[`value.sections.${at}.title`]}
        hint={section.id.startsWith("new-") ? undefined : `Link: #${section.id}`}
        required
      />
      <WrittenField
        label="Text"
        rows={16}
        withTables
        value={section.text}
        onChange={(text) => set({ text })}
        error={errors[`value.sections.${at}.text`]}
        placeholders={placeholders}
      />
    </ItemForm>
  );
}
