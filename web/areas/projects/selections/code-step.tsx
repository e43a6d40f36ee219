import { type ComponentProps, useState } from "react";
import type { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useBoard } from "./board-context.ts";

/** What a dialog asks for now. */
export type Step = Omit<ComponentProps<typeof FormDialog>, "title" | "onClose">;

/** The step in which the reader of a link proves the address with a code, before any answer; none once it is done. */
export function useCodeStep(): { step: Step | undefined; ask: () => void } {
  const { guest } = useBoard();
  const form = useApiForm();
  const [isProved, setProved] = useState(guest === undefined || guest.isProved);
  const [sentTo, setSentTo] = useState<string>();
  const mail = async () => {
    const to = await form.send(() => guest!.mailCode());
    if (to) setSentTo(to);
  };
  const check = async (code: string) => {
    const isRight = await form.send(async () => {
      await guest!.checkCode(code.replaceAll(/\s/g, ""));
      return true;
    });
    if (isRight) setProved(true);
  };
  const step: Step = {
    confirm: sentTo ? "Verify code" : "Email me the code",
    acts: sentTo && (
      <Button variant="quiet" onClick={() => void mail()}>
        Resend code
      </Button>
    ),
    form,
    onSubmit: ({ code = "" }) => (sentTo ? check(code) : mail()),
    children: sentTo ? (
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint={`We sent 6 digits to ${sentTo}. The code expires in ten minutes.`}
        error={form.errors.code}
      />
    ) : (
      <p>{`To make sure it's you, we email a code to ${guest?.approver?.email ?? ""}.`}</p>
    ),
  };
  return { step: isProved ? undefined : step, ask: () => setProved(false) };
}
