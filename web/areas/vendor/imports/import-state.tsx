import type { VendorImportRow } from "../../../../contract/catalog/vendor-imports.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

type State = VendorImportRow["state"];

const words: Record<State, [tone: Tone, text: string]> = {
  waiting: ["neutral", "Waiting"],
  checking: ["neutral", "Checking"],
  questions: ["warn", "Needs your answer"],
  ready: ["warn", "Ready to import"],
  unreadable: ["bad", "Can't be read"],
  queued: ["neutral", "Queued"],
  applying: ["neutral", "Importing"],
  done: ["good", "Imported"],
  failed: ["bad", "Failed"],
  cancelled: ["neutral", "Canceled"],
  undo_queued: ["neutral", "Undoing"],
  undoing: ["neutral", "Undoing"],
  undone: ["neutral", "Undone"],
};

const moving: readonly State[] = ["waiting", "checking", "queued", "applying", "undo_queued", "undoing"];

/** Whether the server is at work on it. */
export const isMoving = (state: State): boolean => moving.includes(state);

export function ImportState({ state }: { state: State }) {
  const [tone, text] = words[state];
  return <Badge tone={tone}>{text}</Badge>;
}
