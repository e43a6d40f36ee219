import type { ContentValue } from "../../../../contract/admin/content.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { useShop } from "../../../client/session/use-showroom.ts";
import { fillText } from "../../../kit/content/fill-text.ts";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ItemForm } from "./item-form.tsx";
import { ItemList } from "./item-list.tsx";
import { addressOf } from "./part-address.ts";
import { WrittenField } from "./written-field.tsx";

type Faq = Extract<ContentValue, { kind: "faq" }>;
type Topic = Faq["topics"][number];
type Entry = Topic["entries"][number];

export interface EditorProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  errors: FieldErrors;
  placeholders: readonly string[];
  /** Which part is open: its numbers from the outside in. */
  open: readonly number[];
  onOpen: (open: readonly number[]) => void;
}

/** Names as visitors read them, with what the settings say in place of placeholders. */
function useFilled(): (text: string) => string {
  const settings = useShop()?.settings;
  return (text) => (settings ? fillText(text, settings) : text);
}

/** Whether anything under a field has to be put right. */
export const hasErrorUnder = (errors: FieldErrors, field: string): boolean =>
  Object.keys(errors).some((name) => name.startsWith(`${field}.`));

const readers = [
  { value: "", text: "Everyone" },
  { value: "User", text: "Customers who are signed in" },
  { value: "Contractor", text: "Pros who are signed in" },
  { value: "Vendor", text: "Vendors who are signed in" },
];

/** Topics, and the questions under each. */
export function FaqEditor(props: EditorProps<Faq>) {
  const { value, onChange, errors, open, onOpen } = props;
  const filled = useFilled();
  const [at, entryAt] = open;
  const topic = at === undefined ? undefined : value.topics[at];
  const setTopics = (topics: Topic[]) => onChange({ ...value, topics });
  if (!topic || at === undefined) {
    return (
      <ItemList
        label="Topics"
        items={value.topics}
        nameOf={({ title }) => filled(title)}
        noteOf={({ entries, only }) =>
          `${plural(entries.length, "question")}${only ? ` · ${readers.find((one) => one.value === only)?.text}` : ""}`
        }
        hasError={(index) => hasErrorUnder(errors, `value.topics.${index}`)}
        onChange={setTopics}
        onOpen={(index) => onOpen([index])}
        addLabel="Add topic"
        makeNew={(id) => ({ id, title: "", only: null, entries: [] })}
      />
    );
  }
  const setTopic = (next: Topic) => setTopics(value.topics.with(at, next));
  const entry = entryAt === undefined ? undefined : topic.entries[entryAt];
  return entry && entryAt !== undefined ? (
    <EntryForm {...props} topic={topic} setTopic={setTopic} entry={entry} at={at} entryAt={entryAt} />
  ) : (
    <TopicForm {...props} topic={topic} setTopic={setTopic} at={at} />
  );
}

interface TopicProps extends EditorProps<Faq> {
  topic: Topic;
  setTopic: (topic: Topic) => void;
  at: number;
}

function TopicForm({ value, onChange, errors, onOpen, topic, setTopic, at }: TopicProps) {
  const field = `value.topics.${at}`;
  const filled = useFilled();
  return (
    <ItemForm
      title={filled(topic.title) || "New topic"}
      back="All topics"
      onBack={() => onOpen([])}
      deleteLabel="Delete topic and its questions"
      onDelete={
        value.topics.length > 1
          ? () => {
              onChange({ ...value, topics: value.topics.toSpliced(at, 1) });
              onOpen([]);
            }
          : undefined
      }
    >
      <TextField
        label="Topic"
        value={topic.title}
        onChange={(event) => setTopic({ ...topic, title: event.target.value })}
        onBlur={() => setTopic({ ...topic, id: addressOf(topic, topic.title, idsIn(value)) })}
        error={errors[`${field}.title`]}
        required
      />
      <Select
        label="Who sees it"
        options={readers}
        value={topic.only ?? ""}
        onChange={(event) =>
          setTopic({ ...topic, only: event.target.value === "" ? null : (event.target.value as "User") })
        }
      />
      <div>
        <h3 className="mb-2 font-semibold">Questions</h3>
        <ItemList
          label={`Questions about ${filled(topic.title)}`}
          items={topic.entries}
          nameOf={({ question }) => question}
          hasError={(index) => hasErrorUnder(errors, `${field}.entries.${index}`)}
          onChange={(entries) => setTopic({ ...topic, entries })}
          onOpen={(index) => onOpen([at, index])}
          addLabel="Add question"
          makeNew={(id) => ({ id, question: "", answer: "" })}
        />
      </div>
    </ItemForm>
  );
}

function EntryForm({
  value,
  errors,
  placeholders,
  onOpen,
  topic,
  setTopic,
  entry,
  at,
  entryAt,
}: TopicProps & { entry: Entry; entryAt: number }) {
  const field = `value.topics.${at}.entries.${entryAt}`;
  const filled = useFilled();
  const setEntry = (next: Entry) => setTopic({ ...topic, entries: topic.entries.with(entryAt, next) });
  return (
    <ItemForm
      title="Question"
      back={`All questions about ${filled(topic.title)}`}
      onBack={() => onOpen([at])}
      deleteLabel="Delete question"
      onDelete={() => {
        setTopic({ ...topic, entries: topic.entries.toSpliced(entryAt, 1) });
        onOpen([at]);
      }}
    >
      <TextField
        label="Question"
        value={entry.question}
        onChange={(event) => setEntry({ ...entry, question: event.target.value })}
        onBlur={() => setEntry({ ...entry, id: addressOf(entry, entry.question, idsIn(value)) })}
        error={errors[`${field}.question`]}
        hint={entry.id.startsWith("new-") ? undefined : `Link: /faq#${entry.id}`}
        required
      />
      <WrittenField
        label="Answer"
        rows={9}
        value={entry.answer}
        onChange={(answer) => setEntry({ ...entry, answer })}
        error={errors[`${field}.answer`]}
        placeholders={placeholders}
      />
    </ItemForm>
  );
}

const idsIn = ({ topics }: Faq): ReadonlySet<string> =>
  new Set(topics.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]));
