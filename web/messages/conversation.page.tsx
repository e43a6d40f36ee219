import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Message } from "../../contract/conversations.ts";
import { api } from "../api.ts";
import type { Api } from "../api-call.ts";
import { pageTitle } from "../page-title.ts";
import { signedInApi } from "../session/signed-in.ts";
import { refreshUser, useSession } from "../session/use-session.ts";
import type { Route } from "./+types/conversation.page.ts";
import { Composer, type Task } from "./composer.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";
import { readersZone } from "./day-words.ts";
import type { MessageActs } from "./message-item.tsx";
import { MessageList } from "./message-list.tsx";
import { sendUnsent } from "./outbox.ts";
import { SupportLine } from "./support-line.tsx";
import { type Loaded, useConversation } from "./use-conversation.ts";

const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

/** Far enough back for a message that was found; what is older is reached by scrolling. */
const mostPages = 20;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Conversation", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs): Promise<Loaded> {
  const ask = signedInApi(request);
  const at = Number(new URL(request.url).searchParams.get("at")) || Number.POSITIVE_INFINITY;
  const { data: conversation } = await ask("GET /api/conversations/{id}", { params: { id } });
  return { conversation, ...(await messagesFrom(ask, id, at)) };
}
clientLoader.hydrate = true as const;

async function messagesFrom(ask: Api, id: string, at: number): Promise<Omit<Loaded, "conversation">> {
  const call = { params: { id }, query: { limit: 50 } };
  const { data } = await ask("GET /api/conversations/{id}/messages", call);
  let [messages, has_more] = [data.messages, data.has_more];
  for (let page = 1; page < mostPages && has_more && messages[0] && messages[0].seq > at; page += 1) {
    const query = { before: messages[0].seq, limit: 100 };
    const older = await ask("GET /api/conversations/{id}/messages", { params: { id }, query });
    messages = [...older.data.messages, ...messages];
    has_more = older.data.has_more;
  }
  return { messages, has_more, last_change: data.last_change };
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  if (!user) return null;
  return <Conversation key={loaderData.conversation.id} loaded={loaderData} user={user.id} />;
}

function Conversation({ loaded, user }: { loaded: Loaded; user: string }) {
  const open = useConversation(loaded, user);
  const { conversation, messages, take } = open;
  const [task, setTask] = useState<Task>();
  const [reported, setReported] = useState<Message>();
  const [search] = useSearchParams();
  const entry = useRef<HTMLTextAreaElement>(null);
  const acts = useActs(take, setTask, setReported);
  const seen = useSeenMark(conversation.id);
  return (
    <div className="flex h-[calc(100dvh-19rem)] min-h-96 max-w-[52rem] flex-col max-md:fixed max-md:inset-0 max-md:z-40 max-md:h-auto max-md:bg-paper max-md:px-4">
      <header className="flex items-center gap-2 border-hairline border-b pb-2 max-md:pt-2">
        <Link
          to="/account/messages"
          aria-label="All messages"
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk"
        >
          <ArrowLeft aria-hidden size={20} />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="heading truncate text-lg md:text-xl">{conversation.title}</h1>
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
        {...{ open, acts }}
        zone={readersZone()}
        at={Number(search.get("at")) || undefined}
        onSeen={seen}
        onRetry={() => void sendUnsent(user, (sent) => take([sent]))}
      />
      {conversation.can_write ? (
        <Composer
          conversation={conversation.id}
          {...{ task, setTask, entry }}
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

function cannotWrite({ is_blocked, support }: Loaded["conversation"]) {
  if (is_blocked) return "You blocked this conversation. Unblock it in the menu to write.";
  if (support?.status !== "closed") return "This person isn't accepting messages.";
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
