import { useState } from "react";
import { Link } from "react-router";
import type {
  ImportChoices,
  ImportReport,
  VendorImport,
} from "../../../../contract/catalog/vendor-imports.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import type { Route } from "./+types/import.page.ts";
import { ColumnsPart } from "./columns-part.tsx";
import { ImportState, isMoving } from "./import-state.tsx";
import { MissingPart } from "./missing-part.tsx";
import { ErrorFile, Outcome, Progress } from "./outcome.tsx";
import { Questions } from "./questions.tsx";
import {
  Counts,
  MessagesPart,
  PicturesPart,
  PreviewPart,
  PricesPart,
  ReadingPart,
  StockPart,
  UnpublishedPart,
} from "./report-parts.tsx";
import { CategoriesPart, CurrenciesPart } from "./unknown-part.tsx";
import { type Draft, useDraft } from "./use-draft.ts";
import { type ImportWork, useImport } from "./use-import.ts";

export const meta = titled("Import");

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const [{ data: loaded }, { data: choices }] = await Promise.all([
    call("GET /api/vendor/imports/{id}", { params: { id } }),
    call("GET /api/vendor/import_choices"),
  ]);
  return { loaded, choices };
}

export default function Import({ loaderData: { loaded, choices } }: Route.ComponentProps) {
  return <ImportView key={loaded.id} loaded={loaded} choices={choices} />;
}

function ImportView({ loaded, choices }: { loaded: VendorImport; choices: ImportChoices }) {
  const work = useImport(loaded);
  const { shown } = work;
  return (
    <>
      <p>
        <Link to="/account/products/import" className="link inline-flex min-h-11 items-center">
          All price lists
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading break-all text-xl md:text-2xl">{shown.file_name}</h1>
        <span aria-live="polite">
          <ImportState state={shown.state} />
        </span>
      </div>
      {isMoving(shown.state) && <Progress shown={shown} />}
      {shown.problem && !isMoving(shown.state) && (
        <ErrorState className="mt-8" title="We couldn't import this list" action={<SendAnother />}>
          {shown.problem}
        </ErrorState>
      )}
      {(shown.state === "ready" || shown.state === "questions") && shown.report && (
        <Checked work={work} report={shown.report} choices={choices} />
      )}
      {shown.state === "cancelled" && (
        <p className="mt-6">
          Nothing was imported.{" "}
          <Link to="/account/products/import" className="link">
            Upload another price list
          </Link>
        </p>
      )}
      {!isMoving(shown.state) && <Outcome work={work} />}
      {shown.state === "done" && shown.can_answer && shown.report && (
        <OpenQuestions work={work} report={shown.report} choices={choices} />
      )}
      {shown.state === "done" && shown.report && <Written report={shown.report} />}
      <Problems problems={work.problems} />
    </>
  );
}

const SendAnother = () => (
  <LinkButton variant="secondary" to="/account/products/import">
    Upload another price list
  </LinkButton>
);

const Problems = ({ problems }: { problems: readonly string[] }) =>
  problems.length > 0 && (
    <div role="alert" className="mt-6 border-bad border-l-4 py-1 pl-5">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );

/** A list that was read: what it would do, what is open, and the one step that writes. */
function Checked({
  work,
  report,
  choices,
}: {
  work: ImportWork;
  report: ImportReport;
  choices: ImportChoices;
}) {
  const draft = useDraft(work.shown.id);
  const [withdraws, setWithdraws] = useState(work.shown.withdraws_missing);
  const asksColumns = report.questions.some(({ kind }) => kind === "columns");
  return (
    <>
      <Counts report={report} />
      <Questions report={report} choices={choices} draft={draft} />
      <div className="mt-8 border-hairline border-t">
        {asksColumns && <ColumnsPart columns={report.columns} choices={choices} draft={draft} isOpen />}
        <CurrenciesPart currencies={report.unknown_currencies} draft={draft} />
        <CategoriesPart categories={report.unknown_categories} choices={choices} draft={draft} />
        <PreviewPart preview={report.preview} />
        {!asksColumns && (
          <ColumnsPart columns={report.columns} choices={choices} draft={draft} isOpen={false} />
        )}
        <PricesPart prices={report.price_changes} />
        <StockPart stock={report.stock_changes} />
        <MessagesPart messages={report.messages} action={<ErrorFile shown={work.shown} />} />
        <UnpublishedPart report={report} />
        <MissingPart report={report} withdraws={withdraws} onChange={setWithdraws} />
        <PicturesPart pictures={report.pictures} />
        <ReadingPart report={report} />
      </div>
      <Step work={work} report={report} draft={draft} withdraws={withdraws} />
    </>
  );
}

/** The rows that waited come in with the answer. */
function OpenQuestions({
  work,
  report,
  choices,
}: {
  work: ImportWork;
  report: ImportReport;
  choices: ImportChoices;
}) {
  const draft = useDraft(work.shown.id);
  const answer = async () => {
    if (await work.answer(draft.settings(report.columns))) draft.clear();
  };
  return (
    <>
      <Questions report={report} choices={choices} draft={draft} />
      {!draft.isEmpty && (
        <Button className="mt-6" pending={work.pending === "answer"} onClick={() => void answer()}>
          Import these rows
        </Button>
      )}
    </>
  );
}

/** What the list changed, to read again once it is written. */
const Written = ({ report }: { report: ImportReport }) => (
  <div className="mt-10 border-hairline border-t">
    <PricesPart prices={report.price_changes} />
    <StockPart stock={report.stock_changes} />
    <MessagesPart messages={report.messages} action={null} />
    <ReadingPart report={report} />
  </div>
);

/** What comes next: to check again what was answered, or to write. */
function Step({
  work,
  report,
  draft,
  withdraws,
}: {
  work: ImportWork;
  report: ImportReport;
  draft: Draft;
  withdraws: boolean;
}) {
  const { shown, pending } = work;
  const words = applyWords(shown, report, withdraws);
  const isOpen = report.questions.length > 0;
  const answer = async () => {
    if (await work.answer(draft.settings(report.columns))) draft.clear();
  };
  return (
    <div className="sticky bottom-(--foot) z-10 mt-8 flex flex-wrap items-center gap-3 border-ink border-t bg-paper py-4">
      <p className="text-graphite text-sm max-md:sr-only">{stepHint(report, words !== "", !draft.isEmpty)}</p>
      <Actions
        className="max-md:[&>button]:grow"
        out={
          <Button variant="secondary" pending={pending === "cancel"} onClick={() => void work.cancel()}>
            {words || isOpen ? "Cancel" : "Done"}
          </Button>
        }
        main={
          !draft.isEmpty ? (
            <Button pending={pending === "answer"} onClick={() => void answer()}>
              Check again
            </Button>
          ) : (
            !isOpen &&
            words && (
              <Button pending={pending === "apply"} onClick={() => void work.apply(withdraws)}>
                {words}
              </Button>
            )
          )
        }
      />
    </div>
  );
}

/** What to do next, or why there is nothing to do. */
function stepHint({ questions, rows }: ImportReport, canImport: boolean, hasAnswers: boolean): string {
  if (hasAnswers) return "Check the list again to apply your answers.";
  if (questions.length > 0)
    return questions.length === 1
      ? "Answer the question before you import."
      : "Answer the questions before you import.";
  if (canImport && rows && rows.asked > 0)
    return `${plural(rows.asked, "row")} ${rows.asked === 1 ? "needs" : "need"} your answer and won't be imported yet.`;
  if (canImport) return "Nothing changes until you import.";
  if (rows && rows.asked > 0) return "Every row needs your answer. Answer the questions above.";
  if (rows?.ready === 0) return "We skipped every row. See why above, fix the list and upload it again.";
  return "Your products are already up to date. There's nothing to import.";
}

/** What the button does, in its words; empty when there is nothing to do. */
function applyWords(
  { pictures_name }: VendorImport,
  { counts, pictures }: ImportReport,
  withdraws: boolean,
): string {
  const count = counts.new + counts.changed;
  const products = (number: number) => plural(number, "product");
  if (count > 0) return `Import ${products(count)}`;
  if (withdraws && counts.withdrawn > 0) return `Take ${products(counts.withdrawn)} off sale`;
  return pictures_name && pictures.named > 0 ? "Import pictures" : "";
}
