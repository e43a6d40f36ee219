import { useState } from "react";
import { useNavigate } from "react-router";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import { ApiError, api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { stateWords } from "../../../kit/saving/save-words.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { formatUsd } from "../../../ui/format.ts";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { dayOf, whenDue } from "../proposal-words.ts";
import type { DraftState } from "./use-draft.ts";

/** The totals as the server counts them, and what happens next. */
export function SidePanel({ state, onPreview }: { state: DraftState; onPreview: () => void }) {
  const { proposal } = state;
  const { totals } = proposal;
  return (
    <aside className="lg:sticky lg:top-6 lg:self-start" aria-label="Totals">
      <p role="status" className="text-graphite text-sm">
        {stateWords[state.progress.state]}
      </p>
      <dl className="figures mt-3 grid gap-1.5 border-ink border-t pt-3">
        <Amount label="Products" amount={totals.products} />
        {totals.shipping > 0 && <Amount label="Shipping" amount={totals.shipping} />}
        <Amount label="Labor and other charges" amount={totals.own} />
        {totals.has_tax ? (
          <Amount label="Sales tax on products" amount={totals.tax} />
        ) : (
          <div className="text-graphite text-sm">
            <dt className="sr-only">Sales tax on products</dt>
            <dd>Choose a state to add sales tax.</dd>
          </div>
        )}
        <div className="mt-1 flex justify-between gap-4 border-hairline border-t pt-2 font-semibold text-lg">
          <dt>Total</dt>
          <dd>{formatUsd(totals.total)}</dd>
        </div>
      </dl>
      {proposal.status !== "accepted" && proposal.plan.length > 0 && (
        <ul className="figures mt-4 grid gap-1 text-sm">
          {proposal.plan.map((payment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: planned payments have no ids, and a plan is loaded whole
            <li key={index} className="flex justify-between gap-4">
              <span>{[payment.label, whenDue(payment)].filter(Boolean).join(", ")}</span>
              <span>{formatUsd(payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <Acts state={state} onPreview={onPreview} />
      {proposal.difference && <Difference difference={proposal.difference} />}
    </aside>
  );
}

function Amount({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{formatUsd(amount)}</dd>
    </div>
  );
}

function Difference({ difference }: { difference: NonNullable<WholeProposal["difference"]> }) {
  return (
    <section className="mt-8" aria-labelledby="difference">
      <h2 id="difference" className="heading border-ink border-b pb-2">
        Compared with the signed version
      </h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {difference.changes.map(({ what, name, before, after }) => (
          <li key={`${what} ${name} ${before} ${after}`}>
            {`${what === "added" ? "Added" : what === "removed" ? "Removed" : "Changed"}: ${name}`}
            <span className="figures block text-graphite">{[before, after].filter(Boolean).join(" → ")}</span>
          </li>
        ))}
      </ul>
      <p className="figures mt-2 font-medium text-sm">
        {`${formatUsd(difference.total_before)} → ${formatUsd(difference.total_after)}`}
      </p>
    </section>
  );
}

type Act = "withdraw" | "cancel" | "delete";
const questions: Record<Act, { title: string; text: string; action: string }> = {
  withdraw: {
    title: "Withdraw this proposal?",
    text: "The client can no longer sign it. You can send it again.",
    action: "Withdraw proposal",
  },
  cancel: {
    title: "Cancel this job?",
    text: "The client gets every payment back. You can't undo this.",
    action: "Cancel job and refund",
  },
  delete: {
    title: "Delete this draft?",
    text: "The client hasn't seen it yet. You can't undo this.",
    action: "Delete draft",
  },
};

/** What is done to the whole proposal after a question. */
function useActs(state: DraftState) {
  const { proposal } = state;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Act>();
  const params = { id: proposal.id };
  const act = async (key: Act) => {
    if (key === "delete") {
      await api("DELETE /api/pro/proposals/{id}", { params });
      state.discard();
      await navigate("/account/proposals");
      return;
    }
    const { data, message } =
      key === "withdraw"
        ? await api("POST /api/pro/proposals/{id}/withdraw", { params })
        : await api("POST /api/pro/proposals/{id}/cancel", { params });
    setAsked(undefined);
    state.replace(data);
    if (message) showToast("success", message);
  };
  const dialog = asked && (
    <SureDialog
      isOpen
      title={questions[asked].title}
      action={questions[asked].action}
      onClose={() => setAsked(undefined)}
      onSure={() => handled(act(asked))}
    >
      {questions[asked].text}
    </SureDialog>
  );
  return { ask: setAsked, dialog };
}

/** The page has shown what the API says against it. */
const handled = (work: Promise<void>) =>
  work.catch((error) => {
    if (!(error instanceof ApiError)) throw error;
  });

/** The PDF shows the draft as long as nothing was sent. */
async function download({ proposal, saveFirst }: DraftState): Promise<void> {
  const trouble = await saveFirst();
  if (trouble) return showToast("error", trouble);
  saveFile(await api("GET /api/pro/proposals/{id}/document", { params: { id: proposal.id } }));
}

function copyLink(proposal: WholeProposal) {
  const link = `${window.location.origin}/showroom${proposal.url}`;
  // there is nothing to select here, so the link itself is shown where the browser blocks copying
  void copyText(link, "Link copied.").then((isCopied) => isCopied || showToast("info", link));
}

function Acts({ state, onPreview }: { state: DraftState; onPreview: () => void }) {
  const { proposal } = state;
  const [isSending, setSending] = useState(false);
  const { ask, dialog } = useActs(state);
  const isChange = proposal.status === "accepted";
  const canSend = proposal.moves.includes("send") && proposal.has_changes;
  return (
    <div className="mt-6 grid gap-3">
      {proposal.moves.includes("send") && (
        <>
          <Button size="lg" disabled={!canSend && !isRenewable(proposal)} onClick={() => setSending(true)}>
            {isChange ? "Send change order" : proposal.version > 0 ? "Send new version" : "Send to client"}
          </Button>
          {proposal.problems.length > 0 && (
            <p className="text-sm text-warn">
              {`${proposal.problems.length === 1 ? "One thing is" : `${proposal.problems.length} things are`} missing before you can send it.`}
            </p>
          )}
        </>
      )}
      <Button variant="secondary" onClick={onPreview}>
        Preview as client
      </Button>
      <Button variant="secondary" onClick={() => void handled(download(state))}>
        Download PDF
      </Button>
      {proposal.version > 0 && (
        <Button variant="secondary" onClick={() => copyLink(proposal)}>
          Copy client link
        </Button>
      )}
      {proposal.moves.includes("withdraw") && (
        <Button variant="quiet" onClick={() => ask("withdraw")}>
          Withdraw
        </Button>
      )}
      {proposal.moves.includes("cancel") && (
        <Button variant="danger" onClick={() => ask("cancel")}>
          Cancel job
        </Button>
      )}
      {proposal.version === 0 && (
        <Button variant="quiet" onClick={() => ask("delete")}>
          Delete draft
        </Button>
      )}
      {dialog}
      {isSending && <SendDialog state={state} isChange={isChange} onClose={() => setSending(false)} />}
    </div>
  );
}

/** What nobody can sign any more can be sent again as it is. */
const isRenewable = ({ status }: WholeProposal): boolean =>
  status === "expired" || status === "declined" || status === "withdrawn";

function SendDialog({
  state,
  isChange,
  onClose,
}: {
  state: DraftState;
  isChange: boolean;
  onClose: () => void;
}) {
  const form = useApiForm();
  const [trouble, setTrouble] = useState<string>();
  const { proposal, draft } = state;
  const send = async (message: string) => {
    const reply = await form.send(async () => {
      const unsaved = await state.saveFirst();
      setTrouble(unsaved ?? undefined);
      if (unsaved) return undefined;
      return api("POST /api/pro/proposals/{id}/send", {
        params: { id: proposal.id },
        body: { revision: state.revision.current, message },
        idempotencyKey: crypto.randomUUID(),
        feedback: "none",
      });
    });
    if (!reply) return;
    state.replace(reply.data);
    if (reply.message) showToast("success", reply.message);
    onClose();
  };
  const fields = [...new Set(Object.values(form.errors).flat())];
  return (
    <FormDialog
      title={isChange ? "Send the change order" : "Send the proposal"}
      confirm="Send"
      cancelWords="Keep editing"
      form={form}
      problem={fields[0] ?? trouble}
      onSubmit={({ message = "" }) => send(message)}
      onClose={onClose}
    >
      <p>
        {`We email ${draft.client_email || "the client"} a link. The prices are frozen until ${dayOf(draft.content.valid_until) || "the day you choose"}.`}
      </p>
      {fields.length > 1 && (
        <ul role="alert" className="list-disc border-bad border-l-4 py-1 pl-8 font-medium">
          {fields.slice(1).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <TextArea label="Message" name="message" optional rows={4} maxLength={1000} />
    </FormDialog>
  );
}
