import { showChat } from "../../messages/chat-open.ts";
import { awayWords } from "../../messages/desk-words.ts";
import { useDeskHours } from "../../messages/use-desk-hours.ts";

/** Whether somebody is at the support desk now, and the way to write to it. */
export function DeskNow() {
  const desk = useDeskHours();
  if (!desk) return null;
  return (
    <span role="status">
      {desk.is_staffed ? "We are here now. " : `${awayWords(desk)} `}
      <button type="button" className="link" onClick={() => showChat({ conversation: null })}>
        Chat with support
      </button>
    </span>
  );
}
