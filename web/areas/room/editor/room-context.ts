import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Preview, RoomView } from "../../../kit/room/viewer/open-room-view.ts";
import type { Autosave } from "./autosave.ts";
import type { RoomState, RoomStore } from "./room-state.ts";

/** One room, for the parts of its page. */
export interface RoomEditorContext {
  store: RoomStore;
  autosave: Autosave | null;
  /** The open 3D view, if any; overlays subscribe to its frames. */
  view: { current: RoomView | null };
  onFrame: Set<() => void>;
  /** Shows a change in the open view without keeping it, at once and outside React; null ends it. */
  preview(change: Preview | null): void;
}

export const RoomEditor = createContext<RoomEditorContext | null>(null);

export function useRoomEditor(): RoomEditorContext {
  const context = useContext(RoomEditor);
  if (!context) throw new Error("outside of a room");
  return context;
}

/** A part of the room's state; the component re-renders when that part changes. */
export function useRoom<Part>(part: (state: RoomState) => Part): Part {
  return useStore(useRoomEditor().store, part);
}
