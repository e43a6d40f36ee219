import { Copy, Download } from "lucide-react";
import { useMemo, useState } from "react";
import { renderSVG } from "uqr";
import { type InvitedKind, invitedKinds } from "../../../../../contract/identity/team-roles.ts";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { api } from "../../../../client/api.ts";
import { saveFile } from "../../../../client/save-file.ts";
import { FormDialog } from "../../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../../kit/forms/use-api-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { RadioGroup } from "../../../../ui/checkbox.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextArea, TextField } from "../../../../ui/text-field.tsx";

interface Invited {
  isOpen: boolean;
  onClose: () => void;
  /** Whom it is for, if that is known. */
  client?: Pick<Client, "id" | "full_name" | "email">;
  /** Why they are invited now. */
  note?: string | undefined;
  /** Who is chosen first. */
  kind?: InvitedKind;
}

/** Invites somebody by email, or makes a link with its QR code. */
export function InviteDialog({ isOpen, onClose, client, note, kind = "client" }: Invited) {
  const form = useApiForm();
  const [way, setWay] = useState<Way>("mail");
  const [link, setLink] = useState<string | null>(null);
  const close = () => {
    setLink(null);
    onClose();
  };
  const invite = (texts: Record<string, string>) => {
    const body = {
      kind: (texts.kind ?? "client") as InvitedKind,
      way,
      full_name: texts.full_name ?? "",
      email: texts.email ?? "",
      message: texts.message ?? "",
      ...(client && { client: client.id }),
    };
    return form.save(
      async () => {
        const call = { body, feedback: "none" } as const;
        const { data, message } = await api("POST /api/pro/invitations", call);
        return data.link ? { link: data.link } : { link: null, message };
      },
      ({ link: made }) => (made ? setLink(made) : close()),
    );
  };
  const title = client ? `Invite ${client.full_name}` : "Invite someone";
  if (link) {
    return (
      <Dialog isOpen={isOpen} onClose={close} title={title} footer={<Button onClick={close}>Done</Button>}>
        <MadeLink link={link} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      confirm={way === "mail" ? "Send invitation" : "Create link"}
      form={form}
      onSubmit={invite}
      onClose={close}
    >
      {note && <p>{note}</p>}
      <Choices isClient={client !== undefined} kind={kind} way={way} onWay={setWay} />
      {way === "mail" && <MailFields client={client} errors={form.errors} />}
    </FormDialog>
  );
}

type Way = "mail" | "link";

/** Who is invited, and how. */
function Choices({
  isClient,
  kind,
  way,
  onWay,
}: {
  isClient: boolean;
  kind: InvitedKind;
  way: Way;
  onWay: (way: Way) => void;
}) {
  return (
    <>
      {!isClient && (
        <Select
          label="Invite as"
          name="kind"
          defaultValue={kind}
          options={Object.entries(invitedKinds).map(([value, text]) => ({ value, text }))}
        />
      )}
      <RadioGroup
        legend="Invite by"
        name="way"
        value={way}
        onChange={(value) => onWay(value as Way)}
        options={[
          { value: "mail", label: "By email", detail: "For one person. Expires in 14 days." },
          { value: "link", label: "By link or QR code", detail: "For several people. Expires in 90 days." },
        ]}
      />
    </>
  );
}

function MailFields({
  client,
  errors,
}: {
  client: { full_name: string; email: string } | undefined;
  errors: Record<string, string[]>;
}) {
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={client?.email}
        error={errors.email}
      />
      <TextField
        label="Name"
        name="full_name"
        maxLength={120}
        optional
        defaultValue={client?.full_name}
        error={errors.full_name}
      />
      <TextArea label="Message" name="message" maxLength={600} optional error={errors.message} />
    </>
  );
}

/** The link that was just made; it can't be shown again. */
function MadeLink({ link }: { link: string }) {
  const svg = useMemo(() => renderSVG(link, { border: 2 }), [link]);
  const copy = () => copyText(link, "Link copied.");
  return (
    <div className="grid gap-4">
      <p>Copy the link or save the QR code now. You won't see them again.</p>
      <p className="break-all border-hairline border-y py-3">{link}</p>
      <img
        alt="QR code of the link"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        className="w-48 border border-hairline bg-white"
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
          Copy link
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden size={18} />}
          onClick={() => saveFile(new File([svg], "invitation-qr-code.svg", { type: "image/svg+xml" }))}
        >
          Download QR code
        </Button>
      </div>
    </div>
  );
}
