import { Ellipsis, FolderPlus, MessageSquare, PenLine, UserPlus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { clientSources } from "../../../../../contract/showrooms/client-stages.ts";
import type { WholeClient } from "../../../../../contract/showrooms/clients.ts";
import { api } from "../../../../client/api.ts";
import { useSession } from "../../../../client/session/use-session.ts";
import { useChange } from "../../../../kit/forms/use-call.ts";
import { useStart } from "../../../../kit/forms/use-start.ts";
import { MessageButton } from "../../../../kit/messages/message-button.tsx";
import { NewProjectDialog } from "../../../../kit/projects/new-project-dialog.tsx";
import { StartProposal } from "../../../../kit/projects/start-button.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { formatDate } from "../../../../ui/format.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { GiftDialog } from "../../coupons/gift-dialog.tsx";
import type { CouponChoices } from "../../coupons/worth-fields.tsx";
import { InviteDialog } from "../invitations/invite-dialog.tsx";
import { ClientDialog } from "./client-dialog.tsx";

type Opened = "edit" | "invite" | "message" | "gift" | "project" | "selections";

const icon = { "aria-hidden": true, size: 18 } as const;

/** Who the client is, and what a pro begins with them. */
export function ClientHeader({ client }: { client: WholeClient }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Opened>();
  const [choices, setChoices] = useState<CouponChoices>();
  const navigate = useNavigate();
  const archive = useArchive(client);
  useStart(() => setOpen("invite"), "invite");
  const close = () => setOpen(undefined);
  const gift = async () => {
    const { data } = choices ? { data: choices } : await api("GET /api/pro/coupon-choices");
    setChoices(data);
    setOpen("gift");
  };
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <h1 className="heading text-xl wrap-anywhere md:text-2xl">{client.full_name}</h1>
        <Menu
          label="More"
          icon={<Ellipsis {...icon} />}
          actions={[
            { id: "edit", label: "Edit", onPress: () => setOpen("edit") },
            { id: "gift", label: "Gift a coupon", onPress: () => void gift().catch(() => undefined) },
            {
              id: "archive",
              label: client.is_archived ? "Restore" : "Archive",
              onPress: () => void archive(),
            },
          ]}
        />
      </div>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        {client.is_archived && <Badge>Archived</Badge>}
        {client.has_joined && <Badge tone="good">Joined</Badge>}
        <span className="figures text-graphite">
          {`${clientSources[client.source]} · client since ${formatDate(client.created_at)}`}
        </span>
      </div>
      <Beginnings client={client} onOpen={setOpen} />
      <ClientDialog
        client={client}
        isOpen={open === "edit"}
        onClose={close}
        onSaved={() => {
          close();
          void revalidate();
        }}
      />
      {choices && (
        <GiftDialog
          client={client}
          choices={choices}
          isOpen={open === "gift"}
          onClose={close}
          onGiven={(id) => void navigate(`/account/coupons/${id}`)}
        />
      )}
      <InviteDialog
        isOpen={open === "invite" || open === "message"}
        onClose={close}
        client={client}
        note={
          open === "message"
            ? `${client.full_name} doesn't have an account yet. We'll add your message to the invitation. You can chat once they accept it.`
            : undefined
        }
      />
      {open === "project" && <NewProjectDialog client={client} onClose={close} />}
      {open === "selections" && (
        <ChooseProject client={client} onClose={close} onNew={() => setOpen("project")} />
      )}
    </header>
  );
}

/** What a pro begins with a client, the most usual first. */
function Beginnings({ client, onOpen }: { client: WholeClient; onOpen: (what: Opened) => void }) {
  const { user } = useSession();
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <StartProposal from={{ client: client.id }} isMain />
      <Button variant="secondary" icon={<FolderPlus {...icon} />} onClick={() => onOpen("project")}>
        New project
      </Button>
      <Selections client={client} onChoose={() => onOpen("selections")} />
      {/* conversations are the pro's own, also in a team */}
      {!user?.works_in && <Message client={client} onExplain={() => onOpen("message")} />}
      {!client.has_joined && (
        <Button variant="secondary" icon={<UserPlus {...icon} />} onClick={() => onOpen("invite")}>
          Invite
        </Button>
      )}
    </div>
  );
}

/** Opens the conversation with the client, or says why there can't be one yet. */
function Message({ client, onExplain }: { client: WholeClient; onExplain: () => void }) {
  return client.has_joined ? (
    <MessageButton about="client" id={client.id}>
      Message
    </MessageButton>
  ) : (
    <Button variant="secondary" icon={<MessageSquare {...icon} />} onClick={onExplain}>
      Message
    </Button>
  );
}

function useArchive(client: WholeClient) {
  const { change } = useChange();
  return () =>
    change(async () => {
      const body = { is_archived: !client.is_archived };
      await api("PUT /api/pro/clients/{id}", { params: { id: client.id }, body });
      return {
        message: client.is_archived ? "Restored to the board." : "Archived. Find them under Archive.",
      };
    });
}

/** Selections belong to a project: the only one opens at once. */
function Selections({ client: { projects }, onChoose }: { client: WholeClient; onChoose: () => void }) {
  const [only, ...others] = projects;
  if (only && others.length === 0) {
    return (
      <LinkButton to={`/account/selections/${only.id}`} variant="secondary" icon={<PenLine {...icon} />}>
        Selections
      </LinkButton>
    );
  }
  return (
    <Button variant="secondary" icon={<PenLine {...icon} />} onClick={onChoose}>
      Selections
    </Button>
  );
}

function ChooseProject({
  client: { full_name, projects },
  onClose,
  onNew,
}: {
  client: WholeClient;
  onClose: () => void;
  onNew: () => void;
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Selections for ${full_name}`}
      footer={
        <Button variant={projects.length === 0 ? "primary" : "secondary"} onClick={onNew}>
          New project
        </Button>
      }
    >
      {projects.length === 0 ? (
        <p>Selections belong to a project. Start one, add a product or a room, and propose options for it.</p>
      ) : (
        <ul className="border-hairline border-t">
          {projects.map(({ id, name }) => (
            <li key={id} className="border-hairline border-b">
              <Link
                to={`/account/selections/${id}`}
                className="flex min-h-11 items-center font-medium hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
