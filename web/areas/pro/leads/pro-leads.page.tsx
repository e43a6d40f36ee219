import { Link } from "react-router";
import { clientStages } from "../../../../contract/showrooms/client-stages.ts";
import type { OwnLead } from "../../../../contract/showrooms/leads.ts";
import { leadSorts } from "../../../../contract/sorts.ts";
import { formatPhone, phoneLink } from "../../../../domain/places/phone.ts";
import { drawPlan } from "../../../../domain/room/drawing/index.ts";
import { contactTopics } from "../../../kit/leads/contact-topics.ts";
import { leadTypeIn, leadTypeLabels } from "../../../kit/leads/lead-types.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatDate, formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Route } from "./+types/pro-leads.page.ts";

export const meta = titled("Leads");

const leads = listSource(
  "GET /api/pro/leads",
  (search) => ({ lead_type: leadTypeIn(search), q: wordsIn(search), sort: sortIn(search, leadSorts) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => leads.load(request);

/** What people left in the pro's own showrooms, and the clients that they became. */
export default function LeadsPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      title="Leads"
      lead={
        <>
          Everyone who leaves their details in your showroom also appears on your{" "}
          <Link to="/account/clients" className="link">
            clients board
          </Link>
          , with the next step.
        </>
      }
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="Type" name="type" options={leadTypeLabels} />
          <SearchField label="Name, email or message" />
        </ListFilter>
      }
      table="leads"
      source={leads}
      list={list}
      counted={plural(list.total, "lead")}
      columns={columns}
      sort={{ key: "received", direction: "desc" }}
      none={{
        title: "No leads yet",
        action: <LinkButton to="/account/showroom/share">Share your showroom</LinkButton>,
        children: (
          <>
            Sample requests, messages and contact forms from your showroom show up here, and so do leads that
            the marketplace assigns to you. We email you each one.
          </>
        ),
      }}
      noMatch="No matching leads. Try a different name or type."
    />
  );
}

const kindOf = ({ lead_type, topic }: OwnLead): string =>
  contactTopics[topic as keyof typeof contactTopics] ??
  leadTypeLabels[lead_type as keyof typeof leadTypeLabels] ??
  lead_type;

const columns: readonly DataColumn<OwnLead>[] = [
  {
    key: "name",
    title: "Name",
    priority: 1,
    sortKey: "name",
    cell: ({ full_name, email, phone_number }) => (
      <>
        <span className="block font-medium">{full_name}</span>
        <a href={`mailto:${email}`} className="link inline-flex min-h-6 break-all text-sm">
          {email}
        </a>
        {phone_number && (
          <a href={phoneLink(phone_number)} className="link figures flex min-h-6 items-center text-sm">
            {formatPhone(phone_number)}
          </a>
        )}
      </>
    ),
    text: ({ full_name }) => full_name,
  },
  {
    key: "about",
    title: "About",
    cell: (lead) => <About lead={lead} />,
    text: (lead) => [kindOf(lead), lead.product?.name, lead.message].filter(Boolean).join(": "),
  },
  {
    key: "received",
    title: "Received",
    sortKey: "received",
    cell: ({ created_at }) => <span className="figures">{formatDateTime(created_at)}</span>,
    text: ({ created_at }) => created_at,
  },
  {
    key: "client",
    title: "Client",
    cell: ({ client }) =>
      client && (
        <>
          <Link to={`/account/clients/${client.id}`} className="link inline-flex min-h-6">
            {clientStages[client.stage]}
          </Link>
          {client.stage === "lead" && !client.next_step_on && (
            <span className="block">
              <Badge tone="warn">No next step</Badge>
            </span>
          )}
          {client.next_step_on && (
            <span className="figures block text-graphite text-sm">{`Next step ${formatDate(client.next_step_on)}`}</span>
          )}
        </>
      ),
    text: ({ client }) => (client ? clientStages[client.stage] : ""),
  },
  { key: "email", title: "Email", isHidden: true, cell: ({ email }) => email, text: ({ email }) => email },
  {
    key: "phone",
    title: "Phone",
    isHidden: true,
    cell: ({ phone_number }) => formatPhone(phone_number),
    text: ({ phone_number }) => phone_number,
  },
  {
    key: "ship_to",
    title: "Ship to",
    isHidden: true,
    cell: ({ ship_to }) => ship_to,
    text: ({ ship_to }) => ship_to,
  },
];

function About({ lead }: { lead: OwnLead }) {
  const { product, design, message, ship_to } = lead;
  return (
    <div className="max-w-[52ch]">
      <span className="font-medium">{kindOf(lead)}</span>
      {product && (
        <Link to={productPath(product.hash, undefined)} className="link block">
          {product.name}
        </Link>
      )}
      {design && <SentDesign design={design} />}
      {message && <p className="whitespace-pre-line break-words text-sm">{message}</p>}
      {ship_to && <p className="text-graphite text-sm">{`Ship to ${ship_to}`}</p>}
    </div>
  );
}

/** The design that a customer sent: its plan, what it costs, and the way to it. */
function SentDesign({
  design: { id, title, price, plan, is_taken },
}: {
  design: NonNullable<OwnLead["design"]>;
}) {
  const svg = drawPlan(plan, { width_px: 120, height_px: 90, dimensions: false, paper: null });
  return (
    <Link
      to={`/account/designs/${id}`}
      className="group my-1 grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-3"
    >
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={120}
        height={90}
        alt={`Plan of ${title}`}
        className="h-auto w-full border border-hairline bg-paper"
      />
      <span>
        <span className="link block">{title}</span>
        <span className="figures block text-sm">{formatUsd(price)}</span>
        {is_taken && <Badge tone="good">Taken over</Badge>}
      </span>
    </Link>
  );
}
