import { useRef } from "react";
import { Link } from "react-router";
import type { CreditCode } from "../../../../contract/money/plans.ts";
import { api } from "../../../client/api.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { plural } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";

export interface MadeCode {
  code: string;
  credits: number;
}

/** Asks how many credits a code is for, and for whom. */
export function MakeDialog({
  balance,
  onClose,
  onMade,
}: {
  balance: number;
  onClose: () => void;
  onMade: (made: MadeCode) => void;
}) {
  const form = useApiForm();
  // the same entries, sent again after a lost answer, are the same code
  const last = useRef({ sent: "", key: "" });
  const make = ({ credits: typed = "", note = "" }: Record<string, string>) => {
    const credits = Number(typed);
    if (credits < 1) return form.setErrors({ credits: ["Enter how many credits the code is for."] });
    const sent = JSON.stringify([credits, note]);
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    const call = { body: { credits, note }, idempotencyKey: last.current.key, feedback: "none" } as const;
    return form.save(async () => {
      const { data } = await api("POST /api/plan/credits/codes", call);
      onMade({ code: data.code, credits });
      return {};
    });
  };
  return (
    <FormDialog title="Create a code" confirm="Create code" form={form} onSubmit={make} onClose={onClose}>
      <p>
        The credits leave your balance. They go to the AI design account where the code is entered, yours or a
        client's. Until then you can withdraw it.
      </p>
      <NumberField
        label="Credits"
        name="credits"
        required
        maxLength={9}
        hint={`You have ${plural(balance, "credit")}.`}
        error={form.errors.credits}
        className="max-w-40"
      />
      <TextField
        label="Who it's for"
        name="note"
        optional
        maxLength={60}
        autoComplete="off"
        hint="Only you see this."
        error={form.errors.note}
      />
    </FormDialog>
  );
}

/** The code, which is shown this once. */
export function CodeDialog({ made: { code, credits }, onClose }: { made: MadeCode; onClose: () => void }) {
  const path = `/design-ai/welcome?code=${code}`;
  const address = new URL(shopHref(path), window.location.origin).href;
  const given = plural(credits, "credit");
  const letter = new URLSearchParams({
    subject: `${given} for AI 3D Design`,
    body: `Here ${credits === 1 ? "is" : "are"} ${given} for AI 3D Design. Open this link to add ${credits === 1 ? "it" : "them"} to your account:\n\n${address}\n\nOr enter this code in your account: ${code}\n`,
  });
  const copy = (text: string, what: string) => copyText(text, `${what} copied.`);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Your code for ${given}`}
      footer={
        <>
          {/* mail programs read a plus sign as one */}
          <a
            href={`mailto:?${letter.toString().replaceAll("+", "%20")}`}
            className={buttonClass("secondary")}
          >
            Email it
          </a>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p>Copy or email it now. We don't show it again.</p>
      <p className="code mt-4 border-hairline border-y bg-white px-3 py-4 text-center text-lg">{code}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => void copy(code, "Code")}>
        Copy code
      </Button>
      <h3 className="mt-5 font-medium text-sm">Link with the code</h3>
      <p className="mt-1">
        <Link to={path} className="link break-all">
          {address}
        </Link>
      </p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => void copy(address, "Link")}>
        Copy link
      </Button>
    </Dialog>
  );
}

/** Takes the credits of an unused code back. */
export function WithdrawDialog({ code, onClose }: { code: CreditCode; onClose: () => void }) {
  const { change } = useChange();
  const withdraw = async () => {
    await change(async () => {
      await api("DELETE /api/plan/credits/codes/{id}", { params: { id: code.id } });
      return { message: `${plural(code.credits, "credit")} came back to your balance.` };
    });
    onClose();
  };
  return (
    <SureDialog
      isOpen
      title={`Withdraw the code ending in ${code.ending}?`}
      action="Withdraw code"
      onClose={onClose}
      onSure={withdraw}
    >
      {`It stops working, and ${plural(code.credits, "credit")} ${code.credits === 1 ? "comes" : "come"} back to your balance.`}
    </SureDialog>
  );
}
