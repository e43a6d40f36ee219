import { Link } from "react-router";
import { type ClientStage, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { WholeClient } from "../../../../../contract/showrooms/clients.ts";
import { formatPhone, phoneLink } from "../../../../../domain/places/phone.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { Section } from "../../../../kit/page/section.tsx";
import { formatDate, formatUsd } from "../../../../ui/format.ts";
import { Select } from "../../../../ui/select.tsx";
import type { Route } from "./+types/client.page.ts";
import { ClientHeader } from "./client-header.tsx";
import { ClientHistory, ClientNotes } from "./client-record.tsx";
import { useMoveClient } from "./move-client.ts";
import { NextStep } from "./next-step.tsx";

export const meta = titled("Client");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/clients/{id}", { params })).data;
}

/** One client: how to reach them, what is next, and everything that happened. */
export default function ClientPage({ loaderData: client }: Route.ComponentProps) {
  const move = useMoveClient();
  return (
    <>
      <Link to="/account/clients" className="link inline-flex min-h-11 items-center text-sm">
        All clients
      </Link>
      <ClientHeader client={client} />
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
          <Projects projects={client.projects} />
          <ClientNotes client={client} />
          <Orders client={client} />
          <Link
            to={`/account/proposals?client=${client.id}`}
            className="link mt-4 inline-flex min-h-11 items-center"
          >
            Proposals to this client
          </Link>
          <ClientHistory history={client.history} />
        </div>
      </div>
    </>
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
        <Line label="Job address">{address}</Line>
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

/** Projects that the client shares with the pro, and those that the pro began for the client. */
function Projects({ projects }: Pick<WholeClient, "projects">) {
  return (
    <Section title="Projects" count={projects.length}>
      {projects.length === 0 && (
        <p className="py-3 text-graphite">No projects yet. Start one to work on together.</p>
      )}
      <ul>
        {projects.map(({ id, name, shared_at, can_edit }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 border-hairline border-b py-3">
            {can_edit ? (
              <Link to={`/projects/${id}`} className="link inline-flex min-h-6 font-medium wrap-anywhere">
                {name}
              </Link>
            ) : (
              <span className="font-medium wrap-anywhere">{name}</span>
            )}
            <Link to={`/account/selections/${id}`} className="link inline-flex min-h-6">
              Selections<span className="sr-only">{` of ${name}`}</span>
            </Link>
            <span className="figures ml-auto text-graphite">{`Since ${formatDate(shared_at)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
