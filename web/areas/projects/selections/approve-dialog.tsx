import { useState } from "react";
import type { Selection, SelectionOption } from "../../../../contract/design/selections.ts";
import { ApiError } from "../../../client/api-call.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { coverageWords, quantityWords, signedUsd } from "../../../kit/projects/amounts.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { tookPresent, useBoard } from "./board-context.ts";

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
  const { guest } = useBoard();
  const [isProved, setProved] = useState(guest === undefined || guest.isProved);
  return (
    <Dialog isOpen onClose={onClose} title={`Approve for ${selection.title}`}>
      <Summary selection={selection} option={option} />
      {isProved ? (
        <SignForm
          selection={selection}
          option={option}
          onClose={onClose}
          onUnproved={() => setProved(false)}
        />
      ) : (
        <CodeForm onProved={() => setProved(true)} />
      )}
    </Dialog>
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

function SignForm({
  selection,
  option,
  onClose,
  onUnproved,
}: {
  selection: Selection;
  option: SelectionOption;
  onClose: () => void;
  onUnproved: () => void;
}) {
  const desk = useBoard();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const sign = async () => {
    const { name = "" } = textsOf(form.current!);
    const signature = { version: selection.version, option: option.id, total: option.total ?? 0, name };
    const board = await send(async () => {
      try {
        return await desk.approve(selection.id, signature);
      } catch (error) {
        if (error instanceof ApiError && error.code === "otp_required") onUnproved();
        if (error instanceof ApiError && tookPresent(desk, error)) onClose();
        throw error;
      }
    });
    if (!board) return;
    desk.take(board);
    showToast("success", `${selection.title} is approved.`);
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      {refusal && !errors.name && <FormNote>{Object.values(errors)[0]?.[0] ?? refusal.message}</FormNote>}
      <TextField
        label="Type your full name to sign"
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={desk.guest?.approver?.name ?? desk.board.client}
        error={errors.name}
      />
      <p className="text-graphite text-sm">
        We keep your name, the time and your network address with the approval. Approving locks your choice.
        Your pro can ask you to sign a change. Tax and shipping are added at checkout.
      </p>
      <Actions
        onCancel={onClose}
        main={
          <Button type="submit" pending={isSending}>
            {`Sign and approve ${formatUsd(option.total ?? 0)}`}
          </Button>
        }
      />
    </form>
  );
}

export function CodeForm({ onProved }: { onProved: () => void }) {
  const { guest } = useBoard();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [sentTo, setSentTo] = useState<string>();
  const mail = async () => {
    const to = await send(() => guest!.mailCode());
    if (to) setSentTo(to);
  };
  const check = async () => {
    const { code = "" } = textsOf(form.current!);
    const isRight = await send(async () => {
      await guest!.checkCode(code.replaceAll(/\s/g, ""));
      return true;
    });
    if (isRight) onProved();
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void (sentTo ? check() : mail());
      }}
    >
      {refusal && !errors.code && <FormNote>{refusal.message}</FormNote>}
      {sentTo ? (
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          hint={`We sent 6 digits to ${sentTo}. The code expires in ten minutes.`}
          error={errors.code}
        />
      ) : (
        <p>{`To make sure it's you, we email a code to ${guest?.approver?.email ?? ""}.`}</p>
      )}
      <Actions
        out={
          sentTo && (
            <Button variant="quiet" onClick={() => void mail()}>
              Resend code
            </Button>
          )
        }
        main={
          <Button type="submit" pending={isSending}>
            {sentTo ? "Verify code" : "Email me the code"}
          </Button>
        }
      />
    </form>
  );
}
