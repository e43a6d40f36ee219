import type { RoomEditorContext } from "./room-context.ts";
import { keptDesign } from "./room-state.ts";
import { refusalWords, saveRefusals } from "./save-refusals.ts";

/**
 * Saves what is pending before something is built on the saved room. Answers why it could not, in words; null where the
 * server has everything.
 */
export async function saveFirst({ autosave, store }: RoomEditorContext): Promise<string | null> {
  await autosave?.flush();
  const { save, saveTrouble, ...state } = store.getState();
  if (save === "refused" && saveTrouble) {
    const [first] = saveRefusals(keptDesign(state), saveTrouble);
    return `This room isn't saved. ${first ? refusalWords(first) : ""}`.trim();
  }
  if (save !== "offline") return null;
  return "This room isn't saved yet, because you're offline. We'll save it when you're back online.";
}
