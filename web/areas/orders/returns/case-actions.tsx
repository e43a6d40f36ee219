import type { ReactNode } from "react";
import { carriers } from "../../../../domain/orders/carriers.ts";
import { api } from "../../../client/api.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import type { ActionProps } from "./action-props.ts";
import { CaseDialog } from "./case-dialog.tsx";
import { SendLabel } from "./label.tsx";
import { ReturnAddressFields, returnAddressOf } from "./return-address-fields.tsx";
import { DecideClaim, ReceiveReturn, SettleClaim } from "./settle-actions.tsx";

/** What the reader can do with a case now; nothing where there is nothing to do. */
export function CaseActions({ shown, onChange }: ActionProps) {
  const { may } = shown;
  const props = { shown, onChange };
  const acts: [boolean, string, ReactNode][] = [
    [may.approve, "approve", <Approve key="approve" {...props} />],
    [may.receive, "receive", <ReceiveReturn key="receive" {...props} />],
    [may.settle, "settle", <SettleClaim key="settle" {...props} />],
    [may.label, "label", <SendLabel key="label" {...props} />],
    [may.ship, "ship", <Ship key="ship" {...props} />],
    [may.decide, "decide", <DecideClaim key="decide" {...props} />],
    [may.escalate, "escalate", <Escalate key="escalate" {...props} />],
    [may.decline, "decline", <Decline key="decline" {...props} />],
    [may.withdraw, "withdraw", <Withdraw key="withdraw" {...props} />],
  ];
  const open = acts.filter(([isOpen]) => isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label="Actions" className="flex flex-wrap gap-3">
      {open.map(([, , act]) => act)}
    </section>
  );
}

function Approve({ shown, onChange }: ActionProps) {
  return (
    <CaseDialog
      open="Approve return"
      title={`Approve return ${shown.number}`}
      confirm="Approve return"
      variant="primary"
      onDone={onChange}
      send={({ label_note = "", ...texts }) =>
        api("PUT /api/returns/{id}/approve", {
          params: { id: shown.id },
          body: { return_to: returnAddressOf(texts), label_note },
          feedback: "none",
        })
      }
    >
      {(errors) => (
        <>
          <ReturnAddressFields shown={shown} errors={errors} />
          <TextArea
            label="Shipping label instructions"
            name="label_note"
            optional
            rows={2}
            maxLength={500}
            hint="Say who pays for shipping and how the customer gets the label."
            error={errors.label_note}
          />
        </>
      )}
    </CaseDialog>
  );
}

function Ship({ shown, onChange }: ActionProps) {
  return (
    <CaseDialog
      open={shown.tracking ? "Change tracking" : "Enter tracking number"}
      title="Send it back"
      confirm="Save tracking"
      variant={shown.tracking ? "secondary" : "primary"}
      onDone={onChange}
      send={({ carrier = "", tracking = "" }) =>
        api("PUT /api/returns/{id}/tracking", {
          params: { id: shown.id },
          body: { carrier: carriers.find((one) => one === carrier) ?? "Other", tracking },
          feedback: "none",
        })
      }
    >
      {(errors) => (
        <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Select
            label="Carrier"
            name="carrier"
            defaultValue={shown.carrier || "UPS"}
            options={carriers.map((value) => ({ value, text: value }))}
          />
          <TextField
            label="Tracking number"
            name="tracking"
            defaultValue={shown.tracking}
            maxLength={120}
            autoComplete="off"
            data-first-focus
            error={errors.tracking}
          />
        </div>
      )}
    </CaseDialog>
  );
}

function Decline({ shown, onChange }: ActionProps) {
  return (
    <CaseDialog
      open="Decline"
      title={`Decline ${shown.kind === "return" ? "return" : "claim"} ${shown.number}?`}
      confirm="Decline"
      variant="danger"
      intro="The customer sees your reason and can ask the marketplace to decide."
      onDone={onChange}
      send={({ reason = "" }) =>
        api("PUT /api/returns/{id}/decline", { params: { id: shown.id }, body: { reason }, feedback: "none" })
      }
    >
      {(errors) => <Reason errors={errors.reason} />}
    </CaseDialog>
  );
}

function Escalate({ shown, onChange }: ActionProps) {
  return (
    <CaseDialog
      open="Ask the marketplace to decide"
      title="Ask the marketplace to decide"
      confirm="Ask the marketplace"
      intro="We review the pictures and both sides, then decide."
      onDone={onChange}
      send={({ reason = "" }) =>
        api("PUT /api/returns/{id}/escalate", {
          params: { id: shown.id },
          body: { reason },
          feedback: "none",
        })
      }
    >
      {(errors) => <Reason errors={errors.reason} />}
    </CaseDialog>
  );
}

function Withdraw({ shown, onChange }: ActionProps) {
  return (
    <CaseDialog
      open="Withdraw"
      title={`Withdraw ${shown.kind === "return" ? "return" : "claim"} ${shown.number}?`}
      confirm="Withdraw"
      variant="danger"
      intro="You keep the products and get no refund."
      onDone={onChange}
      send={() =>
        api("PUT /api/returns/{id}/withdraw", { params: { id: shown.id }, body: {}, feedback: "none" })
      }
    >
      {() => null}
    </CaseDialog>
  );
}

export const Reason = ({ errors, name = "reason" }: { errors: string[] | undefined; name?: string }) => (
  <TextArea
    label="Reason"
    name={name}
    rows={4}
    maxLength={1000}
    autoFocus
    {...(errors && { error: errors })}
  />
);
