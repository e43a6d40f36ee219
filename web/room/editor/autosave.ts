import type { RoomDesign } from "../../../contract/room-design.ts";
import type { Room } from "../../../contract/rooms.ts";
import { ApiError, api } from "../../api.ts";
import { asGuest } from "../pages/guest-key.ts";
import { forgetUnsaved, keepUnsaved, unsavedOf } from "./keep-unsaved.ts";
import { mergeDesigns, same } from "./merge-designs.ts";
import type { RoomStore } from "./room-state.ts";

const pause_ms = 700;
const retry_ms = 5000;

export interface Autosave {
  /** Saves at once what is waiting; resolves when the server has it. */
  flush(): Promise<void>;
  /** Looks whether another window changed the room, and takes that in. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Saves the design a moment after each change. When another window saved in between, both changes are put together;
 * without a connection they wait in the browser. `onMerged` is told when something came from elsewhere.
 */
export function startAutosave(store: RoomStore, onMerged: () => void): Autosave {
  const { room } = store.getState();
  const { id } = room;
  let base = { version: room.version, design: room.design };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  let stopped = false;

  const kept = unsavedOf(id);
  if (kept) store.getState().takeIn(mergeDesigns(kept.base, kept.design, room.design));

  const isDirty = () =>
    store.getState().design !== base.design && !same(store.getState().design, base.design);

  const accept = (saved: Room, sent: RoomDesign) => {
    base = { version: saved.version, design: sent };
    store.setState({ room: saved });
    if (isDirty()) return;
    forgetUnsaved(id);
    store.setState({ save: "saved" });
  };

  const takeTheirs = (theirs: Room) => {
    const mine = store.getState().design;
    const merged = mergeDesigns(base.design, mine, theirs.design);
    base = { version: theirs.version, design: theirs.design };
    store.setState({ room: theirs });
    if (same(merged, mine)) return;
    store.getState().takeIn(merged);
    onMerged();
  };

  const saveOnce = async () => {
    store.setState({ save: "saving" });
    const sent = store.getState().design;
    try {
      const { data } = await api("PUT /api/rooms/{id}", {
        params: { id },
        body: { ...asGuest(), version: base.version, design: sent },
        feedback: "none",
      });
      accept(data, sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) return takeTheirs(error.data as Room);
      store.setState({ save: "offline" });
      schedule(retry_ms);
    }
  };

  const save = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    saving ??= saveOnce().finally(() => {
      saving = undefined;
      if (!stopped && isDirty() && timer === undefined) schedule(0);
    });
    return saving;
  };

  function schedule(after_ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after_ms);
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.design === before.design || state.readOnly || !isDirty()) return;
    keepUnsaved(id, { version: base.version, base: base.design, design: state.design });
    if (state.save === "saved") store.setState({ save: "waiting" });
    schedule(pause_ms);
  });
  if (kept && isDirty()) schedule(0);

  const refresh = async () => {
    if (saving || document.visibilityState !== "visible") return;
    try {
      const { data } = await api("GET /api/rooms/{id}", {
        params: { id },
        query: asGuest(),
        feedback: "none",
      });
      if (data.version > base.version) takeTheirs(data);
    } catch {
      // a look at the server that fails changes nothing; the next save says what is wrong
    }
  };
  const onReturn = () => void refresh();
  const onOnline = () => isDirty() && schedule(0);
  document.addEventListener("visibilitychange", onReturn);
  window.addEventListener("online", onOnline);

  return {
    async flush() {
      while (isDirty() && store.getState().save !== "offline") await save();
    },
    refresh,
    stop() {
      stopped = true;
      unsubscribe();
      if (isDirty()) void save();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onOnline);
    },
  };
}
