import { CountBadge } from "../../../ui/badge.tsx";
import { plural } from "../../../ui/format.ts";
import { useUnread } from "../use-unread.ts";

/** The number of unread messages on the way to them. */
export default function UnreadDot() {
  const unread = useUnread();
  return (
    <>
      <CountBadge count={unread} />
      {unread > 0 && <span className="sr-only">{plural(unread, "unread message")}</span>}
    </>
  );
}
