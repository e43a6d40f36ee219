import { MessageCircle } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSession } from "../../../client/session/use-session.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { showChat, useChatShown } from "../../../kit/messages/chat-open.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";

const ChatPanel = lazy(() => loadInTime(import("./chat-panel.tsx")));
const UnreadDot = lazy(() => import("./unread-dot.tsx"));

/** The way to messages and support from any page; a link to the help page without scripts. */
export function ChatLink() {
  const { isSignedIn } = useSession();
  const shown = useChatShown();
  return (
    <>
      <a
        href={shopHref("/help")}
        aria-label={isSignedIn ? "Messages and support" : "Chat with support"}
        aria-expanded={shown !== null}
        aria-haspopup="dialog"
        className="relative grid size-11 place-items-center rounded-sm hover:bg-sunk"
        onClick={(event) => {
          event.preventDefault();
          showChat(shown === null ? { conversation: null } : null);
        }}
      >
        <MessageCircle aria-hidden size={22} />
        {isSignedIn && (
          <Suspense>
            <UnreadDot />
          </Suspense>
        )}
      </a>
      {shown && (
        <Suspense>
          <ChatPanel shown={shown.conversation} />
        </Suspense>
      )}
    </>
  );
}
