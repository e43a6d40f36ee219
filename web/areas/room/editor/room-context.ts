import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Preview, RoomView } from "../../../kit/room/viewer/open-room-view.ts";
import type { Autosave } from "./autosave.ts";
import type { RoomState, RoomStore } from "./room-state.ts";

/** One room, for the parts of its page. */
export interface RoomDesk {
  store: RoomStore;
  autosave: Autosave | null;
  /** The open 3D view, if any; overlays subscribe to its frames. */
  view: { current: RoomView | null };
  onFrame: Set<() => void>;
  /** Shows a change in the open view without keeping it, at once and outside React; null ends it. */
  preview(change: Preview | null): void;
}

export const DeskContext = createContext<RoomDesk | null>(null);

export function useDesk(): RoomDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of a room");
  return desk;
}

/** A part of the room's state; the component re-renders when that part changes. */
export function useRoom<Part>(part: (state: RoomState) => Part): Part {
  return useStore(useDesk().store, part);
}
