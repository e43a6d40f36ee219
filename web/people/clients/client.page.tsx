import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { type ClientStage, clientSources, clientStages } from "../../../contract/client-stages.ts";
import type { WholeClient } from "../../../contract/clients.ts";
import { formatPhone, phoneLink } from "../../../domain/phone.ts";
import { api } from "../../api.ts";
import { useOfficeCall } from "../../office/office-call.ts";
import { pageTitle } from "../../page-title.ts";
import { StartProposal } from "../../proposals/start-button.tsx";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatUsd } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { Section } from "../../work/today/section.tsx";
import { GiftDialog } from "../coupons/gift-dialog.tsx";
import type { CouponChoices } from "../coupons/worth-fields.tsx";
import { InviteDialog } from "../invitations/invite-dialog.tsx";
import type { Route } from "./+types/client.page.ts";
import { ClientDialog } from "./client-dialog.tsx";
import { ClientHistory, ClientNotes } from "./client-record.tsx";
import { useMoveClient } from "./move-client.ts";
import { NextStep } from "./next-step.tsx";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Client", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/clients/{id}", { params })).data;
}
clientLoader.hydrate = true as const;

/** One client: how to reach them, what is next, and everything that happened. */
export default function ClientPage({ loaderData: client }: Route.ComponentProps) {
  const move = useMoveClient();
  return (
    <>
      <Link to="/account/clients" className="link inline-flex min-h-11 items-center text-sm">
        All clients
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">{client.full_name}</h1>
        <Acts client={client} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {client.is_archived && <Badge>Archived</Badge>}
        {client.has_joined && <Badge tone="good">Joined</Badge>}
        <span className="figures text-graphite">
          {`${clientSources[client.source]} · client since ${formatDate(client.created_at)}`}
        </span>
      </div>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <Section title="Stage">
            <Select
              className="mt-3"
              label="Stage"
              hideLabel
              value={client.stage}
              onChange={(event) => void move(client, event.target.value as ClientStage)}
              options={Object.entries(clientStages).map(([value, text]) => ({ value, text }))}
            />
            <p className="figures mt-2 text-graphite text-sm">{`Since ${formatDate(client.stage_since)}`}</p>
            <div className="mt-3">
              <NextStep client={client} />
            </div>
          </Section>
          <Contact client={client} />
        </div>
        <div>
          <ClientNotes client={client} />
          <Orders client={client} />
          <Link
            to={`/account/proposals?client=${client.id}`}
            className="link mt-4 inline-flex min-h-11 items-center"
          >
            Proposals to this client
          </Link>
          {client.projects.length > 0 && <Projects projects={client.projects} />}
          <ClientHistory history={client.history} />
        </div>
      </div>
    </>
  );
}

function Acts({ client }: { client: WholeClient }) {
  const { revalidate } = useRevalidator();
  const call = useOfficeCall();
  const [open, setOpen] = useState<"edit" | "invite" | "gift">();
  const [choices, setChoices] = useState<CouponChoices>();
  const navigate = useNavigate();
  const gift = async () => {
    const { data } = choices ? { data: choices } : await api("GET /api/pro/coupon-choices");
    setChoices(data);
    setOpen("gift");
  };
  const archive = () =>
    call(async () => {
      const body = { is_archived: !client.is_archived };
      await api("PUT /api/pro/clients/{id}", { params: { id: client.id }, body });
      return { message: client.is_archived ? "Back on the board." : "Archived. Find them under Archive." };
    });
  return (
    <div className="flex flex-wrap gap-3">
      {!client.has_joined && (
        <Button variant="secondary" onClick={() => setOpen("invite")}>
          Invite
        </Button>
      )}
      <Button variant="secondary" onClick={() => void gift().catch(() => undefined)}>
        Gift a coupon
      </Button>
      <StartProposal from={{ client: client.id }} />
      <Button variant="secondary" onClick={() => void archive()}>
        {client.is_archived ? "Restore" : "Archive"}
      </Button>
      <Button onClick={() => setOpen("edit")}>Edit</Button>
      <ClientDialog
        client={client}
        isOpen={open === "edit"}
        onClose={() => setOpen(undefined)}
        onSaved={() => {
          setOpen(undefined);
          void revalidate();
        }}
      />
      {choices && (
        <GiftDialog
          client={client}
          choices={choices}
          isOpen={open === "gift"}
          onClose={() => setOpen(undefined)}
          onGiven={(id) => void navigate(`/account/coupons/${id}`)}
        />
      )}
      <InviteDialog isOpen={open === "invite"} onClose={() => setOpen(undefined)} client={client} />
    </div>
  );
}

function Contact({ client: { email, phone, address } }: { client: WholeClient }) {
  return (
    <Section title="Contact">
      <dl className="grid gap-2 pt-3">
        <Line label="Email">
          {email && (
            <a href={`mailto:${email}`} className="link break-all">
              {email}
            </a>
          )}
        </Line>
        <Line label="Phone">
          {phone && (
            <a href={phoneLink(phone)} className="link figures">
              {formatPhone(phone)}
            </a>
          )}
        </Line>
        <Line label="Address of the job">{address}</Line>
      </dl>
    </Section>
  );
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3">
    <dt className="text-graphite">{label}</dt>
    <dd>{children || <span className="text-graphite">None</span>}</dd>
  </div>
);

function Orders({ client: { placed_orders } }: { client: WholeClient }) {
  return (
    <Section title="Orders in your showroom" count={placed_orders.length}>
      {placed_orders.length === 0 && <p className="py-3 text-graphite">No orders yet.</p>}
      <ul>
        {placed_orders.map(({ id, number, placed_at, total, status }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-hairline border-b py-3">
            {status === "paid" ? (
              <Link to={`/account/orders/${id}`} className="code link">
                {number}
              </Link>
            ) : (
              <span className="code">{number}</span>
            )}
            <span className="figures">
              {`${formatDate(placed_at)} · ${formatUsd(total)}${status === "paid" ? "" : " · not paid yet"}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Projects({ projects }: Pick<WholeClient, "projects">) {
  return (
    <Section title="Shared projects" count={projects.length}>
      <ul>
        {projects.map(({ id, name, shared_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-hairline border-b py-3">
            <Link to={`/account/selections/${id}`} className="link inline-flex min-h-6 font-medium">
              {name}
              <span className="sr-only">: selections</span>
            </Link>
            <span className="figures text-graphite">{`Shared ${formatDate(shared_at)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
