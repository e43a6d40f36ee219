import { useUnread } from "./use-unread.ts";

/** How many messages are unread; nothing while there are none. */
export default function UnreadMessages() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className="figures ml-auto bg-accent px-1.5 font-semibold text-paper text-xs leading-5">
      {unread}
      <span className="sr-only"> unread</span>
    </span>
  );
}
