import { useRef, useState } from "react";
import { Link } from "react-router";
import { evidenceFiles } from "../../../../contract/orders/dispute-words.ts";
import type { DisputeInFull } from "../../../../contract/orders/disputes.ts";
import { bearerOf, reasonWords } from "../../../../domain/orders/dispute.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { SummaryRow } from "../../../kit/page/summary-row.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime, formatUsd } from "../../../ui/format.ts";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { PaperButton } from "../payments/paper-button.tsx";
import type { Route } from "./+types/dispute.page.ts";
import { DisputeBadge } from "./dispute-badge.tsx";

export const meta = titled("Dispute");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/admin/disputes/{id}", { params: { id: params.id } })).data;
}

/** A dispute, what speaks for us, and the button that sends it. */
export default function DisputePage({ loaderData }: Route.ComponentProps) {
  const [dispute, setDispute] = useState<DisputeInFull>(loaderData);
  const { number, status, evidence, can_send, evidence_sent_at } = dispute;
  return (
    <>
      <p className="text-sm">
        <Link to="/account/admin/disputes" className="link inline-flex min-h-6 items-center">
          All disputes
        </Link>
      </p>
      <h1 className="heading mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-xl md:text-2xl">
        <span>
          Dispute <span className="figures">{number}</span>
        </span>
        <DisputeBadge status={status} />
      </h1>
      <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 xl:order-first">
          <h2 className="heading border-ink border-b pb-2 text-lg">Evidence</h2>
          {evidence_sent_at && (
            <p className="figures mt-4">{`Sent to the customer's bank ${formatDateTime(evidence_sent_at)}.`}</p>
          )}
          {evidence.length === 0 ? (
            <p className="mt-4 text-graphite">
              We have no payment for this charge, so there's nothing to send. Respond in your payment
              provider's dashboard.
            </p>
          ) : (
            <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              {evidence.map(({ name, text }) => (
                <div key={name} className="sm:contents">
                  <dt className="text-graphite text-sm sm:pt-0.5">{name}</dt>
                  <dd className="min-w-0 whitespace-pre-line break-words">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <Documents dispute={dispute} />
          {can_send && <SendEvidence dispute={dispute} onSent={setDispute} />}
        </div>
        <aside className="max-xl:order-first">
          <Facts dispute={dispute} />
          <Links dispute={dispute} />
        </aside>
      </div>
    </>
  );
}

/** What goes to the bank as PDF. */
function Documents({ dispute: { id, files, evidence_sent_at } }: { dispute: DisputeInFull }) {
  const leftOut = files.filter(({ is_left_out }) => is_left_out).map(({ purpose }) => evidenceFiles[purpose]);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="mt-10">
      <h3 id="documents" className="font-medium">
        Documents
      </h3>
      <p className="mt-1 max-w-[60ch] text-graphite text-sm">
        {evidence_sent_at
          ? "The bank got these with the evidence."
          : "We send these to the bank with the evidence."}
      </p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {files.map(({ purpose }) => (
          <li key={purpose}>
            <PaperButton
              name={evidenceFiles[purpose]}
              load={() => api("GET /api/admin/disputes/{id}/files/{purpose}", { params: { id, purpose } })}
            />
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p className="mt-3 max-w-[60ch] text-sm">
          {`Not sent: ${leftOut.join(", ")}. Banks accept up to 4.5 MB and 50 pages in all.`}
        </p>
      )}
    </section>
  );
}

/** Who and what it is about. */
function Links({ dispute: { payment, customer, pro, order } }: { dispute: DisputeInFull }) {
  const links = [
    payment && { label: "Payment", text: payment.title, to: `/account/admin/payments/${payment.id}` },
    customer && {
      label: pro ? "Customer" : "Paid by",
      text: customer.name,
      to: `/account/admin/users/${customer.id}`,
    },
    pro && { label: "Pro", text: pro.company_name, to: `/account/admin/users/${pro.id}` },
    order && { label: "Order", text: `Order ${order.number}`, to: `/account/orders/${order.id}` },
  ].filter((link) => link !== null);
  return (
    <dl className="mt-6 grid gap-4 border-hairline border-t pt-5">
      {links.map(({ label, text, to }) => (
        <div key={label}>
          <dt className="text-graphite text-sm">{label}</dt>
          <dd className="break-words">
            <Link to={to} className="link inline-flex min-h-6 items-center">
              {text}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ dispute }: { dispute: DisputeInFull }) {
  const { amount, fee, reason, opened_at, closed_at, evidence_due_at, is_inquiry, is_held } = dispute;
  const bears = bearerOf(reason) === "vendor" ? "Vendor and pro, by share" : "The marketplace";
  return (
    <dl className="figures grid gap-2 border-ink border-t pt-4">
      <SummaryRow label="Amount" value={formatUsd(amount)} strong />
      {fee > 0 && <SummaryRow label="Provider fee" value={formatUsd(fee)} />}
      <SummaryRow label="Reason" value={reasonWords(reason)} />
      <SummaryRow label="Opened" value={formatDate(opened_at)} />
      {evidence_due_at && <SummaryRow label="Evidence due" value={formatDate(evidence_due_at)} />}
      {closed_at && <SummaryRow label="Decided" value={formatDate(closed_at)} />}
      <SummaryRow label="Money" value={is_inquiry ? "Not taken: a question" : is_held ? "Held" : "Settled"} />
      {!is_inquiry && <SummaryRow label="If lost, charged to" value={bears} />}
    </dl>
  );
}

function SendEvidence({
  dispute,
  onSent,
}: {
  dispute: DisputeInFull;
  onSent: (dispute: DisputeInFull) => void;
}) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const key = useRef(crypto.randomUUID());
  const submit = async () => {
    const { statement = "" } = textsOf(form.current!);
    const reply = await send(() =>
      api("POST /api/admin/disputes/{id}/evidence", {
        params: { id: dispute.id },
        body: { statement },
        idempotencyKey: key.current,
        feedback: "none",
      }),
    );
    key.current = crypto.randomUUID();
    if (!reply) return;
    onSent(reply.data);
    showToast("success", "Evidence sent.");
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-10 grid max-w-[44rem] gap-5 border-hairline border-t pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <TextArea
        label="Our statement"
        name="statement"
        rows={5}
        maxLength={5000}
        hint="The bank reads this first, then the evidence and documents above. You can send evidence only once."
        error={errors.statement}
      />
      <Button type="submit" pending={isSending} className="justify-self-start">
        Send evidence
      </Button>
    </form>
  );
}
