import { useEffect, useRef, useState } from "react";
import type { ShareablePerson } from "../../../../contract/catalog/product-shares.ts";
import type { Conversation } from "../../../../contract/messaging/conversations.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { ShownProduct } from "./shown-product.ts";

/** A product's link to copy, to hand to another app, to email, and to send in a conversation. */
export default function ShareDialog({ product, onClose }: { product: ShownProduct; onClose: () => void }) {
  const { isSignedIn } = useSession();
  const { hash, vsdId, sku, name } = product;
  const address = new URL(shopHref(productPath(hash, vsdId, sku)), window.location.origin).href;
  const copy = () => copyText(address, "Link copied.");
  return (
    <Dialog title={`Share “${name}”`} isOpen onClose={onClose}>
      <p className="text-graphite text-sm">
        {vsdId
          ? "Anyone with the link sees this showroom's price."
          : "Anyone with the link sees the list price."}
      </p>
      <input
        aria-label="Link to the product"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 h-11 w-full rounded-sm border border-edge bg-white px-3 text-sm"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={() => void handOver({ title: name, url: address })}>
            Share with another app
          </Button>
        )}
      </div>
      <h3 className="mt-6 font-semibold">Send it to someone you work with</h3>
      {isSignedIn ? (
        <SendForm product={product} address={address} onSent={onClose} />
      ) : (
        <>
          <p className="mt-1 text-graphite text-sm">
            Sign in to email it to a client or a pro you hired, or to send it in a conversation.
          </p>
          <LinkButton
            variant="secondary"
            className="mt-3"
            to={`/login?${new URLSearchParams({ redirect: productPath(hash, vsdId, sku) })}`}
          >
            Sign in
          </LinkButton>
        </>
      )}
    </Dialog>
  );
}

async function handOver(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    // closing the phone's own sheet is no failure
    if (!(error instanceof DOMException)) throw error;
  }
}

interface Targets {
  people: readonly ShareablePerson[];
  conversations: readonly Conversation[];
}

function SendForm({
  product,
  address,
  onSent,
}: {
  product: ShownProduct;
  address: string;
  onSent: () => void;
}) {
  const [failure, setFailure] = useState<string>();
  const targets = useTargets(setFailure);
  const { form, errors, setErrors, problem: refused, isSending, send } = useApiForm();
  const problem = failure ?? Object.values(errors)[0]?.[0] ?? refused;
  // the same message sent again is stored once
  const [sendId] = useState(() => crypto.randomUUID());

  const share = () => {
    const { to = "", note = "" } = textsOf(form.current!);
    const [kind = "", id = ""] = to.split(" ");
    if (!id) return setErrors({ to: ["Choose who gets it."] });
    return send(async () => {
      showToast("success", await sendTo(kind, id, { product, address, note: note.trim(), sendId }));
      onSent();
    });
  };

  if (!targets && !problem) {
    return (
      <>
        <Loading>Loading the people you work with</Loading>
        <Skeleton className="mt-3 h-24" />
      </>
    );
  }
  if (targets && targets.people.length + targets.conversations.length === 0) {
    return (
      <p className="mt-1 text-graphite text-sm">
        Your clients, the pros you hired and your conversations show up here.
      </p>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
      {targets && (
        <>
          <Select label="To" name="to" defaultValue="" options={optionsOf(targets)} />
          <TextArea label="Note (optional)" name="note" rows={2} maxLength={500} />
          <Button type="submit" pending={isSending} className="justify-self-start">
            Send product
          </Button>
        </>
      )}
    </form>
  );
}

/** Whom the product can be sent to; `onFailed` gets the words for why they could not be loaded. */
function useTargets(onFailed: (problem: string) => void): Targets | undefined {
  const [targets, setTargets] = useState<Targets>();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    findTargets()
      .then(setTargets)
      .catch((error: unknown) => onFailed(wordsOf(error)));
  }, [onFailed]);
  return targets;
}

async function findTargets(): Promise<Targets> {
  const [people, conversations] = await Promise.all([
    api("GET /api/product_shares/people", { feedback: "none" }),
    api("GET /api/conversations", { query: { per_page: 30 }, feedback: "none" }),
  ]);
  return { people: people.data, conversations: conversations.data.data.filter((one) => !one.is_blocked) };
}

const optionsOf = ({ people, conversations }: Targets) => [
  { value: "", text: "Choose a person or a conversation" },
  ...people.map(({ id, kind, name, detail }) => ({
    value: `${kind} ${id}`,
    text: `Email ${name}${detail ? ` (${detail})` : ""}`,
  })),
  ...conversations.map(({ id, title, subtitle }) => ({
    value: `conversation ${id}`,
    text: `Message: ${title}${subtitle ? ` (${subtitle})` : ""}`,
  })),
];

interface Sent {
  product: ShownProduct;
  address: string;
  note: string;
  sendId: string;
}

/** Returns what the sender is told. */
async function sendTo(kind: string, id: string, { product, address, note, sendId }: Sent): Promise<string> {
  if (kind === "conversation") {
    await api("POST /api/conversations/{id}/messages", {
      params: { id },
      body: { client_id: sendId, text: note ? `${note}\n${address}` : address },
      feedback: "none",
    });
    return "Product sent. It shows as a card in the conversation.";
  }
  const { hash, sku, vsdId } = product;
  const { message } = await api("POST /api/product_shares", {
    body: { kind: kind === "hire" ? "hire" : "client", id, hash, sku, showroom: vsdId ?? "", note },
    idempotencyKey: sendId,
    feedback: "none",
  });
  return message ?? "Product sent.";
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}
