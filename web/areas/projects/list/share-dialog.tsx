import { useState } from "react";
import type { Room, RoomRow } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { useRequest } from "../../../client/use-request.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** The read-only link of a room: made when it is asked for, copied, and taken back. */
export function ShareDialog({
  room,
  onClose,
  onChange,
}: {
  room: Pick<RoomRow, "id" | "name">;
  onClose: () => void;
  onChange: (isShared: boolean) => void;
}) {
  const [link, setLink] = useState<string | null>();
  const [problem, setProblem] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const perform = async (act: () => Promise<{ data: Room }>) => {
    setProblem(undefined);
    try {
      const { share } = (await act()).data;
      setLink(share && new URL(shopHref(withinShop(share.url)), window.location.origin).href);
      onChange(share !== null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setLink((known) => known ?? null);
    }
  };
  const share = () =>
    perform(() =>
      api("POST /api/rooms/{id}/share", { params: { id: room.id }, body: asGuest(), feedback: "none" }),
    );
  const revoke = () =>
    perform(() =>
      api("DELETE /api/rooms/{id}/share", { params: { id: room.id }, query: asGuest(), feedback: "none" }),
    );
  useRequest(room.id, () => void share());
  return (
    <Dialog title={`Share “${room.name}”`} isOpen onClose={onClose}>
      {problem && <p className="mb-4 text-bad text-sm">{problem}</p>}
      {link === undefined && (
        <>
          <Loading>Creating the link</Loading>
          <Skeleton className="h-20" />
        </>
      )}
      {link && (
        <div className="grid gap-4">
          <TextField
            label="Anyone with this link can see the plan, products and total, but can't change anything"
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={async () => setCopied(await copyText(link))}>
              {isCopied ? "Copied" : "Copy link"}
            </Button>
            <Button variant="secondary" onClick={revoke}>
              Stop sharing
            </Button>
          </div>
        </div>
      )}
      {link === null && (
        <div className="grid gap-4">
          <p>This room is not shared. Old links no longer work.</p>
          <Button variant="secondary" onClick={share} className="justify-self-start">
            Create a new link
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** The path within the shop, whether or not the answer has its base before it. */
const withinShop = (url: string): string => url.replace(/^\/showroom(?=\/)/, "");
