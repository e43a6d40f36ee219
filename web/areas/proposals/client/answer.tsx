import { useId, useState } from "react";
import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { Comments } from "../comments.tsx";

interface AnswerProps {
  token: string;
  proposal: ClientProposal;
  onChange: (proposal: ClientProposal) => void;
}

interface SignProps extends AnswerProps {
  picks: readonly string[];
}

/** Signing and declining, with what the server says against it. */
function useAnswer({ token, proposal, picks, onChange }: SignProps) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const [kind, setKind] = useState<"sign" | "decline">();
  const answer = (asked: "sign" | "decline", call: () => Promise<{ data: ClientProposal }>) =>
    send(async () => {
      setKind(asked);
      try {
        onChange((await call()).data);
      } catch (error) {
        if (error instanceof ApiError && error.code === "total_changed" && error.data)
          onChange(error.data as ClientProposal);
        throw error;
      }
    });
  const { version } = proposal;
  const sign = (name: string) =>
    answer("sign", () =>
      api("POST /api/shared_proposals/{token}/sign", {
        params: { token },
        body: { version, picks: [...picks], name, expected_total: proposal.totals.total },
        feedback: "none",
      }),
    );
  const decline = (reason: string) =>
    answer("decline", () =>
      api("POST /api/shared_proposals/{token}/decline", {
        params: { token },
        body: { version, reason },
        feedback: "none",
      }),
    );
  const said = errors.name ? undefined : (Object.values(errors)[0]?.[0] ?? problem);
  return { form, errors, problem: said, isSending: isSending ? kind : undefined, sign, decline };
}

/** The client's signature: a typed name and a button that says the amount. */
export function SignForm(props: SignProps) {
  const { proposal } = props;
  const [name, setName] = useState("");
  const [isDeclining, setDeclining] = useState(false);
  useUnsaved(name !== "");
  const { form, errors, problem, isSending, sign, decline } = useAnswer(props);
  const what =
    /* words */ proposal.kind === "quote" ? "quote" : proposal.is_change_order ? "change order" : "proposal";
  return (
    <section className="mt-10 border-ink border-t-2 pt-6 print:hidden" aria-labelledby="answer">
      <h2 id="answer" className="heading text-lg">
        {`Accept this ${what}`}
      </h2>
      <p className="mt-2 max-w-[60ch] text-graphite">
        Type your full name to sign. We keep your name, the time and your network address with the signature.
      </p>
      {problem && (
        <p role="alert" className="mt-4 border-bad border-l-4 py-1 pl-4 font-medium">
          {problem}
        </p>
      )}
      <form
        ref={form}
        noValidate
        className="mt-5 grid max-w-[28rem] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void sign(name);
        }}
      >
        <TextField
          label="Your full name"
          name="name"
          autoComplete="name"
          maxLength={120}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="lg" pending={isSending === "sign"}>
          {`Sign for ${formatUsd(proposal.totals.total)}`}
        </Button>
      </form>
      {proposal.kind === "proposal" &&
        (isDeclining ? (
          <DeclineForm pending={isSending === "decline"} onDecline={(reason) => void decline(reason)} />
        ) : (
          <Button className="mt-3" variant="quiet" onClick={() => setDeclining(true)}>
            {`Decline this ${what}`}
          </Button>
        ))}
    </section>
  );
}

function DeclineForm({ pending, onDecline }: { pending: boolean; onDecline: (reason: string) => void }) {
  const [reason, setReason] = useState("");
  useUnsaved(reason !== "");
  return (
    <div className="mt-5 grid max-w-[28rem] justify-items-start gap-3">
      <TextArea
        className="w-full"
        label="Why not?"
        optional
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button variant="danger" pending={pending} onClick={() => onDecline(reason)}>
        Decline
      </Button>
    </div>
  );
}

/** Questions and answers below the document. */
export function Talk({ token, proposal, onChange }: AnswerProps) {
  const trap = useId();
  const [name, setName] = useState(proposal.client_name);
  const [text, setText] = useState("");
  const [website, setWebsite] = useState("");
  const { form, errors, problem, isSending, send } = useApiForm();
  useUnsaved(text !== "");
  const say = () =>
    send(async () => {
      const { data } = await api("POST /api/shared_proposals/{token}/comments", {
        params: { token },
        body: { name, text, website },
        feedback: "none",
      });
      setText("");
      onChange(data);
    });
  return (
    <section className="mt-12 print:hidden" aria-labelledby="talk">
      <h2 id="talk" className="heading border-ink border-b pb-2 text-lg">
        Questions and changes
      </h2>
      <Comments comments={proposal.comments} />
      <form
        ref={form}
        noValidate
        className="mt-5 grid max-w-[36rem] justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <TextField
          className="w-full"
          label="Your name"
          autoComplete="name"
          maxLength={80}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          className="w-full"
          label={`Write to ${proposal.showroom.company_name}`}
          rows={3}
          maxLength={2000}
          value={text}
          error={errors.text ?? problem}
          onChange={(event) => setText(event.target.value)}
        />
        <div hidden>
          <label htmlFor={trap}>Website</label>
          <input
            id={trap}
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" pending={isSending}>
          Send
        </Button>
      </form>
    </section>
  );
}
