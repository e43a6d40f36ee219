import { Link } from "react-router";
import { api } from "../../../client/api.ts";
import { TrapField } from "../../../kit/forms/trap-field.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { awayWords } from "../../../kit/messages/desk-words.ts";
import { useDeskHours } from "../../../kit/messages/use-desk-hours.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { GuestTalk } from "./guest-talk.tsx";
import { keepGuestKey, useGuestChat } from "./use-guest-chat.ts";

/** Support for visitors without an account: a question, and then the conversation about it. */
export function GuestSupport() {
  const open = useGuestChat();
  return open ? <GuestTalk open={open} /> : <FirstQuestion />;
}

function FirstQuestion() {
  const desk = useDeskHours();
  const { form, errors, problem, isSending, send } = useApiForm();
  const ask = () => {
    const { full_name = "", email = "", message = "", fax_number = "" } = textsOf(form.current!);
    const body = { full_name, email, message, fax_number };
    return send(async () =>
      keepGuestKey((await api("POST /api/support", { body, feedback: "none" })).data.key),
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <p className="text-graphite text-sm">
        {desk?.is_staffed
          ? "We are here and answer in a few minutes."
          : desk
            ? awayWords(desk)
            : "Ask us about products, orders and deliveries."}{" "}
        <Link to="/login" className="link">
          Sign in
        </Link>{" "}
        if your question is about an order.
      </p>
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
      <TextField
        label="Your name"
        name="full_name"
        autoComplete="name"
        maxLength={80}
        error={errors.full_name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="For our answer, in case you leave."
        error={errors.email}
      />
      <TextArea label="Your question" name="message" rows={4} maxLength={5000} error={errors.message} />
      <TrapField name="fax_number" />
      <div>
        <Button type="submit" pending={isSending}>
          Send question
        </Button>
      </div>
    </form>
  );
}
