import { useEffect } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import type { SupportPeople, SupportTicket } from "../../../../contract/messaging/support-desk.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { reloadOnNews } from "../../../client/stream/news.ts";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { readersZone, shortWhen } from "../../../kit/messages/day-words.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/support.page.ts";
import { PreparedAnswers } from "./prepared-answers.tsx";

export const meta = titled("Support");

const tickets = listSource(
  "GET /api/admin/support",
  (search) => {
    const show = search.get("show");
    return {
      status: show === "closed" ? ("closed" as const) : ("open" as const),
      mine: show === "mine" ? ("1" as const) : undefined,
    };
  },
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ask = signedInApi(request);
  const [queue, answers, desk] = await Promise.all([
    tickets.load(request),
    ask("GET /api/admin/canned_answers"),
    ask("GET /api/admin/support/people"),
  ]);
  return { queue, answers: answers.data, desk: desk.data };
}

/** The questions to support, those who wait on top, and the answers that are written already. */
export default function Support({ loaderData: { queue, answers, desk } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const show = search.get("show") ?? "open";
  useEffect(
    () => reloadOnNews(({ kind }) => kind === "message" || kind === "conversation", revalidate),
    [revalidate],
  );
  const path = "/account/admin/support";
  return (
    <div className="max-w-[60rem]">
      <h1 className="heading text-xl md:text-2xl">Support</h1>
      <p className="figures mt-1 text-graphite">
        {[
          desk.people.map(({ name, open }) => `${name}: ${open} open`).join(", "),
          desk.rating !== null && `rated ${desk.rating} of 5 (${desk.ratings}) in 90 days`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ListPart
        title="Support"
        filter={
          <ChoiceLinks
            label="Show"
            choices={[
              { label: "Open", to: path, isCurrent: show === "open" },
              { label: "Mine", to: `${path}?show=mine`, isCurrent: show === "mine" },
              { label: "Closed", to: `${path}?show=closed`, isCurrent: show === "closed" },
            ]}
          />
        }
        source={tickets}
        list={queue}
        cards={(rows) => (
          <ul>
            {rows.map((ticket) => (
              <Ticket key={ticket.id} ticket={ticket} people={desk.people} onChange={revalidate} />
            ))}
          </ul>
        )}
        noMatch={
          <EmptyState
            title={show === "closed" ? "No closed questions yet" : "No open questions"}
            className="border-t-0"
          >
            Questions from the chat on every page, and from the help page, show up here.
          </EmptyState>
        }
      />
      <PreparedAnswers answers={answers} onChange={revalidate} />
    </div>
  );
}

function Ticket({
  ticket,
  people,
  onChange,
}: {
  ticket: SupportTicket;
  people: SupportPeople["people"];
  onChange: () => Promise<void>;
}) {
  const { id, customer, is_guest, status, assigned_to, last_message, is_waiting, last_at } = ticket;
  const set = async (body: { is_mine?: boolean; status?: "open" | "closed"; assigned_to?: string }) => {
    await api("PUT /api/admin/support/{id}", { params: { id }, body });
    await onChange();
  };
  const isClosed = status === "closed";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b py-2.5">
      <div className="min-w-0 basis-80 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={`/account/messages/${id}`} className="link font-semibold">
            {customer.name}
          </Link>
          {is_waiting && !isClosed && <Badge tone="warn">Waiting</Badge>}
          <span className="figures text-graphite text-sm">{shortWhen(last_at, readersZone())}</span>
        </p>
        <p className="truncate">{last_message}</p>
        <p className="truncate text-graphite text-sm">
          {[
            customer.email,
            is_guest && "guest",
            assigned_to ? `with ${assigned_to.name}` : "not assigned",
            ticket.rating !== null && `rated ${ticket.rating} of 5`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {ticket.rating_text && <p className="wrap-anywhere text-sm">{`“${ticket.rating_text}”`}</p>}
      </div>
      {!isClosed && (
        <HandOver ticket={ticket} people={people} onChoose={(to) => void set({ assigned_to: to })} />
      )}
      {!isClosed && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${assigned_to ? "Unassign" : "Assign to me"}: ${customer.name}`}
          onClick={() => void set({ is_mine: !assigned_to })}
        >
          {assigned_to ? "Unassign" : "Assign to me"}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${isClosed ? "Reopen" : "Close"}: ${customer.name}`}
        onClick={() => void set({ status: isClosed ? "open" : "closed" })}
      >
        {isClosed ? "Reopen" : "Close"}
      </Button>
    </li>
  );
}

/** Gives a conversation to a colleague, who is told. */
function HandOver({
  ticket: { customer, assigned_to },
  people,
  onChoose,
}: {
  ticket: SupportTicket;
  people: SupportPeople["people"];
  onChoose: (id: string) => void;
}) {
  const others = people.filter(({ id }) => id !== assigned_to?.id);
  if (others.length === 0) return null;
  return (
    <Select
      label={`Assign ${customer.name}`}
      hideLabel
      value=""
      placeholder="Assign to…"
      options={others.map(({ id, name }) => ({ value: id, text: name }))}
      onChange={({ target }) => target.value && onChoose(target.value)}
    />
  );
}
