import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Unsent } from "../../client/session/unsent.ts";
import { dayWords, groupsOf, timeWords } from "../../kit/messages/day-words.ts";
import { Button } from "../../ui/button.tsx";
import { type MessageActs, MessageItem } from "./message-item.tsx";
import { dropUnsent, setRefusal } from "./outbox.ts";
import type { OpenConversation } from "./use-conversation.ts";

const nearEdge_px = 120;

/** The messages in a box that scrolls; it follows new ones at its end, and stays where it is everywhere else. */
export function MessageList({
  open,
  acts,
  zone,
  at,
  onSeen,
  onRetry,
}: {
  open: OpenConversation;
  acts: MessageActs;
  zone: string;
  /** Number of the message to begin with; the newest without. */
  at: number | undefined;
  onSeen: (seq: number) => void;
  onRetry: () => void;
}) {
  const { messages, unsent, typists } = open;
  const box = useRef<HTMLElement>(null);
  const { isAtEnd, onScroll, toEnd } = useScroll(box, open, at);
  const newest = messages.at(-1)?.seq ?? 0;
  useSeen(isAtEnd, newest, onSeen);
  return (
    <section
      ref={box}
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
      tabIndex={0}
      onScroll={onScroll}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      {open.hasOlder && (
        <Button variant="quiet" size="sm" onClick={() => void open.loadOlder()}>
          Earlier messages
        </Button>
      )}
      {messages.length === 0 && unsent.length === 0 && (
        <p className="py-8 text-graphite">No messages yet. Write the first one.</p>
      )}
      <div role="log" aria-label="Messages in order">
        <Days open={open} zone={zone} acts={acts} />
        {unsent.length > 0 && (
          <Run name={null}>
            {unsent.map((one) => (
              <Waiting key={one.client_id} message={one} zone={zone} onRetry={onRetry} />
            ))}
          </Run>
        )}
      </div>
      <ReadBy open={open} />
      <p aria-live="polite" className="min-h-6 text-graphite text-sm">
        {typists.length > 0 && `${typists.join(", ")} ${typists.length === 1 ? "is" : "are"} typing…`}
      </p>
      {!isAtEnd && (
        <div className="pointer-events-none sticky bottom-2 flex justify-center">
          <Button variant="secondary" size="sm" className="pointer-events-auto" onClick={toEnd}>
            Jump to the newest message
          </Button>
        </div>
      )}
    </section>
  );
}

/** What is stored, by day and by who wrote it. */
function Days({ open, zone, acts }: { open: OpenConversation; zone: string; acts: MessageActs }) {
  const { messages, conversation } = open;
  return (
    <>
      {groupsOf(messages, zone).map(({ day, runs }) => (
        <div key={day}>
          <h2 className="figures my-4 border-hairline border-b pb-1 text-graphite text-sm">
            {dayWords(runs[0]![0]!.created_at, zone)}
          </h2>
          {runs.map((run) => (
            <Run
              key={run[0]!.id}
              name={run[0]!.is_mine ? null : run[0]!.author.name}
              work={run[0]!.author.role}
            >
              {run.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  zone={zone}
                  acts={acts}
                  canWrite={conversation.can_write}
                />
              ))}
            </Run>
          ))}
        </div>
      ))}
    </>
  );
}

/** What one person wrote in a row; `name` is null for the reader. */
function Run({ name, work = "", children }: { name: string | null; work?: string; children: ReactNode }) {
  return (
    <div className="mb-4">
      <h3 className="text-sm">
        <span className="font-semibold">{name ?? "You"}</span>
        {work && name !== null && <span className="text-graphite">{` · ${work}`}</span>}
      </h3>
      {children}
    </div>
  );
}

function Waiting({ message, zone, onRetry }: { message: Unsent; zone: string; onRetry: () => void }) {
  const { client_id, text, files, refusal, written_at } = message;
  return (
    <div className="py-1">
      {text && <p className="wrap-anywhere max-w-[65ch] whitespace-pre-wrap">{text}</p>}
      {files.map(({ id, file_name }) => (
        <p key={id}>{file_name}</p>
      ))}
      <p className="figures text-graphite text-xs">
        {`${timeWords(written_at, zone)} · `}
        {refusal ? <span className="text-bad">{`Not sent: ${refusal}`}</span> : "Waiting to send"}
      </p>
      {refusal && (
        <div className="flex gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setRefusal(client_id, "");
              onRetry();
            }}
          >
            Try again
          </Button>
          <Button variant="quiet" size="sm" onClick={() => dropUnsent(client_id)}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}

/** Who has read one's last message. */
function ReadBy({ open: { messages, conversation } }: { open: OpenConversation }) {
  const last = messages.at(-1);
  if (!last?.is_mine) return null;
  const readers = conversation.members.filter(({ is_me, read_seq }) => !is_me && read_seq >= last.seq);
  if (readers.length === 0) return null;
  return <p className="text-graphite text-xs">{`Read by ${readers.map(({ name }) => name).join(", ")}`}</p>;
}

function useScroll(box: RefObject<HTMLElement | null>, open: OpenConversation, at: number | undefined) {
  const { messages, unsent, hasOlder, loadOlder } = open;
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ first: -1, height: 0, isAtEnd: at === undefined, isLoading: false, unsent: 0 });
  const first = messages[0]?.seq ?? 0;
  // after every render, because anything drawn may change the height
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const was = before.current;
    const isFirst = was.first === -1;
    if (isFirst && at !== undefined)
      list.querySelector(`#message-${at}`)?.scrollIntoView({ block: "center" });
    else if (!isFirst && first < was.first) list.scrollTop += list.scrollHeight - was.height;
    // one's own message is always brought into sight
    else if (was.isAtEnd || unsent.length > was.unsent) list.scrollTop = list.scrollHeight;
    Object.assign(was, { first, height: list.scrollHeight, unsent: unsent.length });
  });
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    // a keyboard that comes up or a longer text makes the box smaller
    const watch = new ResizeObserver(() => {
      if (before.current.isAtEnd) list.scrollTop = list.scrollHeight;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [box]);
  const onScroll = () => {
    const list = box.current;
    if (!list) return;
    const was = before.current;
    was.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < nearEdge_px;
    setAtEnd(was.isAtEnd);
    if (list.scrollTop > nearEdge_px || !hasOlder || was.isLoading) return;
    was.isLoading = true;
    void loadOlder().finally(() => {
      was.isLoading = false;
    });
  };
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  return { isAtEnd, onScroll, toEnd };
}

/** Tells of what was in sight while somebody looked. */
function useSeen(isAtEnd: boolean, newest: number, onSeen: (seq: number) => void): void {
  const tellSeen = useEffectEvent(onSeen);
  useEffect(() => {
    const look = () => {
      if (isAtEnd && newest > 0 && document.visibilityState === "visible") tellSeen(newest);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isAtEnd, newest]);
}
