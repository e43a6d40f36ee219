import { clsx } from "clsx";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import type { FirstStep } from "../../../contract/admin/today.ts";
import type { ProShowroom } from "../../../contract/showrooms/pro-showroom.ts";
import { api } from "../../client/api.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";

interface Words {
  title: string;
  text: string;
  button: string;
  url: string;
  /** For a pro who is content with what the showroom has from the start. */
  keep?: { button: string; done: string; part: (showroom: ProShowroom) => object };
}

const words: Record<FirstStep["key"], Words> = {
  company: {
    title: "Add your company's address",
    text: "We use it on payouts and when we need to reach you.",
    button: "Add address",
    url: "/account/profile",
  },
  products: {
    title: "List your first products",
    text: "Add one manually, or import your price list from CSV or Excel.",
    button: "Add product",
    url: "/account/products/new",
  },
  shipping: {
    title: "Set your shipping terms",
    text: "Lead time, states you ship to, order minimum, and freight to Alaska and Hawaii.",
    button: "Set terms",
    url: "/account/shipping",
  },
  bank: {
    title: "Add your bank account",
    text: "We pay out your share of each sale there.",
    button: "Add bank account",
    url: "/payout_setup",
  },
  profile: {
    title: "Complete your showroom's profile",
    text: "Who you are, what you do, and your hours. Clients see this in your showroom.",
    button: "Edit profile",
    url: "/account/showroom/profile",
  },
  logo: {
    title: "Add your logo",
    text: "It replaces ours in your showroom.",
    button: "Add logo",
    url: "/account/showroom/branding",
  },
  markup: {
    title: "Set your markup",
    text: "You earn 10% on every product until you set your own.",
    button: "Set markup",
    url: "/account/showroom",
    keep: {
      button: "Keep 10%",
      done: "Your markup stays at 10%.",
      part: ({ markup_percent }) => ({ markup_percent }),
    },
  },
  departments: {
    title: "Choose what you sell",
    text: "You sell every department until you choose.",
    button: "Choose departments",
    url: "/account/showroom/selling",
    keep: {
      button: "Keep all",
      done: "Your showroom sells every department.",
      part: ({ departments }) => ({ departments }),
    },
  },
  invite: {
    title: "Invite your first client",
    text: "Send a link by email, or show a QR code.",
    button: "Invite",
    url: "/account/clients/invitations",
  },
};

const put = (is_dismissed: boolean) => api("PUT /api/today/first-steps", { body: { is_dismissed } });

/** What somebody new does first, with what is done already; it can be put away, and is gone once all is done. */
export function FirstSteps({ steps, onChange }: { steps: readonly FirstStep[]; onChange: () => void }) {
  const titleId = useId();
  const done = steps.filter(({ is_done }) => is_done).length;
  const next = steps.find(({ is_done }) => !is_done);
  const dismiss = async () => {
    await put(true);
    onChange();
    const undo = async () => {
      await put(false);
      onChange();
    };
    const action = { label: "Undo", onPress: () => void undo() };
    showToast("success", "The list of first steps is hidden.", action);
  };
  return (
    <section aria-labelledby={titleId} className="mt-8 border border-hairline bg-white p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={titleId} className="heading text-lg">
          Get started
        </h2>
        <p className="figures text-graphite text-sm">{`${done} of ${steps.length} done`}</p>
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => void dismiss()}>
          Hide this list
        </Button>
      </div>
      <div aria-hidden className="mt-3 h-1.5 bg-sunk">
        <div className="h-full bg-accent" style={{ width: `${(done / steps.length) * 100}%` }} />
      </div>
      <ol className="mt-3">
        {steps.map(({ key, is_done }) => (
          <Step
            key={key}
            words={words[key]}
            isDone={is_done}
            isNext={key === next?.key}
            onChange={onChange}
          />
        ))}
      </ol>
    </section>
  );
}

function Step({
  words: { title, text, button, url, keep },
  isDone,
  isNext,
  onChange,
}: {
  words: Words;
  isDone: boolean;
  isNext: boolean;
  onChange: () => void;
}) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b py-3 last:border-b-0">
      <Icon aria-hidden size={22} className={clsx("shrink-0", isDone ? "text-good" : "text-graphite")} />
      <div className="min-w-0 flex-1 basis-56">
        <Link to={url} className={clsx("hover:underline", isDone ? "text-graphite" : "font-medium")}>
          {title}
        </Link>
        {isDone ? (
          <span className="ml-2 text-good text-sm">Done</span>
        ) : (
          <p className="text-graphite text-sm">{text}</p>
        )}
      </div>
      {!isDone && keep && <KeepButton keep={keep} onChange={onChange} />}
      {!isDone && (
        <LinkButton to={url} variant={isNext ? "primary" : "secondary"} size="sm">
          {button}
        </LinkButton>
      )}
    </li>
  );
}

/** Saves what the showroom has from the start, which counts as decided. */
function KeepButton({ keep, onChange }: { keep: NonNullable<Words["keep"]>; onChange: () => void }) {
  const { call, isSending: isSaving } = useCall();
  const save = () =>
    call(async () => {
      const { data } = await api("GET /api/pro/showroom");
      const body = { version: data.version, ...keep.part(data) };
      await api("PUT /api/pro/showroom", { body });
      showToast("success", keep.done);
      onChange();
    });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="max-sm:order-last"
      pending={isSaving}
      onClick={() => void save()}
    >
      {keep.button}
    </Button>
  );
}
