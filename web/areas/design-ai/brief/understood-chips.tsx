import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReadBrief } from "../../../../domain/designer/brief/brief.types.ts";
import { barWords } from "../../../../domain/designer/brief/brief-words.ts";
import { leftOut } from "../../../../domain/designer/brief/left-out.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { roomLabel } from "../../../kit/room/room-words.ts";
import { Button } from "../../../ui/button.tsx";
import { type Question, questionsOf, unused, withUnsold } from "./questions.ts";
import { groupsOf, type Understood, understoodOf } from "./understood.ts";
import { nothingRead } from "./use-reading.ts";
import { useUnsold } from "./use-unsold.ts";

/** Long enough that nothing is said between two words of somebody who types. */
const quiet_ms = 1500;

interface Props {
  draft: Draft;
  /** What was read of each room; null until the text as it is has been read. */
  reads: readonly ReadBrief[] | null;
  onChange: (part: Partial<Draft>) => void;
}

/** What was understood, in groups, each to change or take away, and what has to be asked. */
export default function UnderstoodChips({ draft, reads, onChange }: Props) {
  const shown =
    useLast(reads ? shownOf(draft, reads) : null) ?? shownOf({ ...draft, text: "" }, [nothingRead]);
  const showroom = useShowroom();
  const { unsold, none_sold } = useUnsold(draft.text, showroom?.vsd_id);
  const { rooms, asides } = shown;
  const { questions, notes } = withUnsold(shown.questions, unsold, showroom?.company_name ?? "");
  const idle = new Set(
    (reads ?? []).flatMap(({ brief }) =>
      brief.bars.filter(({ name }) => none_sold.includes(name)).map(barWords),
    ),
  );
  const noneHere = "none sold here";
  const all = rooms.flatMap(({ chips }) => chips);
  const words = all.map((chip) => chip.words).join(", ");
  const list = useRef<HTMLDivElement>(null);
  const change = (part: Partial<Draft>) => {
    // until the text is read, nobody knows where it says what
    if (!reads) return;
    onChange(part);
    // the button that was pressed is gone
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      <Said words={words && `Understood: ${words}`} />
      {all.length === 0 && questions.length === 0 && (
        <p className="pt-1 text-graphite text-sm">What we understand shows up here as you write.</p>
      )}
      {rooms.length > 1 && (
        <p className="text-sm">
          {`You describe ${rooms.length} rooms. Each gets its own designs, for 1 credit together.`}
        </p>
      )}
      {rooms.map(({ name, chips }) => (
        <div key={name} className="grid gap-2">
          {rooms.length > 1 && <h3 className="font-semibold text-sm">{name}</h3>}
          {groupsOf(chips).map(({ title, chips: group }) => (
            <ChipGroup
              key={title}
              title={title}
              chips={group.map((chip) => (idle.has(chip.words) ? { ...chip, note: noneHere } : chip))}
              onRemove={change}
            />
          ))}
        </div>
      ))}
      {questions.length > 0 && <Questions questions={questions} onAnswer={(text) => change({ text })} />}
      {notes.length > 0 && (
        <ul aria-label="Not sold here" className="grid gap-1.5 text-sm text-warn">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {asides.length > 0 && (
        <p className="text-graphite text-sm">
          {`Not used for the design: ${asides.map((words) => `“${words}”`).join(", ")}.`}
        </p>
      )}
    </div>
  );
}

function shownOf(draft: Draft, reads: readonly ReadBrief[]) {
  const rooms = reads.map((read, at) => ({
    name: read.brief.room ? `${roomLabel(read.brief.room)}${sameBefore(reads, at)}` : "Room",
    chips: understoodOf(draft, read),
  }));
  const { wishes, asides } = leftOut(draft.text, reads);
  const questions = [
    ...reads.flatMap((read) => questionsOf(draft.text, read)),
    ...unused(draft.text, wishes),
  ];
  return {
    rooms,
    asides,
    questions: questions.filter(({ key }, at) => questions.findIndex((each) => each.key === key) === at),
  };
}

/** " 2" for the second bathroom. */
function sameBefore(reads: readonly ReadBrief[], at: number): string {
  const count = reads.slice(0, at).filter(({ brief }) => brief.room === reads[at]!.brief.room).length;
  return count === 0 ? "" : ` ${count + 1}`;
}

function ChipGroup({
  title,
  chips,
  onRemove,
}: {
  title: string;
  chips: readonly (Understood & { note?: string })[];
  onRemove: (without: Partial<Draft>) => void;
}) {
  return (
    <div className="grid gap-x-3 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="text-graphite text-sm sm:pt-2">{title}</span>
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {chips.map(({ key, words, note, span, without }) => (
          <li
            key={key}
            className="inline-flex min-h-9 items-stretch rounded-sm border border-edge bg-white text-sm pointer-coarse:min-h-11"
          >
            {span ? (
              <button
                type="button"
                aria-label={`Change ${words}`}
                onClick={() => selectInBrief(span)}
                className="px-3 hover:underline"
              >
                {words}
                {note && <span className="text-graphite">{` (${note})`}</span>}
              </button>
            ) : (
              <span className="self-center px-3">{words}</span>
            )}
            <button
              type="button"
              aria-label={`Remove ${words}`}
              onClick={() => onRemove(without)}
              className="grid w-9 place-items-center border-edge border-l hover:bg-paper pointer-coarse:w-11"
            >
              <X aria-hidden size={16} className="text-graphite" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is said there is selected in the brief, to be written over. */
function selectInBrief({ from, to }: { from: number; to: number }): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="brief"]');
  field?.focus();
  field?.setSelectionRange(from, to);
}

function Questions({
  questions,
  onAnswer,
}: {
  questions: readonly Question[];
  onAnswer: (text: string) => void;
}) {
  return (
    <ul aria-label="Unclear" className="grid gap-3 border-hairline border-t pt-3">
      {questions.map(({ key, words, answers }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <span className="text-warn">{words}</span>
          {answers.map(({ words: answer, text, phrase }) => (
            <Button
              key={answer}
              variant="secondary"
              size="sm"
              onClick={() => {
                if (text !== null) return onAnswer(text);
                const field = document.querySelector<HTMLTextAreaElement>('textarea[name="brief"]');
                const from = field?.value.indexOf(phrase ?? "") ?? -1;
                if (from >= 0) selectInBrief({ from, to: from + phrase!.length });
              }}
            >
              {answer}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The last value that was not null. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  // each render makes a new value, so only another content is another value
  if (value !== null && JSON.stringify(value) !== JSON.stringify(last)) setLast(value);
  return value ?? last;
}

/** Tells screen readers once nothing has changed for a moment. */
function Said({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), quiet_ms);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
