import { SendHorizontal } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { GuestMessage } from "../../../../contract/messaging/support-desk.ts";
import { dayWords, groupsOf, readersZone, timeWords } from "../../../kit/messages/day-words.ts";
import { awayWords } from "../../../kit/messages/desk-words.ts";
import { Button } from "../../../ui/button.tsx";
import { inputClass } from "../../../ui/field.tsx";
import { useBusy } from "../../../ui/use-busy.ts";
import { LinkedText } from "../linked-text.tsx";
import { RatingForm } from "../rating-form.tsx";
import type { OpenGuestChat } from "./use-guest-chat.ts";

/** A visitor's conversation with support. */
export function GuestTalk({ open }: { open: OpenGuestChat }) {
  const { chat, messages } = open;
  const isClosed = chat?.status === "closed";
  return (
    <>
      {chat && !chat.is_staffed && !isClosed && (
        <p className="border-hairline border-b px-4 py-2 text-graphite text-sm">
          {`${awayWords(chat)} We have ${chat.email}.`}
        </p>
      )}
      <Talk messages={messages} />
      <div className="px-4">
        {isClosed ? (
          <>
            <RatingForm rating={chat.rating} onRate={open.rate} />
            <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t py-3">
              <p className="text-graphite text-sm">This conversation is closed.</p>
              <Button size="sm" variant="secondary" onClick={open.leave}>
                Ask another question
              </Button>
            </div>
          </>
        ) : (
          <Entry onSend={open.send} />
        )}
      </div>
    </>
  );
}

function Talk({ messages }: { messages: readonly GuestMessage[] }) {
  const zone = readersZone();
  const box = useRef<HTMLDivElement>(null);
  useScrollToEnd(box, messages.length);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
      tabIndex={0}
      role="log"
      aria-label="Messages in order"
      className="min-h-0 flex-1 overflow-y-auto px-4"
    >
      {groupsOf(messages.map(asWritten), zone).map(({ day, runs }) => (
        <div key={day}>
          <p className="figures my-3 border-hairline border-b pb-1 text-graphite text-sm">
            {dayWords(runs[0]![0]!.created_at, zone)}
          </p>
          {runs.map((run) => (
            <div key={run[0]!.id} className="mb-3">
              <h3 className="font-semibold text-sm">{run[0]!.is_mine ? "You" : run[0]!.author.name}</h3>
              {run.map(({ id, text, is_deleted, created_at }) => (
                <div key={id} className="py-1">
                  <p className="wrap-anywhere whitespace-pre-wrap">
                    {is_deleted ? (
                      <i className="text-graphite">Message deleted</i>
                    ) : (
                      <LinkedText text={text} />
                    )}
                  </p>
                  <p className="figures text-graphite text-xs">{timeWords(created_at, zone)}</p>
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** As the grouping by day and author wants it: everybody at the desk is told apart by name. */
const asWritten = (message: GuestMessage) => ({
  ...message,
  author: { id: message.is_mine ? null : message.author, name: message.author },
});

function useScrollToEnd(box: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    if (box.current && count > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [box, count]);
}

function Entry({ onSend }: { onSend: (text: string) => Promise<string | undefined> }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { isBusy, once } = useBusy();
  const send = () =>
    once(async () => {
      if (!text.trim()) return;
      const refused = await onSend(text.trim());
      setProblem(refused);
      if (refused === undefined) setText("");
    });
  return (
    <form
      className="border-hairline border-t py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && (
        <p role="alert" className="mb-2 text-bad text-sm">
          {`${problem} Your message is still here.`}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          aria-label="Message"
          rows={Math.min(5, text.split("\n").length)}
          value={text}
          maxLength={5000}
          placeholder="Write a message"
          className={`${inputClass} resize-none py-2.5`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button type="submit" pending={isBusy} icon={<SendHorizontal aria-hidden size={18} />}>
          Send
        </Button>
      </div>
    </form>
  );
}
