import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Picture } from "../../../../contract/shapes.ts";
import type { Brief, Feature, ReadBrief } from "../../../../domain/designer/brief/brief.types.ts";
import { featureWords } from "../../../../domain/designer/brief/features.ts";
import { styleById } from "../../../../domain/projects/style-profile/styles.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { roomLabel } from "../../../kit/room/room-words.ts";
import { Budget } from "./budget.tsx";
import { MustHaves } from "./must-haves.tsx";
import { RoomChoice } from "./room-choice.tsx";
import { SizeChoice, sizeLine } from "./size-choice.tsx";
import { StyleChoice } from "./style-choice.tsx";
import { namesRoom, saidBeside, takenTogether, unsaid } from "./understood.ts";

interface Props {
  draft: Draft;
  read: ReadBrief;
  errors: FieldErrors;
  pictures: Readonly<Record<string, Picture>>;
  onChange: (part: Partial<Draft>) => void;
}

/** The same brief by choosing. What the text says is shown as chosen; another choice goes before it. */
export default function Guided({ draft, read, errors, pictures, onChange }: Props) {
  const { room, style } = takenTogether(draft, read);
  /** What is chosen is taken back where it came from, the text too. */
  const choose = (part: Partial<Draft>, says: (brief: Brief) => boolean) =>
    onChange(
      Object.values(part).every((value) => value === null || value === "")
        ? { ...part, text: unsaid(draft.text, read.spans, says) }
        : part,
    );
  return (
    <section aria-labelledby="guided" className="mt-10">
      <h2 id="guided" className="heading text-lg">
        Or choose
      </h2>
      <p className="mt-1 mb-4 text-graphite">
        {draft.standing
          ? "Pick what should be different. The designer decides what you leave open."
          : "You only need to pick the room. The designer decides what you leave open."}
      </p>
      <div className="border-hairline border-t">
        {!draft.standing && (
          <>
            <Part
              title="Room"
              value={room ? roomLabel(room) : "Not said yet"}
              isWrong={!!(errors.room ?? errors.plan)}
            >
              <RoomChoice
                room={room}
                error={errors.room?.[0]}
                onChoose={(chosen) => choose({ room: chosen, plan: null }, namesRoom)}
              />
            </Part>
            <Part
              title="Size"
              value={sizeLine(draft, read.brief) || "A usual size"}
              isWrong={["width", "depth", "ceiling", "plan"].some((name) => errors[name])}
            >
              <SizeChoice
                draft={draft}
                brief={read.brief}
                room={room}
                errors={errors}
                onChange={onChange}
                onUsual={(size) =>
                  choose(size, (brief) => brief.width_in !== null || brief.area_sqft !== null)
                }
              />
            </Part>
          </>
        )}
        <Part
          title="Style"
          value={(style && styleById(style)?.name) || "Different ones"}
          isWrong={!!errors.style}
        >
          <StyleChoice
            style={style}
            pictures={pictures}
            error={errors.style?.[0]}
            onChoose={(chosen) => choose({ style: chosen }, (brief) => brief.style !== null)}
          />
        </Part>
        <Wishes draft={draft} read={read} errors={errors} onChange={onChange} />
      </div>
    </section>
  );
}

/** What it must have, and what it may cost. */
function Wishes({ draft, read, errors, onChange }: Omit<Props, "pictures">) {
  const { room, wants, budget } = takenTogether(draft, read);
  return (
    <>
      <Part title="Must-haves" value={mustHaveWords(draft, read, wants)} isWrong={!!errors.must_haves}>
        <MustHaves
          draft={draft}
          read={read}
          room={room}
          wants={wants}
          error={errors.must_haves?.[0]}
          onChange={onChange}
        />
      </Part>
      <Part
        title="Budget"
        value={budget ? `$${budget.toLocaleString("en-US")}` : "None"}
        isWrong={!!errors.budget}
      >
        <Budget
          typed={draft.budget}
          said={read.brief.budget_cents === null ? null : read.brief.budget_cents / 100}
          room={room}
          error={errors.budget?.[0]}
          onChange={(typed) => onChange({ budget: typed })}
        />
      </Part>
    </>
  );
}

const mustHaveWords = (draft: Draft, read: ReadBrief, wants: readonly Feature[]): string =>
  [
    ...wants.map((feature) => featureWords[feature]),
    ...saidBeside(draft, read).map(({ words }) => words),
  ].join(", ") || "None";

/** A part with what is chosen in its heading; open where there is room for all, and where something is wrong. */
function Part({
  title,
  value,
  isWrong,
  children,
}: {
  title: string;
  value: string;
  isWrong: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => matchMedia("(width >= 769px)").matches);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-hairline border-b"
    >
      <summary className="flex min-h-13 items-center gap-4 py-3">
        <h3 className="shrink-0 font-semibold">{title}</h3>
        <span
          className={clsx(
            "min-w-0 grow truncate text-right text-graphite text-sm",
            "group-open:invisible md:group-open:visible",
          )}
        >
          {value}
        </span>
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}
