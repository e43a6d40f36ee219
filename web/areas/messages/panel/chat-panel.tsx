import { ArrowLeft, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ApiError, api } from "../../../client/api.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { useRequest } from "../../../client/use-request.ts";
import { showChat } from "../../../kit/messages/chat-open.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ConversationView } from "../conversation-view.tsx";
import { loadConversation } from "../load-conversation.ts";
import { OfflineConversation } from "../offline-conversation.tsx";
import type { Loaded } from "../use-conversation.ts";
import { ChatList } from "./chat-list.tsx";
import { GuestSupport } from "./guest-support.tsx";

/** Chat beside the page: it stays open while one looks around. On a phone it takes the screen. */
export default function ChatPanel({ shown }: { shown: string | null }) {
  const { user, status } = useSession();
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const { pathname } = useLocation();
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // what a phone shows is one thing at a time: a person who goes to another page wants to see it
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt && window.matchMedia("(width < 640px)").matches) showChat(null);
  }, [pathname, openedAt]);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) showChat(null);
      }}
      className="fixed z-40 flex flex-col bg-paper text-ink outline-none max-sm:inset-[0_0_var(--foot)] sm:right-4 sm:bottom-[calc(var(--foot)+1rem)] sm:h-[min(42rem,calc(100dvh-6rem-var(--foot)))] sm:w-[26rem] sm:border sm:border-ink sm:shadow-float print:hidden"
    >
      <header className="flex items-center justify-between gap-3 border-hairline border-b py-1 pr-1 pl-4">
        <h2 id={title} className="heading text-base">
          {user ? "Messages" : "Chat with support"}
        </h2>
        <IconButton label="Close chat" onClick={() => showChat(null)}>
          <X aria-hidden size={20} />
        </IconButton>
      </header>
      {user && (shown ? <Opened key={shown} id={shown} user={user.id} /> : <ChatList user={user} />)}
      {status === "guest" && <GuestSupport />}
    </section>
  );
}

const Back = () => (
  <IconButton label="All conversations" onClick={() => showChat({ conversation: null })}>
    <ArrowLeft aria-hidden size={20} />
  </IconButton>
);

function Opened({ id, user }: { id: string; user: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<ApiError>();
  const retry = useRequest(id, (signal) => {
    loadConversation(api, id).then(
      (found) => !signal.aborted && setLoaded(found),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        if (!signal.aborted) setProblem(error);
      },
    );
  });
  if (problem && !loaded) {
    return (
      <div className="p-4">
        <Back />
        {problem.status === 0 ? (
          <OfflineConversation id={id} onRetry={retry} />
        ) : (
          <p role="alert" className="mt-2">
            {problem.message}
          </p>
        )}
      </div>
    );
  }
  if (!loaded) {
    return (
      <div className="grid gap-3 p-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  return <ConversationView loaded={loaded} user={user} className="flex-1 px-4 pt-1" back={<Back />} />;
}
