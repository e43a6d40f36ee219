import { useEffect, useState } from "react";
import { listenToNews } from "../../client/stream/news.ts";

/** How many messages are unread, as the server says it. */
export function useUnread(): number {
  const [unread, setUnread] = useState(0);
  useEffect(
    () =>
      listenToNews(({ kind, data }) => {
        if (kind === "counts") setUnread(Number(data.unread_messages) || 0);
      }),
    [],
  );
  return unread;
}
