import type {
  ImportChoices,
  ImportReport,
  SaidSettings,
} from "../../../../contract/catalog/vendor-imports.ts";
import { RadioGroup } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { CategoryField } from "./category-field.tsx";
import type { Draft } from "./use-draft.ts";

type Asked = ImportReport["questions"][number];

/** What only the vendor knows; the list waits for it. */
export function Questions({
  report,
  choices,
  draft,
}: {
  report: ImportReport;
  choices: ImportChoices;
  draft: Draft;
}) {
  const { questions } = report;
  if (questions.length === 0) return null;
  return (
    <section className="mt-8 max-w-[48rem] border-accent border-l-4 pl-5 md:pl-6" aria-label="Questions">
      <h2 className="heading text-lg">
        {questions.length === 1 ? "Answer one question" : `Answer ${questions.length} questions`}
      </h2>
      <div className="mt-3 grid gap-6">
        {questions.map((question) => (
          <Question
            key={`${question.kind} ${question.about ?? ""}`}
            question={question}
            choices={choices}
            draft={draft}
            columns={report.columns}
          />
        ))}
      </div>
    </section>
  );
}

interface QuestionProps {
  question: Asked;
  columns: ImportReport["columns"];
  choices: ImportChoices;
  draft: Draft;
}

function Question({ question, columns, choices, draft }: QuestionProps) {
  const { kind, text, answers, about = "" } = question;
  if (kind === "columns") return <p>{text}</p>;
  if (kind === "category")
    return <CategoryQuestion question={question} columns={columns} choices={choices} draft={draft} />;
  if (kind === "unit") {
    return (
      <Select
        label={text}
        className="max-w-[26rem]"
        placeholder="Choose a unit"
        value={draft.units.get(about) ?? ""}
        onChange={(event) => draft.sayUnit(about, event.target.value)}
        options={answers.map(({ value, text: words }) => ({ value, text: words }))}
      />
    );
  }
  return (
    <RadioGroup
      legend={text}
      name={kind}
      value={draft.single[kind] ?? ""}
      onChange={(value) => draft.say({ [kind]: value } as Pick<SaidSettings, "price_basis" | "length_unit">)}
      options={answers.map((answer) => ({ value: answer.value, label: answer.text }))}
    />
  );
}

/** All products are of one category, or a column of the list tells them apart, such as its series. */
function CategoryQuestion({ question: { text, answers }, columns, choices, draft }: QuestionProps) {
  const chosen = columns.find(({ place }) => draft.columns.get(place) === "category");
  const telling = columns.filter(({ holds, samples }) => holds === "" && samples.length > 0);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-medium">{text}</legend>
      {!chosen && (
        <CategoryField
          label="Category for all products"
          hint="Type to search, then choose a category."
          choices={choices}
          chosen={draft.single.category}
          suggestions={answers.map(({ value }) => value)}
          onChoose={(slug) => draft.say({ category: slug })}
        />
      )}
      {telling.length > 0 && !draft.single.category && (
        <Select
          label="Or use a column for the category"
          hint="For example, your series or collection. You then choose a category for each value."
          className="max-w-[26rem]"
          value={chosen ? String(chosen.place) : ""}
          placeholder="None, use one category"
          onChange={(event) => {
            if (chosen) draft.chooseColumn(chosen.place, undefined);
            if (event.target.value) draft.chooseColumn(Number(event.target.value), "category");
          }}
          options={telling.map(({ place, title, samples }) => ({
            value: String(place),
            text: `${title || `Column ${place}`}: ${samples.join(", ")}`.slice(0, 80),
          }))}
        />
      )}
    </fieldset>
  );
}
