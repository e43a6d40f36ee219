import { api } from "../../../client/api.ts";
import { listenToNews, type News } from "../../../client/stream/news.ts";
import type { Autosave } from "./autosave.ts";
import type { Other, RoomState, RoomStore } from "./room-state.ts";

const sayAgain_ms = 10_000;
const gone_ms = 25_000;
/** While somebody goes through the room, only the last selection is told. */
const selecting_ms = 300;

type Say = "here" | "gone";

/** What windows tell each other of one room: by the server, or within a guest's browser. */
interface Wire {
  say(state: Say, selected: readonly string[]): void;
  stop(): void;
}

interface Heard {
  /** Another window has saved this version. */
  saved(version: number, by: string | null): void;
  present(other: Other, state: Say): void;
  /** Somebody was there before this window; that may have been half a minute ago. */
  found(other: Other): void;
  /** What was said before may not have been heard. */
  opened(): void;
}

/**
 * Follows what others do with an open room: takes in what they save, and keeps in the store who they are and what they
 * have selected. Answers how to stop.
 */
export function followRoom(store: RoomStore, autosave: Autosave): () => void {
  const { room } = store.getState();
  const tab = crypto.randomUUID();
  const seen = new Map<string, number>();
  const heard: Heard = {
    saved: (version, by) => void autosave.hear(version, by),
    present(other, state) {
      if (other.tab === tab) return;
      seen.set(other.tab, Date.now());
      const rest = store.getState().others.filter((each) => each.tab !== other.tab);
      store.setState({ others: state === "here" ? [...rest, other].sort(byTab) : rest });
    },
    found: (other) => seen.has(other.tab) || heard.present(other, "here"),
    opened: () => say("here"),
  };
  let last = "";
  const wire = room.temp_project_id === null ? serverWire(room.id, tab, heard) : tabsWire(store, tab, heard);
  function say(state: Say): void {
    const selected = state === "here" ? selectedIn(store.getState()) : [];
    last = selected.join(" ");
    wire.say(state, selected);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe((state, before) => {
    if (state.selection === before.selection && state.also === before.also) return;
    clearTimeout(timer);
    timer = setTimeout(() => selectedIn(store.getState()).join(" ") !== last && say("here"), selecting_ms);
  });
  const again = setInterval(() => {
    if (document.visibilityState === "visible") say("here");
    const { others } = store.getState();
    const there = others.filter((each) => Date.now() - (seen.get(each.tab) ?? 0) < gone_ms);
    if (there.length < others.length) store.setState({ others: there });
  }, sayAgain_ms);
  const leave = () => say("gone");
  const back = () => document.visibilityState === "visible" && say("here");
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", back);
  document.addEventListener("visibilitychange", back);
  say("here");
  return () => {
    clearTimeout(timer);
    clearInterval(again);
    unsubscribe();
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", back);
    document.removeEventListener("visibilitychange", back);
    leave();
    wire.stop();
    store.setState({ others: [] });
  };
}

const byTab = (a: Other, b: Other) => (a.tab < b.tab ? -1 : 1);

/** The most that is told of. */
const most = 20;
const selectedIn = ({ selection, also }: RoomState): string[] =>
  selection ? [selection.id, ...also].slice(0, most) : [];

function serverWire(id: string, tab: string, heard: Heard): Wire {
  const say: Wire["say"] = (state, selected) => {
    if (!navigator.onLine) return;
    const body = { tab, state, selected: [...selected] };
    // it is left with the page
    const keepalive = state === "gone";
    api("POST /api/rooms/{id}/presence", { params: { id }, body, keepalive, feedback: "none" })
      .then(({ data }) => {
        if (state === "gone") return;
        heard.saved(data.version, null);
        for (const other of data.others) heard.found(other);
      })
      // the next one is soon
      .catch(() => undefined);
  };
  const stop = listenToNews((news) => (news.kind === "open" ? heard.opened() : hearNews(id, news, heard)));
  return { say, stop };
}

function hearNews(id: string, { kind, data }: News, heard: Heard): void {
  if (data.room !== id) return;
  if (kind === "room") heard.saved(Number(data.version), String(data.user ?? "nobody"));
  if (kind !== "room_presence") return;
  const { tab, user, name, selected } = data;
  const other = { tab: String(tab), user: String(user), name: String(name), selected: selected as string[] };
  heard.present(other, data.state === "here" ? "here" : "gone");
}

type Told = { saved: number } | { present: Other; state: Say; asks: boolean };

/** A guest has no stream; the windows of one browser tell each other. */
function tabsWire(store: RoomStore, tab: string, heard: Heard): Wire {
  const channel = new BroadcastChannel(`room-${store.getState().room.id}`);
  const self = (selected: readonly string[]): Other => ({ tab, user: "", name: "", selected });
  let isKnown = false;
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if ("saved" in data) return heard.saved(data.saved, "");
    heard.present(data.present, data.state);
    if (!data.asks) return;
    const selected = selectedIn(store.getState());
    channel.postMessage({ present: self(selected), state: "here", asks: false } satisfies Told);
  };
  const unsubscribe = store.subscribe(({ room }, before) => {
    if (room.version > before.room.version) channel.postMessage({ saved: room.version } satisfies Told);
  });
  return {
    say(state, selected) {
      channel.postMessage({ present: self(selected), state, asks: !isKnown } satisfies Told);
      isKnown = true;
    },
    stop() {
      unsubscribe();
      channel.close();
    },
  };
}
