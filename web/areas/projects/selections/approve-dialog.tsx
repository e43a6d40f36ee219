import type { Selection, SelectionOption } from "../../../../contract/design/selections.ts";
import { ApiError } from "../../../client/api-call.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { coverageWords, quantityWords, signedUsd } from "../../../kit/projects/amounts.ts";
import { formatUsd } from "../../../ui/format.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { tookPresent, useBoard } from "./board-context.ts";
import { type Step, useCodeStep } from "./code-step.tsx";

/** Signs one option; the reader of a link proves the address with a code first. */
export function ApproveDialog({
  selection,
  option,
  onClose,
}: {
  selection: Selection;
  option: SelectionOption;
  onClose: () => void;
}) {
  const context = useBoard();
  const form = useApiForm();
  const { errors } = form;
  const { step, ask } = useCodeStep();
  const sign = async (name: string) => {
    const signature = { version: selection.version, option: option.id, total: option.total ?? 0, name };
    const board = await form.send(async () => {
      try {
        return await context.approve(selection.id, signature);
      } catch (error) {
        if (error instanceof ApiError && error.code === "otp_required") ask();
        if (error instanceof ApiError && tookPresent(context, error)) onClose();
        throw error;
      }
    });
    if (!board) return;
    context.take(board);
    showToast("success", `${selection.title} is approved.`);
    onClose();
  };
  const signing: Step = {
    confirm: `Sign and approve ${formatUsd(option.total ?? 0)}`,
    form,
    problem: errors.name ? undefined : Object.values(errors)[0]?.[0],
    onSubmit: ({ name = "" }) => sign(name),
    children: (
      <>
        <TextField
          label="Type your full name to sign"
          name="name"
          autoComplete="name"
          maxLength={120}
          defaultValue={context.guest?.approver?.name ?? context.board.client}
          error={errors.name}
        />
        <p className="text-graphite text-sm">
          We keep your name, the time and your network address with the approval. Approving locks your choice.
          Your pro can ask you to sign a change. Tax and shipping are added at checkout.
        </p>
      </>
    ),
  };
  const { children, ...sends } = step ?? signing;
  return (
    <FormDialog title={`Approve for ${selection.title}`} onClose={onClose} {...sends}>
      <Summary selection={selection} option={option} />
      {children}
    </FormDialog>
  );
}

function Summary({ selection, option }: { selection: Selection; option: SelectionOption }) {
  const { approved } = selection;
  return (
    <div className="figures border-hairline border-y py-3">
      <p className="font-semibold">{option.name}</p>
      <p className="text-sm">{[quantityWords(option), coverageWords(option)].filter(Boolean).join(" · ")}</p>
      <p className="mt-1 font-semibold text-xl">{formatUsd(option.total ?? 0)}</p>
      {option.difference !== null && approved && (
        <p className="text-sm">
          {`${signedUsd(option.difference)} to the ${formatUsd(approved.total)} that you approved before`}
        </p>
      )}
    </div>
  );
}
