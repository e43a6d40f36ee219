import { useEffect } from "react";
import { useRoom, useRoomEditor } from "./room-context.ts";

/** Long enough to read two lines. */
const shown_ms = 8000;

/** What somebody else changed last, in one quiet line; the next one takes its place. */
export function RoomNews() {
  const { store } = useRoomEditor();
  const news = useRoom((state) => state.news);
  useEffect(() => {
    if (!news) return;
    const fades = setTimeout(() => store.setState({ news: "" }), shown_ms);
    return () => clearTimeout(fades);
  }, [news, store]);
  return (
    <p
      role="status"
      className="mx-auto w-fit max-w-full bg-paper px-3 py-1.5 text-graphite text-sm shadow-float empty:p-0 empty:shadow-none"
    >
      {news}
    </p>
  );
}
