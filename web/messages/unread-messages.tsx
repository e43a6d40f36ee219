import { useEffect, useState } from "react";
import { listenToNews } from "./news.ts";

/** How many messages are unread, as the server says it; nothing while there are none. */
export default function UnreadMessages() {
  const [unread, setUnread] = useState(0);
  useEffect(
    () =>
      listenToNews(({ kind, data }) => {
        if (kind === "counts") setUnread(Number(data.unread_messages) || 0);
      }),
    [],
  );
  if (unread === 0) return null;
  return (
    <span className="figures ml-auto bg-accent px-1.5 font-semibold text-paper text-xs leading-5">
      {unread}
      <span className="sr-only"> unread</span>
    </span>
  );
}
