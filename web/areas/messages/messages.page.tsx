import { clsx } from "clsx";
import { useEffect } from "react";
import { Form, Link, useRevalidator, useSearchParams } from "react-router";
import type { Conversation } from "../../../contract/messaging/conversations.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { reloadOnNews } from "../../client/stream/news.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { readersZone, shortWhen } from "../../kit/messages/day-words.ts";
import { useOpenConversation } from "../../kit/messages/message-button.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { Count } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/messages.page.ts";
import { NewMessage } from "./new-message.tsx";

const fewestLetters = 2;

export const meta = titled("Messages");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ask = signedInApi(request);
  const search = new URL(request.url).searchParams;
  const page = Number(search.get("page")) || 1;
  const q = (search.get("q") ?? "").trim().slice(0, 100);
  if (q.length < fewestLetters) {
    return { list: (await ask("GET /api/conversations", { query: { page } })).data, found: undefined };
  }
  return { list: undefined, found: (await ask("GET /api/messages", { query: { page, q } })).data };
}

export default function Messages({ loaderData: { list, found } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useLiveList();
  const { open } = useOpenConversation({ about: "support" });
  useStart(() => void open(), "support");
  const shown = list ?? found;
  const { user } = useSession();
  const hasAny = found !== undefined || (list !== undefined && list.total > 0);
  return (
    <div className="max-w-[56rem]">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Messages</h1>
        {user?.type !== "Admin" && <NewMessage />}
      </div>
      {hasAny && (
        <Form method="get" role="search" key={search.get("q")} className="mt-4 flex max-w-xl items-end gap-2">
          <TextField
            label="Search messages"
            name="q"
            type="search"
            minLength={fewestLetters}
            maxLength={100}
            defaultValue={search.get("q") ?? ""}
            className="flex-1"
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </Form>
      )}
      <div className="mt-6">
        {found && <Found found={found.data} />}
        {list && <List conversations={list.data} />}
      </div>
      {shown && (
        <div className="mt-6">
          <Pagination page={shown.current_page} lastPage={shown.last_page} />
        </div>
      )}
    </div>
  );
}

/** The list follows what happens; loading it again keeps its place. */
function useLiveList(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () => reloadOnNews(({ kind }) => kind === "message" || kind === "conversation", revalidate),
    [revalidate],
  );
}

function List({ conversations }: { conversations: readonly Conversation[] }) {
  const { user } = useSession();
  const zone = readersZone();
  if (conversations.length === 0) {
    return (
      <EmptyState title="No messages yet">
        {user?.type === "Admin"
          ? "Messages you receive show up here."
          : user?.type === "User"
            ? "Start with New message: write to your pro, or to our support."
            : "Start with New message. Messages you receive show up here too."}
      </EmptyState>
    );
  }
  return (
    <ul className="border-ink border-t">
      {conversations.map(({ id, title, subtitle, unread, last_at, last_message, is_muted }) => (
        <li key={id} className="border-hairline border-b">
          <Link
            to={`/account/messages/${id}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 -outline-offset-2 hover:bg-sunk"
          >
            <span className={clsx("truncate", unread > 0 && "font-semibold")}>{title}</span>
            <span className="figures text-graphite text-sm">{shortWhen(last_at, zone)}</span>
            <span className="truncate text-graphite text-sm">
              {[subtitle, /* words */ is_muted && "muted"].filter(Boolean).join(" · ")}
            </span>
            <span className="row-span-2 justify-self-end">
              {unread > 0 && (
                <Count className="inline-block">
                  {unread}
                  <span className="sr-only"> unread</span>
                </Count>
              )}
            </span>
            {last_message && (
              <span className="truncate">
                {`${last_message.is_mine ? "You" : last_message.author}: ${last_message.text}`}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Found({ found }: { found: ReplyOf<"GET /api/messages">["data"]["data"] }) {
  const zone = readersZone();
  if (found.length === 0) {
    return (
      <EmptyState
        title="No matching messages"
        action={
          <LinkButton to="/account/messages" variant="secondary">
            All conversations
          </LinkButton>
        }
      />
    );
  }
  return (
    <ul className="border-ink border-t">
      {found.map(({ id, conversation_id, conversation, seq, author, text, created_at }) => (
        <li key={id} className="border-hairline border-b">
          <Link
            to={`/account/messages/${conversation_id}?at=${seq}`}
            className="block py-3 -outline-offset-2 hover:bg-sunk"
          >
            <span className="figures flex justify-between gap-4 text-graphite text-sm">
              <span className="truncate">{conversation}</span>
              {shortWhen(created_at, zone)}
            </span>
            <span className="wrap-anywhere block">{`${author}: ${text}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
