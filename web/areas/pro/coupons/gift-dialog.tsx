import { useEffect, useState } from "react";
import type { Client } from "../../../../contract/showrooms/clients.ts";
import { ApiError, api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type CouponChoices, missingWorth, WorthFields, worthIn } from "./worth-fields.tsx";

type Person = Pick<Client, "id" | "full_name" | "email">;

/** Gives one client a coupon of their own, by email. */
export function GiftDialog({
  client,
  choices,
  isOpen,
  onClose,
  onGiven,
}: {
  /** Whom it is for, if that is known. */
  client?: Person;
  choices: CouponChoices;
  isOpen: boolean;
  onClose: () => void;
  onGiven: (coupon: string) => void;
}) {
  const form = useApiForm();
  const { errors, setErrors } = form;
  const [chosen, setChosen] = useState<Person>();
  const person = client ?? chosen;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const give = async (texts: Record<string, string>) => {
    if (!person) return setErrors({ client: ["Choose a client."] });
    const missing = missingWorth(texts);
    if (missing) return setErrors(missing);
    const body = {
      client: person.id,
      ...worthIn(texts, undefined),
      ends_at: texts.ends_on || undefined,
      message: texts.message ?? "",
    };
    const reply = await form.send(() => api("POST /api/pro/coupon-gifts", { body, feedback: "none" }));
    if (!reply) return;
    if (reply.message) showToast("success", reply.message);
    close();
    onGiven(reply.data.id);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={client ? `Gift for ${client.full_name}` : "Gift to a client"}
      confirm="Send gift"
      form={form}
      problem={client && errors.client?.[0]}
      onSubmit={give}
      onClose={close}
    >
      <p className="text-graphite">{explanation}</p>
      {!client && <PersonField person={chosen} onChoose={setChosen} error={errors.client} />}
      <WorthFields choices={choices} errors={errors} />
      <TextField label="Ends" name="ends_on" type="date" optional error={errors.ends_at} />
      <TextArea label="Message" name="message" maxLength={500} optional error={errors.message} />
    </FormDialog>
  );
}

const explanation =
  "For one order. Only this client can use it. The email links to your showroom, and checkout fills in the code.";

const pause_ms = 250;

/** Finds clients as the user types. */
function useClientSearch(text: string): readonly Client[] | undefined {
  const [found, setFound] = useState<{ asked: string; clients: readonly Client[] }>();
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = { q: asked, per_page: 6 };
      try {
        const { data } = await api("GET /api/pro/clients", { query, signal: leaving.signal });
        setFound({ asked, clients: data.data });
      } catch (error) {
        if (!(error instanceof ApiError || leaving.signal.aborted)) throw error;
      }
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  return asked.length >= 2 && found ? found.clients : undefined;
}

function PersonField({
  person,
  onChoose,
  error,
}: {
  person: Person | undefined;
  onChoose: (person: Person | undefined) => void;
  error: string[] | undefined;
}) {
  const [text, setText] = useState("");
  const found = useClientSearch(text);
  if (person) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-y py-2">
        <div className="min-w-0">
          <p className="font-medium">{person.full_name}</p>
          <p className="break-all text-graphite text-sm">{person.email || "No email address"}</p>
          {error && <p className="text-bad text-sm">{error[0]}</p>}
        </div>
        <Button size="sm" variant="secondary" onClick={() => onChoose(undefined)}>
          Choose another client
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextField
        label="Client"
        type="search"
        autoComplete="off"
        placeholder="Name, email or phone"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      {found && (
        <ul aria-label="Clients found" className="mt-2 divide-y divide-hairline border-hairline border-y">
          {found.length === 0 && <li className="py-3 text-graphite">No matching clients.</li>}
          {found.map((client) => (
            <li key={client.id}>
              <button
                type="button"
                className="min-h-12 w-full py-1 text-left hover:bg-sunk"
                onClick={() => onChoose(client)}
              >
                <span className="block font-medium">{client.full_name}</span>
                <span className="block break-all text-graphite text-sm">
                  {client.email || "No email address"}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
