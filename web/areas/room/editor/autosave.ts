import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { ApiError, api } from "../../../client/api.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { forgetUnsaved, keepUnsaved, unsavedOf } from "./keep-unsaved.ts";
import { same } from "./merge-by-id.ts";
import { mergeDesigns, unversioned } from "./merge-designs.ts";
import { keptDesign, type RoomStore } from "./room-state.ts";

const pause_ms = 700;
const retry_ms = 5000;
/** The server will refuse it again, unless a change fixes it. */
const refused_ms = 60_000;

export interface Autosave {
  /** Saves pending changes at once; resolves when the server has them, or cannot have them now (`saveFirst` says why). */
  flush(): Promise<void>;
  /** Checks whether another window changed the room, and merges that. */
  refresh(): Promise<void>;
  /** Merges a version that another window saved, as `by` told of it. */
  hear(version: number, by: string | null): Promise<void>;
  stop(): void;
}

/** What came in from another window, to say so. */
export interface CameIn {
  base: RoomDesign;
  mine: RoomDesign;
  theirs: RoomDesign;
  merged: RoomDesign;
  /** The account that saved it; undefined where that is not known. */
  by: string | null | undefined;
}

/**
 * Saves the design shortly after each change. If another window saved in between, the changes are merged; offline they
 * wait in the browser. Calls `onMerged` when remote changes came in.
 */
export function startAutosave(store: RoomStore, onMerged: (what: CameIn) => void): Autosave {
  const { room } = store.getState();
  const saver = new Saver(store, onMerged);
  const { left, forget } = unsavedOf(room.id);
  const saved = store.getState().design;
  const kept = left.reduce((design, { base, design: own }) => mergeDesigns(base, own, design), saved);
  if (left.length > 0) store.getState().takeIn(saved, kept);
  const unsubscribe = store.subscribe((state, before) => {
    if (keptDesign(state) !== keptDesign(before) && !state.readOnly) saver.changed();
  });
  if (left.length > 0) saver.takeOver(forget);
  // a phone may never return to a page it has left
  const onReturn = () => void (document.visibilityState === "visible" ? saver.refresh() : saver.saveSoon(0));
  const onOnline = () => saver.saveSoon(0);
  document.addEventListener("visibilitychange", onReturn);
  window.addEventListener("online", onOnline);
  return {
    flush: () => saver.flush(),
    refresh: () => saver.refresh(),
    hear: (version, by) => saver.hear(version, by),
    stop() {
      unsubscribe();
      saver.stop();
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onOnline);
    },
  };
}

/** The server's version of one room, and the pending changes. */
class Saver {
  readonly #store: RoomStore;
  readonly #onMerged: (what: CameIn) => void;
  readonly #id: string;
  #base: { version: number; design: RoomDesign };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  /** The newest version that was told of, and who saved it. */
  #heard: { version: number; by: string | null } = { version: 0, by: null };
  #reading: Promise<void> | undefined;
  #isStopped = false;
  #whenSaved: (() => void) | undefined;

  constructor(store: RoomStore, onMerged: (what: CameIn) => void) {
    const { room } = store.getState();
    this.#store = store;
    this.#onMerged = onMerged;
    this.#id = room.id;
    this.#base = { version: room.version, design: unversioned(room.design) };
  }

  /** Saves changes left by an earlier visit; calls `done` when the server has them. */
  takeOver(done: () => void): void {
    this.#whenSaved = done;
    if (this.#isDirty()) this.changed();
    else this.#settle();
  }

  /** Stores a change in the browser and saves it a moment later. */
  changed(): void {
    if (!this.#isDirty()) {
      // undone before it was sent
      if (!this.#saving) this.#settle();
      return;
    }
    const { save } = this.#store.getState();
    const design = keptDesign(this.#store.getState());
    keepUnsaved(this.#id, { version: this.#base.version, base: this.#base.design, design });
    if (save === "saved") this.#store.setState({ save: "waiting" });
    // offline, the next try is scheduled already
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
    await this.#read();
  }

  async hear(version: number, by: string | null): Promise<void> {
    const { version: known } = this.#heard;
    if (version > known || (version === known && by !== null)) this.#heard = { version, by };
    // the answer to a save of our own may be on its way
    await this.#saving?.catch(() => undefined);
    while (this.#heard.version > this.#base.version && !this.#isStopped) {
      const before = this.#base.version;
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
      // a failed check changes nothing; the stream's next news or the next save makes up for it
      if (this.#base.version === before) return;
    }
  }

  /** Reads the room and merges what another window has saved. */
  async #read(): Promise<void> {
    try {
      const { data } = await api("GET /api/rooms/{id}", {
        params: { id: this.#id },
        query: asGuest(),
        feedback: "none",
      });
      await this.#saving?.catch(() => undefined);
      if (!this.#isStopped) this.#takeTheirs(data);
    } catch {
      // the next save reports the problem
    }
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#isDirty()) void this.#save();
    clearTimeout(this.#timer);
  }

  #isDirty(): boolean {
    const design = keptDesign(this.#store.getState());
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
    // while it cannot be saved, a retry is no news
    if (!this.#isHeldUp()) this.#store.setState({ save: "saving" });
    const design = keptDesign(this.#store.getState());
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
      const { status, message, errors } = error;
      this.#store.setState(
        isAway ? { save: "offline" } : { save: "refused", saveTrouble: { status, message, errors } },
      );
      this.saveSoon(isAway ? retry_ms : refused_ms);
    }
  }

  #accept(room: Room, sent: RoomDesign): void {
    this.#base = { version: room.version, design: sent };
    this.#store.setState({ room });
    this.#settle();
  }

  /** Reports that all is saved. */
  #settle(): void {
    if (this.#isDirty()) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    forgetUnsaved(this.#id);
    this.#whenSaved?.();
    this.#whenSaved = undefined;
    this.#store.setState({ save: "saved", saveTrouble: null });
  }

  #takeTheirs(room: Room): void {
    if (room.version <= this.#base.version) return;
    const { version } = room;
    const base = this.#base.design;
    const theirs = unversioned(room.design);
    const mine = keptDesign(this.#store.getState());
    this.#base = { version, design: theirs };
    this.#store.setState({ room });
    this.#store.getState().takeIn(base, theirs);
    const merged = keptDesign(this.#store.getState());
    if (merged !== mine) {
      const by = version === this.#heard.version ? this.#heard.by : undefined;
      this.#onMerged({ base, mine, theirs, merged, by });
    }
    this.#settle();
  }
}
