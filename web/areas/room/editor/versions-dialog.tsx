import { useState } from "react";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import { useRequest } from "../../../client/use-request.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDateTime, plural } from "../../../ui/format.ts";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";

type Version = ReplyOf<"GET /api/rooms/{id}/versions">["data"]["data"][number];

/** Earlier states of the room; going back to one is a change like any other, so it can be undone. */
export function VersionsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { store, autosave } = useRoomEditor();
  const id = useRoom((state) => state.room.id);
  const [versions, setVersions] = useState<readonly Version[]>();
  const [failed, setFailed] = useState(false);
  const tryAgain = useRequest(isOpen ? id : null, (signal) => {
    if (!isOpen) return;
    const load = async () => {
      await autosave?.flush();
      const { data } = await api("GET /api/rooms/{id}/versions", {
        params: { id },
        query: asGuest(),
        signal,
        feedback: "none",
      });
      setVersions(data.data);
    };
    setFailed(false);
    load().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
  });

  const restore = async (version: number) => {
    try {
      const { data } = await api("GET /api/rooms/{id}/versions/{version}", {
        params: { id, version },
        query: asGuest(),
      });
      const then = versions?.find((each) => each.version === version);
      store.getState().change(data.design, `Go back to ${then ? formatDateTime(then.saved_at) : "before"}`);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Earlier versions">
      {!versions && !failed && <SkeletonText lines={5} />}
      {failed && (
        <ErrorState
          title="We couldn't load the versions"
          action={
            <Button variant="secondary" onClick={tryAgain}>
              Try again
            </Button>
          }
        />
      )}
      <ul className="border-hairline border-t">
        {versions?.map(({ version, saved_at, items, is_present }) => (
          <li
            key={version}
            className="flex min-h-14 items-center justify-between gap-4 border-hairline border-b"
          >
            <span className="figures">
              {formatDateTime(saved_at)}
              <span className="block text-graphite text-sm">{plural(items, "object")}</span>
            </span>
            {is_present ? (
              <span className="text-graphite text-sm">Now</span>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => void restore(version)}>
                Restore this version
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
