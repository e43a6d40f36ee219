import { SquarePen } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Recipient } from "../../../contract/messaging/conversations.ts";
import { ApiError, api } from "../../client/api.ts";
import { useRequest } from "../../client/use-request.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";

const headings: Record<Recipient["kind"], string> = {
  client: "Clients",
  designer: "Designers",
  pro: "Showrooms and pros",
  vendor: "Vendors",
  support: "Support",
};

/** Chooses whom to write to; the conversation that there is already goes on. */
export function NewMessage() {
  const [isOpen, setOpen] = useState(false);
  useStart(() => setOpen(true));
  return (
    <>
      <Button icon={<SquarePen aria-hidden size={18} />} onClick={() => setOpen(true)}>
        New message
      </Button>
      {isOpen && <ChooseRecipient onClose={() => setOpen(false)} />}
    </>
  );
}

function ChooseRecipient({ onClose }: { onClose: () => void }) {
  const [q, setQ] = useState("");
  const { found, failed, again } = useRecipients(q);
  const { open, opening } = useOpenWith();
  const groups = [...Map.groupBy(found ?? [], ({ kind }) => kind)];
  const isSupportAlone = found?.every(({ kind }) => kind === "support") ?? false;
  return (
    <Dialog isOpen onClose={onClose} title="New message" keepsTyped>
      <TextField
        label="To"
        type="search"
        placeholder="Search by name"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {failed && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          <p>{"We couldn't load your contacts."}</p>
          <Button variant="secondary" size="sm" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {!found && !failed && <Skeleton className="mt-4 h-40" />}
      {isSupportAlone && (
        <p role="status" className="mt-4 text-graphite">
          {q
            ? "No matching contacts."
            : "You can write to support now. Others show up here once you work together."}
        </p>
      )}
      {groups.map(([kind, those]) => (
        <section key={kind} aria-label={headings[kind]} className="mt-5">
          <h3 className="border-ink border-b pb-1 text-graphite text-sm">{headings[kind]}</h3>
          <ul>
            {those.map((one) => (
              <li key={`${one.kind} ${one.id} ${one.conversation}`} className="border-hairline border-b">
                <RecipientRow one={one} isOpening={opening === one} onOpen={() => void open(one)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

function RecipientRow({
  one,
  isOpening,
  onOpen,
}: {
  one: Recipient;
  isOpening: boolean;
  onOpen: () => void;
}) {
  const words = (
    <span className="min-w-0">
      <span className="block truncate font-medium">{one.name}</span>
      <span className="block truncate text-graphite text-sm">{one.detail}</span>
    </span>
  );
  if (!one.can_write) {
    return (
      <div className="flex min-h-14 items-center justify-between gap-4 py-1">
        {words}
        <Link to={`/account/clients/${one.id}#invite`} className="link shrink-0 py-3 text-sm">
          Invite first<span className="sr-only">{`: ${one.name}`}</span>
        </Link>
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-busy={isOpening}
      className="flex min-h-14 w-full items-center justify-between gap-4 py-1 text-left -outline-offset-2 hover:bg-sunk"
      onClick={onOpen}
    >
      {words}
      {one.conversation && <span className="shrink-0 text-graphite text-sm">Continue</span>}
    </button>
  );
}

/** Opens the conversation with somebody, made if there is none; one at a time. */
function useOpenWith() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<Recipient>();
  const open = async (one: Recipient) => {
    if (opening) return;
    setOpening(one);
    try {
      await navigate(`/account/messages/${one.conversation ?? (await conversationWith(one))}`);
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setOpening(undefined);
    }
  };
  return { open, opening };
}

async function conversationWith({ kind, id }: Recipient): Promise<string> {
  const about = kind === "pro" ? "showroom" : kind;
  const { data } = await api("POST /api/conversations", { body: { about, ...(id && { id }) } });
  return data.id;
}

const typing_ms = 200;

function useRecipients(q: string) {
  const [found, setFound] = useState<readonly Recipient[]>();
  const [failed, setFailed] = useState(false);
  const again = useRequest(q, (signal) => {
    const query = q.trim() ? { q: q.trim() } : {};
    const ask = () =>
      api("GET /api/conversations/recipients", { query, signal, feedback: "none" }).then(
        ({ data }) => {
          setFound(data);
          setFailed(false);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (!(error instanceof ApiError)) throw error;
          setFailed(true);
        },
      );
    const wait = setTimeout(() => void ask(), q ? typing_ms : 0);
    signal.addEventListener("abort", () => clearTimeout(wait));
  });
  return { found, failed, again };
}
