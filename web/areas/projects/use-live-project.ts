import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { ApiError, api } from "../../client/api.ts";
import { isAccessTo } from "../../client/stream/access-news.ts";
import { listenToNews, type News, reloadOnNews } from "../../client/stream/news.ts";

/** Somebody who has the project open, maybe oneself in another tab. */
export interface Present {
  tab: string;
  user: string;
  name: string;
  /** When the tab last said that it is there, ms. */
  at: number;
}

const sayAgain_ms = 20_000;
const gone_ms = 50_000;

/**
 * Keeps an open project up to date with what others and other tabs do, and tells who else has it open.
 * @param close called when the project no longer is for this account to see
 */
export function useLiveProject(
  project: Project | undefined,
  take: (project: Project) => void,
  close: (error: ApiError) => void,
): Present[] {
  const id = project?.id;
  const known = useRef<Known>({ id, version: 0, take, close });
  useLayoutEffect(() => {
    if (known.current.id !== id) known.current = { id, version: 0, take, close };
    Object.assign(known.current, { take, close });
    known.current.version = Math.max(known.current.version, project?.version ?? 0);
  });
  useEffect(() => {
    if (!id) return;
    const reload = () => void reloadProject(id, known.current);
    return reloadOnNews(
      ({ kind, data }) =>
        isAccessTo(id, { kind, data }) ||
        (kind === "project" && data.project === id && Number(data.version) > known.current.version),
      reload,
    );
  }, [id]);
  return usePresent(id);
}

interface Known {
  id: string | undefined;
  version: number;
  take: (project: Project) => void;
  close: (error: ApiError) => void;
}

async function reloadProject(id: string, known: Known): Promise<void> {
  const reply = await api("GET /api/projectCart/{id}", { params: { id }, feedback: "none" }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404 && known.id === id) known.close(error);
    },
  );
  if (!reply || reply.data.version < known.version) return;
  known.version = reply.data.version;
  known.take(reply.data);
}

function usePresent(id: string | undefined): Present[] {
  const [others, setOthers] = useState<ReadonlyMap<string, Present>>(new Map());
  useEffect(() => {
    if (!id) return;
    const tab = crypto.randomUUID();
    const say = (state: "arrived" | "here" | "gone") => {
      if (!navigator.onLine) return;
      const call = { params: { id }, body: { tab, state }, feedback: "none" } as const;
      api("POST /api/projectCart/{id}/presence", call).catch(() => undefined);
    };
    const stop = listenToNews((news) => {
      // the people who were there before have to hear of this tab once the stream is open, and say so themselves
      if (news.kind === "open") say("arrived");
      if (isAccessTo(id, news)) setOthers((before) => withoutUser(before, String(news.data.user)));
      const other = presentOf(news, id);
      if (!other || other.tab === tab) return;
      if (other.state === "arrived") say("here");
      setOthers((before) => withPresent(before, other));
    });
    say("arrived");
    const again = setInterval(() => {
      if (document.visibilityState === "visible") say("here");
      setOthers((before) => withoutGone(before, Date.now()));
    }, sayAgain_ms);
    const leave = () => say("gone");
    window.addEventListener("pagehide", leave);
    return () => {
      stop();
      clearInterval(again);
      window.removeEventListener("pagehide", leave);
      leave();
      setOthers(new Map());
    };
  }, [id]);
  return [...others.values()];
}

const presentOf = ({ kind, data }: News, project: string) =>
  kind === "presence" && data.project === project
    ? {
        tab: String(data.tab),
        user: String(data.user),
        name: String(data.name),
        state: String(data.state),
        at: Date.now(),
      }
    : undefined;

function withPresent(
  before: ReadonlyMap<string, Present>,
  { state, ...other }: Present & { state: string },
): ReadonlyMap<string, Present> {
  const next = new Map(before);
  if (state === "gone") next.delete(other.tab);
  else next.set(other.tab, other);
  return next;
}

/** What somebody may do with the project has changed: who still has it open says so again. */
function withoutUser(before: ReadonlyMap<string, Present>, user: string): ReadonlyMap<string, Present> {
  return new Map([...before].filter(([, other]) => other.user !== user));
}

function withoutGone(before: ReadonlyMap<string, Present>, now: number): ReadonlyMap<string, Present> {
  const there = [...before].filter(([, { at }]) => now - at < gone_ms);
  return there.length === before.size ? before : new Map(there);
}
