import { clsx } from "clsx";
import { Ellipsis, FileText } from "lucide-react";
import { type Message, type MessageFile, reactionEmoji } from "../../../contract/messaging/conversations.ts";
import { timeWords } from "../../kit/messages/day-words.ts";
import { formatBytes } from "../../ui/format-bytes.ts";
import type { MenuAction } from "../../ui/menu.tsx";
import { LateMenu } from "./late-menu.tsx";
import { LinkCards } from "./link-cards.tsx";
import { LinkedText } from "./linked-text.tsx";

export interface MessageActs {
  reply: (message: Message) => void;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
  report: (message: Message) => void;
  react: (message: Message, emoji: (typeof reactionEmoji)[number], is_on: boolean) => void;
}

/** One message with its files, reactions, and what can be done with it. */
export function MessageItem({
  message,
  zone,
  acts,
  canWrite,
}: {
  message: Message;
  zone: string;
  acts: MessageActs;
  canWrite: boolean;
}) {
  if (message.deleted_at) {
    return (
      <div id={`message-${message.seq}`} className="py-1 text-graphite italic">
        Message deleted
      </div>
    );
  }
  return (
    <div id={`message-${message.seq}`} className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <div className="min-w-0 py-1">
        {message.reply_to && (
          <p className="mb-1 truncate border-edge border-l-2 pl-3 text-graphite text-sm">
            {`${message.reply_to.author}: ${message.reply_to.text}`}
          </p>
        )}
        {message.text && (
          <p className="wrap-anywhere max-w-[65ch] whitespace-pre-wrap">
            <LinkedText text={message.text} />
          </p>
        )}
        {message.cards.length > 0 && <LinkCards cards={message.cards} />}
        {message.files.length > 0 && <Files files={message.files} />}
        <p className="figures text-graphite text-xs">
          <time dateTime={message.created_at}>{timeWords(message.created_at, zone)}</time>
          {message.edited_at && " · edited"}
        </p>
        <Reactions message={message} acts={acts} />
      </div>
      <LateMenu
        label={`Actions for "${message.text.slice(0, 40) || "file"}"`}
        icon={<Ellipsis aria-hidden size={18} className="text-graphite" />}
        actions={actionsFor(message, acts, canWrite)}
      />
    </div>
  );
}

function actionsFor(message: Message, acts: MessageActs, canWrite: boolean): MenuAction[] {
  const reactions = reactionEmoji.map((emoji) => ({
    id: emoji,
    label: `${emoji} React`,
    onPress: () => acts.react(message, emoji, !hasMine(message, emoji)),
    disabled: !canWrite,
  }));
  const own: MenuAction[] = [
    { id: "edit", label: "Edit", onPress: () => acts.edit(message), disabled: !message.text || !canWrite },
    { id: "delete", label: "Delete", onPress: () => acts.remove(message), danger: true },
  ];
  const others: MenuAction[] = [{ id: "report", label: "Report", onPress: () => acts.report(message) }];
  const reply = { id: "reply", label: "Reply", onPress: () => acts.reply(message), disabled: !canWrite };
  return [reply, ...(message.is_mine ? own : others), ...reactions];
}

const hasMine = (message: Message, emoji: string) =>
  message.reactions.some((reaction) => reaction.emoji === emoji && reaction.is_mine);

function Files({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul className="my-1 flex flex-wrap gap-3">
      {files.map(({ id, url, file_name, bytes, preview }) => (
        <li key={id} className="max-w-full">
          <a href={url} target="_blank" rel="noreferrer" className="link block">
            {preview ? (
              <img
                src={preview.url}
                width={preview.width}
                height={preview.height}
                alt={file_name}
                loading="lazy"
                className="h-auto max-h-64 w-auto max-w-full border border-hairline bg-white"
              />
            ) : (
              <span className="flex min-h-11 items-center gap-2">
                <FileText aria-hidden size={18} className="shrink-0" />
                <span className="truncate">{`${file_name}, ${formatBytes(bytes)}`}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Reactions({ message, acts }: { message: Message; acts: MessageActs }) {
  if (message.reactions.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {message.reactions.map(({ emoji, count, is_mine, names }) => (
        <li key={emoji}>
          <button
            type="button"
            aria-pressed={is_mine}
            aria-label={`${emoji} ${names.join(", ")}`}
            title={names.join(", ")}
            onClick={() => acts.react(message, emoji as (typeof reactionEmoji)[number], !is_mine)}
            className={clsx(
              "figures min-h-8 rounded-sm border px-2 text-sm pointer-coarse:min-h-11",
              is_mine ? "border-ink bg-sunk" : "border-hairline hover:border-ink",
            )}
          >
            {`${emoji} ${count}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
