import type { ImportReport, SaidSettings } from "../../../contract/vendor-imports.ts";
import { RadioGroup } from "../../ui/checkbox.tsx";
import type { Draft } from "./use-draft.ts";

/** What only the vendor knows; the list waits for it. */
export function Questions({ questions, draft }: { questions: ImportReport["questions"]; draft: Draft }) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-8 max-w-[48rem] border-accent border-l-4 pl-5 md:pl-6" aria-label="Questions">
      <h2 className="heading text-lg">
        {questions.length === 1 ? "One question first" : `${questions.length} questions first`}
      </h2>
      {questions.map((question) => (
        <Question key={question.kind} question={question} draft={draft} />
      ))}
    </section>
  );
}

function Question({ question, draft }: { question: ImportReport["questions"][number]; draft: Draft }) {
  const { kind, text, answers } = question;
  if (kind === "columns") return <p className="mt-3">{text}</p>;
  return (
    <RadioGroup
      className="mt-3"
      legend={text}
      name={kind}
      value={draft.single[kind] ?? ""}
      onChange={(value) => draft.say({ [kind]: value } as Pick<SaidSettings, "price_basis" | "length_unit">)}
      options={answers.map((answer) => ({ value: answer.value, label: answer.text }))}
    />
  );
}
