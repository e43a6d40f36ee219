import { useEffect, useEffectEvent } from "react";
import { isAccessTo } from "../../../client/stream/access-news.ts";
import { reloadOnNews } from "../../../client/stream/news.ts";

/** Calls `reload` when something changes on a project's board, and when this page comes back into sight. */
export function useLiveBoard(project: string, reload: () => void): void {
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    return reloadOnNews(
      (news) => isAccessTo(project, news) || (news.kind === "selection" && news.data.project === project),
      () => reloadNow(),
    );
  }, [project]);
}

const lookAgain_ms = 20_000;

/** The same for somebody without an account, who has no stream: looks again now and then while in sight. */
export function useGuestBoard(reload: () => void): void {
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") reloadNow();
    };
    const timer = setInterval(look, lookAgain_ms);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
