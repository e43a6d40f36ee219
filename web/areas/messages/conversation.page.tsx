import { ArrowLeft } from "lucide-react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { isOfflineFailure, PageError } from "../../kit/page/page-error.tsx";
import { titled } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/conversation.page.ts";
import { ConversationView } from "./conversation-view.tsx";
import { loadConversation } from "./load-conversation.ts";
import { OfflineConversation } from "./offline-conversation.tsx";

export const meta = titled("Conversation");

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const at = Number(new URL(request.url).searchParams.get("at")) || undefined;
  return loadConversation(signedInApi(request), id, at);
}

/** Without a connection the page keeps its place, and shows what is still to be sent. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  if (!isOfflineFailure(error)) return <PageError error={error} />;
  return <OfflineConversation id={params.id} isPage onRetry={() => void revalidate()} />;
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return null;
  return (
    <ConversationView
      key={loaderData.conversation.id}
      loaded={loaderData}
      user={user.id}
      at={Number(search.get("at")) || undefined}
      isPage
      className="h-[calc(100dvh-19rem)] min-h-96 max-w-[52rem] max-md:fixed max-md:inset-[0_0_var(--foot)] max-md:z-40 max-md:h-auto max-md:bg-paper max-md:px-4"
      back={
        <Link
          to="/account/messages"
          aria-label="All messages"
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk"
        >
          <ArrowLeft aria-hidden size={20} />
        </Link>
      }
    />
  );
}
