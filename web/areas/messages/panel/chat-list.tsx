import { clsx } from "clsx";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { User } from "../../../../contract/identity/accounts.ts";
import type { Conversation } from "../../../../contract/messaging/conversations.ts";
import { ApiError, api } from "../../../client/api.ts";
import { reloadOnNews } from "../../../client/stream/news.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { showChat } from "../../../kit/messages/chat-open.ts";
import { readersZone, shortWhen } from "../../../kit/messages/day-words.ts";
import { OfflineState } from "../../../kit/page/offline-state.tsx";
import { Count } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The account's latest conversations, and the way to support. */
export function ChatList({ user }: { user: User }) {
  const [conversations, setConversations] = useState<readonly Conversation[]>();
  const { call, isSending: isOpening } = useCall();
  const [isOffline, setOffline] = useState(false);
  const load = useCallback(async () => {
    try {
      const { data } = await api("GET /api/conversations", { query: { per_page: 30 }, feedback: "none" });
      setOffline(false);
      setConversations(data.data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOffline(error.status === 0);
      if (error.status !== 0) setConversations((before) => before ?? []);
    }
  }, []);
  useEffect(() => {
    void load();
    return reloadOnNews(({ kind }) => kind === "message" || kind === "conversation", load);
  }, [load]);
  const askSupport = () =>
    call(async () => {
      const { data } = await api("POST /api/conversations", { body: { about: "support" } });
      showChat({ conversation: data.id });
    });
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {!conversations && !isOffline && <Skeleton className="m-4 h-16" />}
        {!conversations && isOffline && (
          <div className="p-4">
            <OfflineState onRetry={() => void load()}>
              <p>You're offline. Your conversations show up when you're back online.</p>
            </OfflineState>
          </div>
        )}
        {conversations?.length === 0 && (
          <p className="p-4 text-graphite">
            No messages yet. Write to your pro from one of your projects or orders, or ask our support.
          </p>
        )}
        <ul>
          {conversations?.map((one) => (
            <li key={one.id} className="border-hairline border-b">
              <Row conversation={one} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t px-4 py-2">
        <Link to="/account/messages" className="link inline-flex min-h-11 items-center text-sm">
          All messages
        </Link>
        {user.type === "Admin" ? (
          <Link to="/account/admin/support" className="link inline-flex min-h-11 items-center text-sm">
            Support desk
          </Link>
        ) : (
          <Button size="sm" pending={isOpening} onClick={() => void askSupport()}>
            Write to support
          </Button>
        )}
      </div>
    </>
  );
}

function Row({
  conversation: { id, title, subtitle, unread, last_at, last_message },
}: {
  conversation: Conversation;
}) {
  return (
    <button
      type="button"
      onClick={() => showChat({ conversation: id })}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-left -outline-offset-2 hover:bg-sunk"
    >
      <span className={clsx("truncate", unread > 0 && "font-semibold")}>{title}</span>
      <span className="figures text-graphite text-sm">{shortWhen(last_at, readersZone())}</span>
      <span className="truncate text-graphite text-sm">
        {last_message
          ? `${last_message.is_mine ? "You" : last_message.author}: ${last_message.text}`
          : subtitle}
      </span>
      {unread > 0 && (
        <Count className="justify-self-end">
          {unread}
          <span className="sr-only"> unread</span>
        </Count>
      )}
    </button>
  );
}
