import { useState } from "react";
import { Link } from "react-router";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Section } from "../../../kit/page/section.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime, formatUsd } from "../../../ui/format.ts";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { Comments } from "../comments.tsx";
import { aboutPayment, installmentWords } from "../proposal-words.ts";

/** What became of a proposal: payments, orders, signatures, and what was written. */
export function ProposalRecord({
  proposal,
  onChange,
}: {
  proposal: WholeProposal;
  onChange: (next: WholeProposal) => void;
}) {
  if (proposal.version === 0) return null;
  return (
    <>
      {proposal.installments.length > 0 && <Payments proposal={proposal} onChange={onChange} />}
      {proposal.signatures.length > 0 && (
        <Section title="Signatures">
          <ul className="mt-2 grid gap-1">
            {proposal.signatures.map(({ version, name, at, ip, total }) => (
              <li key={version} className="figures">
                {`${name}, ${formatDateTime(at)}, version ${version}, ${formatUsd(total)}`}
                <span className="block text-graphite text-sm">{`From network address ${ip}`}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Comments">
        <Comments comments={proposal.comments} />
        <Reply id={proposal.id} onChange={onChange} />
      </Section>
    </>
  );
}

function Payments({
  proposal,
  onChange,
}: {
  proposal: WholeProposal;
  onChange: (next: WholeProposal) => void;
}) {
  const ask = async (installment: string) => {
    try {
      const { data, message } = await api("POST /api/pro/proposals/{id}/installments/{installment}/ask", {
        params: { id: proposal.id, installment },
      });
      onChange(data);
      if (message) showToast("success", message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Section title="Payments">
      <ul>
        {proposal.installments.map((each) => {
          const [word, tone] = installmentWords[each.state];
          return (
            <li
              key={each.id}
              className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-hairline border-b py-3"
            >
              <span className="min-w-40 grow">
                <span className="font-medium">{each.label}</span>
                <span className="figures block text-graphite text-sm">{aboutPayment(each)}</span>
              </span>
              <Badge tone={tone}>{word}</Badge>
              <span className="figures font-semibold">{formatUsd(each.amount)}</span>
              {each.state === "planned" && !each.due_on && (
                <Button variant="secondary" size="sm" onClick={() => void ask(each.id)}>
                  Request payment
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {proposal.orders.map(({ id, number }) => (
        <p key={id} className="mt-3">
          Products ordered:{" "}
          <Link to={`/account/orders/${id}`} className="link figures">
            {`order ${number}`}
          </Link>
        </p>
      ))}
      {proposal.orders.length === 0 && proposal.totals.products > 0 && proposal.status === "accepted" && (
        <p className="mt-3 text-graphite text-sm">
          The products are ordered from the vendors as soon as the payments cover them.
        </p>
      )}
    </Section>
  );
}

function Reply({ id, onChange }: { id: string; onChange: (next: WholeProposal) => void }) {
  const [text, setText] = useState("");
  useUnsaved(text.trim() !== "");
  const { call, isSending } = useCall();
  const send = () =>
    call(async () => {
      const { data } = await api("POST /api/pro/proposals/{id}/comments", {
        params: { id },
        body: { text },
        idempotencyKey: crypto.randomUUID(),
      });
      setText("");
      onChange(data);
    });
  return (
    <div className="mt-4 grid max-w-[40rem] justify-items-start gap-3">
      <TextArea
        className="w-full"
        label="Write to the client"
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        variant="secondary"
        pending={isSending}
        disabled={text.trim() === ""}
        onClick={() => void send()}
      >
        Send comment
      </Button>
    </div>
  );
}
