import type { ImportRow } from "./imports.store.ts";

interface News {
  title: string;
  body: string;
  /** Also by email, because nobody was on the page. */
  is_mailed: boolean;
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

/**
 * The notification about an import; none while the vendor is on the page of a list just sent.
 * @param asked units, in lower case, that the vendor was asked about before
 */
export function newsOf(
  row: Pick<ImportRow, "state" | "source" | "file_name" | "problem" | "report" | "result">,
  asked: ReadonlySet<string>,
): News | null {
  const { state, file_name, problem, report, result } = row;
  const is_mailed = row.source === "address";
  const question = report?.questions.find(({ about = "" }) => !asked.has(about.toLowerCase()));
  if (state === "done" && question) {
    const body = `${question.text} We imported the other rows.`;
    return { title: `Answer a question about ${file_name}`, body, is_mailed };
  }
  if (state === "done" && result && result.written + result.withdrawn === 0) {
    const body = "Your products were already up to date.";
    return { title: `${file_name} changed nothing`, body, is_mailed: false };
  }
  if (state === "done" && result) {
    const parts = [
      `${count(result.written, "product")} imported, ${result.new.toLocaleString("en-US")} new`,
      ...(result.withdrawn > 0 ? [`${result.withdrawn.toLocaleString("en-US")} taken off sale`] : []),
    ];
    return { title: `${file_name} is imported`, body: `${parts.join(", ")}.`, is_mailed: false };
  }
  if (state === "failed") return { title: `${file_name} couldn't be imported`, body: problem, is_mailed };
  if (!is_mailed) return null;
  if (state === "unreadable") return { title: `We couldn't read ${file_name}`, body: problem, is_mailed };
  const title = `Review ${file_name}`;
  if (state === "questions") {
    return { title, body: report?.questions[0]?.text ?? "We have a question about your list.", is_mailed };
  }
  if (state !== "ready" || !report) return null;
  const { rejected, rows } = report.counts;
  const body = `${count(rejected, "row")} of ${rows.toLocaleString("en-US")} can't be read. Nothing was imported.`;
  return { title, body, is_mailed };
}
