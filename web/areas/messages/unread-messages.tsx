import { Count } from "../../ui/badge.tsx";
import { useUnread } from "./use-unread.ts";

/** How many messages are unread; nothing while there are none. */
export default function UnreadMessages() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <Count className="ml-auto">
      {unread}
      <span className="sr-only"> unread</span>
    </Count>
  );
}
