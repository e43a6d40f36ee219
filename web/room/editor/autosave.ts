import type { RoomDesign } from "../../../contract/room-design.ts";
import type { Room } from "../../../contract/rooms.ts";
import { ApiError, api } from "../../api.ts";
import { asGuest } from "../pages/guest-key.ts";
import { forgetUnsaved, keepUnsaved, unsavedOf } from "./keep-unsaved.ts";
import { mergeDesigns, same } from "./merge-designs.ts";
import type { RoomStore } from "./room-state.ts";

const pause_ms = 700;
const retry_ms = 5000;
/** What the server refuses it will refuse again, unless a change mends it. */
const refused_ms = 60_000;

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
  const saver = new Saver(store, onMerged);
  const { left, forget } = unsavedOf(room.id);
  const kept = left.reduce((design, { base, design: own }) => mergeDesigns(base, own, design), room.design);
  if (left.length > 0) store.getState().takeIn(kept);
  const unsubscribe = store.subscribe((state, before) => {
    if (state.design !== before.design && !state.readOnly) saver.changed();
  });
  if (left.length > 0) saver.takeOver(forget);
  // a phone may never come back to a page that it has left
  const onReturn = () => void (document.visibilityState === "visible" ? saver.refresh() : saver.saveSoon(0));
  const onOnline = () => saver.saveSoon(0);
  document.addEventListener("visibilitychange", onReturn);
  window.addEventListener("online", onOnline);
  return {
    flush: () => saver.flush(),
    refresh: () => saver.refresh(),
    stop() {
      unsubscribe();
      saver.stop();
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onOnline);
    },
  };
}

/** What the server has of one room, and what it still lacks. */
class Saver {
  readonly #store: RoomStore;
  readonly #onMerged: () => void;
  readonly #id: string;
  #base: { version: number; design: RoomDesign };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isStopped = false;
  #whenSaved: (() => void) | undefined;

  constructor(store: RoomStore, onMerged: () => void) {
    const { room } = store.getState();
    this.#store = store;
    this.#onMerged = onMerged;
    this.#id = room.id;
    this.#base = { version: room.version, design: room.design };
  }

  /** Saves what was left behind by another visit; `done` when the server has it. */
  takeOver(done: () => void): void {
    this.#whenSaved = done;
    if (this.#isDirty()) this.changed();
    else this.#settle();
  }

  /** Keeps a change in the browser and saves it a moment later. */
  changed(): void {
    if (!this.#isDirty()) {
      // undone again before it was sent
      if (!this.#saving) this.#settle();
      return;
    }
    const { design, save } = this.#store.getState();
    keepUnsaved(this.#id, { version: this.#base.version, base: this.#base.design, design });
    if (save === "saved") this.#store.setState({ save: "waiting" });
    // without a connection the next try is on its way already
    this.saveSoon(save === "offline" ? retry_ms : pause_ms);
  }

  saveSoon(after_ms: number): void {
    if (this.#isStopped || !this.#isDirty()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), after_ms);
  }

  async flush(): Promise<void> {
    do {
      await this.#save();
    } while (this.#isDirty() && !this.#isHeldUp());
  }

  #isHeldUp(): boolean {
    const { save } = this.#store.getState();
    return save === "offline" || save === "refused";
  }

  async refresh(): Promise<void> {
    if (this.#saving || document.visibilityState !== "visible") return;
    try {
      const { data } = await api("GET /api/rooms/{id}", {
        params: { id: this.#id },
        query: asGuest(),
        feedback: "none",
      });
      if (data.version > this.#base.version) this.#takeTheirs(data);
    } catch {
      // a look at the server that fails changes nothing; the next save says what is wrong
    }
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#isDirty()) void this.#save();
    clearTimeout(this.#timer);
  }

  #isDirty(): boolean {
    const { design } = this.#store.getState();
    return design !== this.#base.design && !same(design, this.#base.design);
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#saving) return this.#saving;
    if (!this.#isDirty()) return Promise.resolve();
    this.#saving = this.#saveOnce().finally(() => {
      this.#saving = undefined;
      if (this.#timer === undefined) this.saveSoon(0);
    });
    return this.#saving;
  }

  async #saveOnce(): Promise<void> {
    // while it cannot be saved, trying again is nothing to tell
    if (!this.#isHeldUp()) this.#store.setState({ save: "saving" });
    const { design } = this.#store.getState();
    try {
      const { data } = await api("PUT /api/rooms/{id}", {
        params: { id: this.#id },
        body: { ...asGuest(), version: this.#base.version, design },
        feedback: "none",
      });
      this.#accept(data, design);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) return this.#takeTheirs(error.data as Room);
      const isAway = error.status === 0 || error.status === 429 || error.status >= 500;
      this.#store.setState(
        isAway
          ? { save: "offline" }
          : { save: "refused", saveTrouble: error.message || "The server refuses it." },
      );
      this.saveSoon(isAway ? retry_ms : refused_ms);
    }
  }

  #accept(room: Room, sent: RoomDesign): void {
    this.#base = { version: room.version, design: sent };
    this.#store.setState({ room });
    this.#settle();
  }

  /** Says that all is saved, once it is. */
  #settle(): void {
    if (this.#isDirty()) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    forgetUnsaved(this.#id);
    this.#whenSaved?.();
    this.#whenSaved = undefined;
    this.#store.setState({ save: "saved" });
  }

  #takeTheirs(theirs: Room): void {
    const mine = this.#store.getState().design;
    const merged = mergeDesigns(this.#base.design, mine, theirs.design);
    this.#base = { version: theirs.version, design: theirs.design };
    this.#store.setState({ room: theirs });
    if (!same(merged, mine)) {
      this.#store.getState().takeIn(merged);
      this.#onMerged();
    }
    this.#settle();
  }
}
