import { useLocal } from "../../client/session/local-store.ts";
import { useSession } from "../../client/session/use-session.ts";
import { readersZone, shortWhen } from "../../kit/messages/day-words.ts";
import { OfflineState } from "../../kit/page/offline-state.tsx";

/** Shown instead of a conversation that cannot be loaded without a connection: what is still to be sent is here. */
export function OfflineConversation({
  id,
  isPage,
  onRetry,
}: {
  id: string;
  isPage?: boolean;
  onRetry: () => void;
}) {
  const { user } = useSession();
  const unsent = (useLocal("unsent_messages") ?? []).filter(
    (one) => one.conversation === id && one.user === user?.id,
  );
  return (
    <OfflineState isPage={isPage} onRetry={onRetry}>
      <p>You're offline. This conversation opens when you're back online.</p>
      {unsent.length > 0 && (
        <>
          <p className="mt-4 text-ink">Saved in this browser. We'll send it when you're back online:</p>
          <ul className="mt-1 border-hairline border-t text-ink">
            {unsent.map(({ client_id, text, files, written_at }) => (
              <li key={client_id} className="flex justify-between gap-4 border-hairline border-b py-2">
                <span className="wrap-anywhere whitespace-pre-wrap">
                  {text || files.map(({ file_name }) => file_name).join(", ")}
                </span>
                <span className="figures shrink-0 text-graphite text-sm">
                  {shortWhen(written_at, readersZone())}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </OfflineState>
  );
}
