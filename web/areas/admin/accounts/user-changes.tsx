import { useState } from "react";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { type ApiForm, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useProof } from "../../../kit/sign-in/use-proof.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

interface Change {
  label: string;
  /** The effect, for the question. */
  text: string;
  body: { status?: "Active" | "pending" | "Deactive"; type?: "User" | "Admin" };
  isDanger?: boolean;
}

/** Possible actions on an account; the server decides. */
function changesFor({ type, status }: ManagedUser): Change[] {
  const isOpen = status === "Active" || status === "Approve";
  const place = {
    Contractor: " The showroom closes to visitors until then. Open orders continue.",
    Vendor: " The products go off sale until then. Open orders continue.",
    User: "",
    Admin: "",
  }[type];
  const back = {
    Contractor: " The showroom opens again.",
    Vendor: " The products are on sale again.",
    User: "",
    Admin: "",
  }[type];
  const open: Change = {
    label: "Activate",
    text: `The owner can sign in again.${back}`,
    body: { status: "Active" },
  };
  const hold: Change = {
    label: "Put on hold",
    text: `The owner sees that the account is pending approval until an admin activates it.${place}`,
    body: { status: "pending" },
    isDanger: true,
  };
  const close: Change = {
    label: "Deactivate",
    text: `The owner sees that the account is deactivated until an admin activates it.${place}`,
    body: { status: "Deactive" },
    isDanger: true,
  };
  const toAdmin: Change = {
    label: "Make an admin",
    text: "This account will be able to see and change everything here. It signs in on the pro sign-in page with an emailed code.",
    body: { type: "Admin" },
    isDanger: true,
  };
  const toCustomer: Change = {
    label: "Make a customer",
    text: "This account will see only its own orders and projects.",
    body: { type: "User" },
    isDanger: true,
  };
  if (status === "Deactive") return [open, hold];
  if (!isOpen) return [open, close];
  const role = { User: [toAdmin], Admin: [toCustomer], Contractor: [], Vendor: [] }[type];
  return [hold, close, ...role];
}

/** Changes an account after a question that asks for the reason, and for a recent proof of who decides. */
export function UserChanges({ user }: { user: ManagedUser }) {
  const form = useApiForm();
  const { withProof, question } = useProof();
  const [asked, setAsked] = useState<Change>();

  const close = () => setAsked(undefined);
  const change = (body: Change["body"], reason: string) =>
    form.save(
      () =>
        withProof(async () => {
          const call = { params: { id: user.id }, body: { ...body, reason }, feedback: "none" } as const;
          const { message = "Change saved." } = await api("PUT /api/admin/users/{id}", call);
          return { message };
        }),
      close,
    );

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {changesFor(user).map((one) => (
          <Button key={one.label} variant={one.isDanger ? "danger" : "primary"} onClick={() => setAsked(one)}>
            {one.label}
          </Button>
        ))}
      </div>
      <ChangeDialog
        asked={asked}
        who={user.full_name || user.email}
        form={form}
        onClose={close}
        onChange={(reason) => asked && change(asked.body, reason)}
      />
      {question}
    </>
  );
}

/** The question before a change, with the reason that the owner reads. */
function ChangeDialog({
  asked,
  who,
  form,
  onClose,
  onChange,
}: {
  asked: Change | undefined;
  who: string;
  form: ApiForm;
  onClose: () => void;
  onChange: (reason: string) => unknown;
}) {
  return (
    <FormDialog
      isOpen={asked !== undefined}
      title={asked ? `${asked.label}: ${who}` : ""}
      confirm={asked?.label ?? ""}
      isDanger={asked?.isDanger ?? false}
      form={form}
      onSubmit={({ reason = "" }) => onChange(reason)}
      onClose={onClose}
    >
      <p>{asked?.text} All devices of the account are signed out.</p>
      <TextArea
        label="Reason"
        name="reason"
        rows={4}
        maxLength={1000}
        hint={`We email this to ${who}, and the audit log keeps it as long as the account exists. Please don't name anyone else.`}
        required
        error={form.errors.reason ?? form.errors.status}
      />
    </FormDialog>
  );
}
