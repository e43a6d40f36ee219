import { Download } from "lucide-react";
import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { AchFileRow, AchState } from "../../../../contract/money/ach.ts";
import { type AchReturn, achReturns } from "../../../../contract/money/ach-words.ts";
import type { AdminPayout } from "../../../../contract/money/payouts.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { Part } from "../../../kit/page/part.tsx";
import type { WithProof } from "../../../kit/sign-in/use-proof.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount, formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";

/** Payouts that go to the marketplace's bank as files: what waits, and the files that were made. */
export function AchFiles({ ach, withProof }: { ach: AchState; withProof: WithProof }) {
  const { revalidate } = useRevalidator();
  const { call, isSending } = useCall();
  const key = useRef(crypto.randomUUID());
  const { entries, amount } = ach.waiting;
  const save = async (id: string) => {
    const file = await withProof(() => api("GET /api/admin/ach/files/{id}", { params: { id } }));
    if (file) saveFile(file as File);
  };
  const act = async (work: () => Promise<void>) => {
    await call(work);
    await revalidate();
  };
  const make = async () => {
    const reply = await withProof(() =>
      api("POST /api/admin/ach/files", { body: {}, idempotencyKey: key.current }),
    );
    if (!reply) return;
    key.current = crypto.randomUUID();
    await save(reply.data.file);
  };
  return (
    <Part title="Files for the bank">
      <p className="max-w-[64ch] text-graphite">
        Payouts go out as ACH files. Create a file and upload it to your bank. A payout counts as paid two
        business days after the file's date, unless you record a return.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button pending={isSending} disabled={entries === 0} onClick={() => void act(make)}>
          Create file
        </Button>
        <p className="figures">
          {entries === 0
            ? "No payouts waiting."
            : `${plural(entries, "payout waits", "payouts wait")}, ${formatUsd(amount)}`}
        </p>
      </div>
      <DataTable
        caption="ACH files"
        className="mt-4"
        columns={columnsWith((id) => void act(() => save(id)))}
        rows={ach.files}
        rowKey={({ id }) => id}
        empty="No files yet."
      />
    </Part>
  );
}

const dayOf = (day: string): string => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;

const columnsWith = (onSave: (id: string) => void): DataColumn<AchFileRow>[] => [
  {
    key: "file",
    title: "File",
    priority: 1,
    cell: ({ number, made_at, made_by }) => (
      <>
        <span className="figures font-medium">{number}</span>
        <span className="figures block text-graphite text-sm">
          {`${formatDateTime(made_at)}${made_by ? `, ${made_by}` : ""}`}
        </span>
      </>
    ),
  },
  {
    key: "effective",
    title: "Arrives",
    cell: ({ effective_on }) => <span className="figures">{dayOf(effective_on)}</span>,
  },
  { key: "entries", title: "Payouts", numeric: true, cell: ({ entries }) => formatCount(entries) },
  { key: "returned", title: "Returned", numeric: true, cell: ({ returned }) => formatCount(returned) },
  { key: "amount", title: "Amount", numeric: true, cell: ({ amount }) => formatUsd(amount) },
  {
    key: "save",
    title: "Actions",
    cell: ({ id, number }) => (
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden size={16} />}
        aria-label={`Download file ${number}`}
        onClick={() => onSave(id)}
      >
        Save
      </Button>
    ),
  },
];

/** Records that the bank has returned a payout. */
export function AchReturnDialog({ payout, onClose }: { payout: AdminPayout; onClose: () => void }) {
  const form = useApiForm();
  const record = (code: AchReturn) =>
    form.save(async () => {
      const call = { params: { id: payout.id }, body: { code }, feedback: "none" } as const;
      const { message = "Recorded." } = await api("POST /api/admin/payouts/{id}/ach_return", call);
      return { message };
    }, onClose);
  return (
    <FormDialog
      title="Record a return"
      confirm="Record return"
      isDanger
      form={form}
      onSubmit={({ code }) => record(code as AchReturn)}
      onClose={onClose}
    >
      <p>
        {`The bank returned ${formatUsd(payout.amount)} for ${payout.payee.name || payout.payee.email}. The amount goes back to the payee's balance, and we email the payee the reason.`}
      </p>
      <Select
        label="Return code"
        name="code"
        placeholder="Choose"
        options={Object.entries(achReturns).map(([value, text]) => ({ value, text: `${value}: ${text}` }))}
        error={form.errors.code}
      />
    </FormDialog>
  );
}
