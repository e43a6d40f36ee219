import { useState } from "react";
import type { DesignLink } from "../../../../contract/design/ai-design-shares.ts";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useRequest } from "../../../client/use-request.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { LoadingLinks, OldShareLinks, openedWords, ShareLinkRow } from "../../../kit/sharing/share-links.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** The links to a design: made, copied, emailed and ended. */
export default function ShareDialog({ design, onClose }: { design: AiDesignView; onClose: () => void }) {
  const [links, setLinks] = useState<DesignLink[]>();
  const [problem, setProblem] = useState<string>();
  const params = { id: design.id };
  useRequest(design.id, () => {
    api("GET /api/AI/designs/{id}/links", { params, feedback: "none" })
      .then(({ data }) => setLinks(data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      });
  });
  const put = (link: DesignLink) =>
    setLinks((now = []) =>
      now.some(({ id }) => id === link.id)
        ? now.map((each) => (each.id === link.id ? link : each))
        : [link, ...now],
    );
  const open = links?.filter(({ state }) => state === "open") ?? [];
  const gone = links?.filter(({ state }) => state !== "open") ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Share ${design.title}`}
      className="w-[min(38rem,calc(100vw-2rem))]!"
    >
      <p className="text-graphite">
        Anyone with a link sees the room in 3D, its plan, products and prices without an account. They don't
        see your brief, your budget, your name or your other designs. If you change the design, they see the
        change.
      </p>
      {problem && (
        <p role="alert" className="mt-4 text-bad text-sm">
          {problem}
        </p>
      )}
      {!links && !problem && <LoadingLinks />}
      {links && (
        <>
          <ul aria-label="Links" className="mt-2">
            {open.map((link) => (
              <OpenLink key={link.id} design={design.id} link={link} onEnded={put} />
            ))}
          </ul>
          <NewLink design={design.id} onMade={put} />
          <OldShareLinks
            links={gone.map((link) => ({
              id: link.id,
              words: `${nameOf(link)}: ${link.state === "revoked" ? "ended" : "expired"}, ${openedWords(link)}`,
            }))}
          />
        </>
      )}
    </Dialog>
  );
}

const nameOf = ({ label, created_at }: DesignLink): string => label || `Link of ${formatDate(created_at)}`;

function OpenLink({
  design,
  link,
  onEnded,
}: {
  design: string;
  link: DesignLink;
  onEnded: (link: DesignLink) => void;
}) {
  const { call, isSending } = useCall();
  const end = () =>
    call(async () => {
      const params = { id: design, link: link.id };
      onEnded((await api("DELETE /api/AI/designs/{id}/links/{link}", { params })).data);
    });
  return (
    <ShareLinkRow
      label={nameOf(link)}
      facts={`Works until ${formatDate(link.expires_at)} · ${openedWords(link)}`}
      url={link.url}
      end="End link"
      isEnding={isSending}
      onEnd={() => void end()}
    />
  );
}

const ends = [
  { value: "7", text: "1 week" },
  { value: "30", text: "30 days" },
  { value: "90", text: "90 days" },
  { value: "365", text: "1 year" },
];

function NewLink({ design, onMade }: { design: string; onMade: (link: DesignLink) => void }) {
  const form = useApiForm();
  const make = async (fields: HTMLFormElement) => {
    const values = new FormData(fields);
    const text = (name: string) => String(values.get(name) ?? "").trim();
    const reply = await form.send(() =>
      api("POST /api/AI/designs/{id}/links", {
        params: { id: design },
        body: { label: text("label"), email: text("email"), days: Number(text("days")) },
        feedback: "none",
      }),
    );
    if (!reply) return;
    onMade(reply.data);
    fields.reset();
    if (reply.message) showToast("success", reply.message);
  };
  return (
    <form
      noValidate
      ref={form.form}
      className="mt-5 grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void make(event.currentTarget);
      }}
    >
      <TextField label="Who is it for?" name="label" optional maxLength={60} error={form.errors.label} />
      <Select label="Works for" name="days" defaultValue="30" options={ends} />
      <TextField
        className="sm:col-span-2"
        label="Email it to"
        name="email"
        type="email"
        optional
        maxLength={254}
        autoComplete="off"
        error={form.errors.email}
      />
      {form.problem && (
        <p role="alert" className="text-bad text-sm sm:col-span-2">
          {form.problem}
        </p>
      )}
      <Button type="submit" pending={form.isSending} className="justify-self-start">
        Create link
      </Button>
    </form>
  );
}
