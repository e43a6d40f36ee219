import { Download } from "lucide-react";
import { useState } from "react";
import type { ImportReport, VendorImport } from "../../../../contract/catalog/vendor-imports.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatCount, formatDateTime, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { reasonLines } from "./report-parts.tsx";
import type { ImportWork } from "./use-import.ts";

/** The server at work: what it does, and how far it is. */
export function Progress({ shown: { state, progress } }: { shown: VendorImport }) {
  const words =
    state === "waiting" || state === "checking"
      ? "Reading your list…"
      : state === "queued" || state === "applying"
        ? "Importing products…"
        : "Undoing the import…";
  const { done, total } = progress;
  return (
    <section className="mt-8 max-w-[48rem]" aria-live="polite">
      <p className="font-medium">{words}</p>
      <progress
        aria-label={words}
        className="mt-3 h-2 w-full accent-accent"
        value={total > 0 ? done : undefined}
        max={total > 0 ? total : undefined}
      />
      {total > 0 && (
        <p className="figures mt-1 text-graphite text-sm">{`${formatCount(done)} of ${formatCount(total)}`}</p>
      )}
      <p className="mt-2 text-graphite text-sm">You can leave this page. We'll notify you when it's done.</p>
    </section>
  );
}

/** The rows that were left out, as a file to mend and send again. */
export function ErrorFile({ shown }: { shown: VendorImport }) {
  const { call, isSending: isPending } = useCall();
  if (!shown.error_file) return null;
  const save = () =>
    call(async () => {
      saveFile(await api("GET /api/vendor/imports/{id}/errors", { params: { id: shown.id } }));
    });
  return (
    <Button variant="secondary" icon={<Download aria-hidden size={18} />} pending={isPending} onClick={save}>
      Download the error file
    </Button>
  );
}

/** What was done, and the way back. */
export function Outcome({ work }: { work: ImportWork }) {
  const { result, state, undo, finished_at } = work.shown;
  const [isAsking, setAsking] = useState(false);
  if (!result) return null;
  const lines = state === "undone" ? undoneLines(result) : writtenLines(result, work.shown.report?.rows);
  return (
    <section className="mt-6 max-w-[48rem]" aria-live="polite">
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {finished_at && <p className="figures mt-2 text-graphite text-sm">{formatDateTime(finished_at)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <ErrorFile shown={work.shown} />
        {undo.is_possible && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Undo this import
          </Button>
        )}
        {state === "done" && (
          <LinkButton variant="secondary" to="/account/products">
            See your products
          </LinkButton>
        )}
        <LinkButton variant="secondary" to="/account/products/import">
          Upload another price list
        </LinkButton>
      </div>
      {undo.until && (
        <p className="figures mt-3 text-graphite text-sm">{`You can undo this import until ${formatDateTime(undo.until)}.`}</p>
      )}
      {undo.reason && <p className="mt-3 text-graphite text-sm">{undo.reason}</p>}
      <UndoDialog isOpen={isAsking} onClose={() => setAsking(false)} work={work} />
    </section>
  );
}

type Result = NonNullable<VendorImport["result"]>;

const products = (count: number) => plural(count, "product");

function writtenLines(result: Result, rows: ImportReport["rows"]): string[] {
  const { written, new: added, withdrawn, refused, pictures_shown, pictures_lacking } = result;
  return [
    written + withdrawn > 0
      ? `${products(written)} imported, ${formatCount(added)} new.`
      : "Nothing changed. Your products were already up to date.",
    ...(withdrawn > 0 ? [`${products(withdrawn)} taken off sale.`] : []),
    ...(rows && rows.left_out > 0 ? [`${plural(rows.left_out, "row")} skipped.`, ...reasonLines(rows)] : []),
    ...(rows && rows.asked > 0 ? [`${plural(rows.asked, "row")} not imported: your answer is missing.`] : []),
    ...(refused > 0 ? [`${plural(refused, "row")} refused.`] : []),
    ...(pictures_shown > 0 ? [`${plural(pictures_shown, "picture")} added from the ZIP file.`] : []),
    ...(pictures_lacking > 0 ? [`${plural(pictures_lacking, "picture")} couldn't be added.`] : []),
  ];
}

function undoneLines({ undone = 0, kept = 0 }: Result): string[] {
  return [
    `${products(undone)} restored.`,
    ...(kept > 0 ? [`${products(kept)} not restored because they changed after the import.`] : []),
  ];
}

function UndoDialog({ isOpen, onClose, work }: { isOpen: boolean; onClose: () => void; work: ImportWork }) {
  const undo = async () => {
    if (await work.undo()) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Undo this import?"
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button pending={work.pending === "undo"} onClick={undo}>
              Undo import
            </Button>
          }
        />
      }
    >
      <p>
        Prices, stock and text go back to what they were. Products that the import added go off sale. Products
        that it took off sale go back on sale.
      </p>
      <p className="mt-3">
        Orders keep their prices, and stock sold since the import stays sold. Pictures and your later edits
        don't change. We also keep your saved column mapping.
      </p>
    </Dialog>
  );
}
