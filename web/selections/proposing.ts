import type { SelectionBoard, SelectionPlace } from "../../contract/selections.ts";

/** What the form that proposes options starts from. */
export interface Proposing {
  board: SelectionBoard;
  places: readonly SelectionPlace[];
  /** The one that is changed; undefined for a new one. */
  selection: SelectionBoard["selections"][number] | undefined;
}
