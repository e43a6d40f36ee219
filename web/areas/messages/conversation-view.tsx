import { clsx } from "clsx";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import type { Message } from "../../../contract/messaging/conversations.ts";
import { api } from "../../client/api.ts";
import { refreshUser } from "../../client/session/use-session.ts";
import { readersZone } from "../../kit/messages/day-words.ts";
import { Composer, type Task } from "./composer.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";
import type { MessageActs } from "./message-item.tsx";
import { MessageList } from "./message-list.tsx";
import { sendUnsent } from "./outbox.ts";
import { RateSupport } from "./rate-support.tsx";
import { SupportLine } from "./support-line.tsx";
import { type Loaded, useConversation } from "./use-conversation.ts";

const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

/** One conversation, on a page of its own or in the panel beside any page. */
export function ConversationView({
  loaded,
  user,
  at,
  back,
  isPage = false,
  className,
}: {
  loaded: Loaded;
  user: string;
  /** Number of the message to begin with; the newest without. */
  at?: number | undefined;
  /** Leads to the other conversations. */
  back: ReactNode;
  isPage?: boolean;
  className: string;
}) {
  const open = useConversation(loaded, user);
  const { conversation, messages, take } = open;
  const [task, setTask] = useState<Task>();
  const [reported, setReported] = useState<Message>();
  const entry = useRef<HTMLTextAreaElement>(null);
  const acts = useActs(take, setTask, setReported);
  const seen = useSeenMark(conversation.id);
  const Title = isPage ? "h1" : "h2";
  return (
    <div className={clsx("flex min-h-0 flex-col", className)}>
      <header className="flex items-center gap-2 border-hairline border-b pb-2 max-md:pt-2">
        {back}
        <div className="min-w-0 flex-1">
          <Title className={clsx("heading truncate text-lg", isPage && "md:text-xl")}>
            {conversation.title}
          </Title>
          <p className="truncate text-graphite text-sm">
            {conversation.link ? (
              <Link to={conversation.link} className="link">
                {conversation.subtitle || "Open"}
              </Link>
            ) : (
              conversation.subtitle
            )}
          </p>
        </div>
        <ConversationMenu conversation={conversation} onChange={open.setConversation} />
      </header>
      <SupportLine conversation={conversation} onChange={open.setConversation} entry={entry} />
      <MessageList
        open={open}
        acts={acts}
        zone={readersZone()}
        at={at}
        onSeen={seen}
        onRetry={() => void sendUnsent(user, (sent) => take([sent]))}
      />
      <RateSupport conversation={conversation} onChange={open.setConversation} />
      {conversation.can_write ? (
        <Composer
          conversation={conversation.id}
          canAddFiles={!conversation.support?.guest_email}
          task={task}
          setTask={setTask}
          entry={entry}
          last={messages.findLast(({ is_mine, deleted_at, text }) => is_mine && !deleted_at && text)}
          onSend={open.send}
          onEdited={(message) => take([message])}
        />
      ) : (
        <p role="status" className="border-hairline border-t py-4 text-graphite">
          {cannotWrite(conversation)}
        </p>
      )}
      {reported && (
        <Suspense>
          <ReportDialog message={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function cannotWrite({ is_blocked, cannot_write, support }: Loaded["conversation"]) {
  if (is_blocked) return "You blocked this conversation. Unblock it in the menu to write.";
  if (support?.status !== "closed") return cannot_write;
  return (
    <>
      This conversation is closed.{" "}
      <Link to="/help" className="link">
        Ask another question
      </Link>
    </>
  );
}

function useActs(
  take: (messages: readonly Message[]) => void,
  setTask: (task: Task) => void,
  setReported: (message: Message) => void,
): MessageActs {
  return {
    reply: (message) => setTask({ kind: "reply", message }),
    edit: (message) => setTask({ kind: "edit", message }),
    report: setReported,
    remove: async ({ id }) => {
      const { data } = await api("DELETE /api/messages/{id}", { params: { id } });
      take([data]);
    },
    react: async ({ id }, emoji, is_on) => {
      const { data } = await api("PUT /api/messages/{id}/reactions", {
        params: { id },
        body: { emoji, is_on },
      });
      take([data]);
    },
  };
}

/** Marks as read once for each number; what fails offline is made up for with the next one. */
function useSeenMark(id: string): (seq: number) => void {
  const marked = useRef(0);
  return (seq) => {
    if (seq <= marked.current) return;
    const before = marked.current;
    marked.current = seq;
    api("PUT /api/conversations/{id}/read", { params: { id }, body: { seq }, feedback: "none" }).then(
      () => void refreshUser(),
      () => {
        marked.current = before;
      },
    );
  };
}
