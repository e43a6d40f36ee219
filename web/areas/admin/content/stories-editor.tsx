import type { ContentValue } from "../../../../contract/admin/content.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { type EditorProps, hasErrorUnder } from "./faq-editor.tsx";
import { ItemForm } from "./item-form.tsx";
import { ItemList } from "./item-list.tsx";
import { addressOf } from "./part-address.ts";

type Testimonials = Extract<ContentValue, { kind: "testimonials" }>;
type Story = Testimonials["stories"][number];

const roles = ["Contractor", "Designer", "Homeowner", "Project Manager"] as const;

/** What people say, in the order of the landing page. */
export function StoriesEditor({ value, onChange, errors, open, onOpen }: EditorProps<Testimonials>) {
  const [at] = open;
  const story = at === undefined ? undefined : value.stories[at];
  const setStories = (stories: Story[]) => onChange({ ...value, stories });
  if (!story || at === undefined) {
    return (
      <>
        <p className="mb-4 max-w-[60ch] text-graphite text-sm">
          The landing page shows testimonials in three columns. Add at least three, or it shows none.
        </p>
        <ItemList<Story>
          label="Testimonials"
          items={value.stories}
          nameOf={({ name }) => name}
          noteOf={({ role, place }) => [role, place].filter(Boolean).join(" · ")}
          hasError={(index) => hasErrorUnder(errors, `value.stories.${index}`)}
          onChange={setStories}
          onOpen={(index) => onOpen([index])}
          addLabel="Add testimonial"
          makeNew={(id): Story => ({ id, name: "", role: "Homeowner", place: "", text: "" })}
        />
      </>
    );
  }
  const set = (changes: Partial<Story>) => setStories(value.stories.with(at, { ...story, ...changes }));
  const error = (part: keyof Story) => errors[`value.stories.${at}.${part}`];
  return (
    <ItemForm
      title={story.name || "New testimonial"}
      back="All testimonials"
      onBack={() => onOpen([])}
      deleteLabel="Delete testimonial"
      onDelete={() => {
        setStories(value.stories.toSpliced(at, 1));
        onOpen([]);
      }}
    >
      <TextField
        label="Name"
        value={story.name}
        onChange={(event) => set({ name: event.target.value })}
        onBlur={() => set({ id: addressOf(story, story.name, new Set(value.stories.map(({ id }) => id))) })}
        error={error("name")}
        required
      />
      <Select
        label="Role"
        options={roles.map((role) => ({ value: role, text: role }))}
        value={story.role}
        onChange={(event) => set({ role: event.target.value as Story["role"] })}
        error={error("role")}
      />
      <TextField
        label="Place"
        value={story.place}
        onChange={(event) => set({ place: event.target.value })}
        error={error("place")}
        hint="City and state, such as Portland, OR"
        required
      />
      <TextArea
        label="What they say"
        rows={6}
        value={story.text}
        onChange={(event) => set({ text: event.target.value })}
        error={error("text")}
        required
      />
    </ItemForm>
  );
}
