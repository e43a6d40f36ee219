import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Picture } from "../../../../contract/shapes.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { FieldMessage, inputClass } from "../../../ui/field.tsx";
import { focusFirstInvalid } from "../../../ui/focus-invalid.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useSearchAsked } from "../../../ui/use-search-asked.ts";
import type { AiAccount } from "../use-ai-account.ts";
import { CreateBox } from "./create-box.tsx";
import { useDraft } from "./draft.ts";
import { examples } from "./examples.ts";
import { useReading } from "./use-reading.ts";

const UnderstoodChips = lazy(() => loadInTime(import("./understood-chips.tsx")));
const PictureLook = lazy(() => loadInTime(import("./picture-look.tsx")));
const StandingRoom = lazy(() => loadInTime(import("./standing-room.tsx")));
const Guided = lazy(() => loadInTime(import("./guided.tsx")));

const longest = 2000;
const never = () => () => {};

/** The brief in one's own words, with what was understood of it and choices beside it; then Create. */
export function BriefForm({
  pictures,
  account,
  isLinked,
}: {
  pictures: Readonly<Record<string, Picture>>;
  account: AiAccount;
  /** Whether the customer's own account enters without a sign-in. */
  isLinked: boolean;
}) {
  const { draft, change } = useDraft();
  const { read, reads, text: readText } = useReading(draft.text);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLDivElement>(null);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useStyleAsked(pictures, change);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);
  /** What is changed is no longer wrong. */
  const edit = (part: Partial<Draft>) => {
    change(part);
    const touched = new Set(Object.keys(part).flatMap((name) => meantBy[name] ?? name));
    setErrors((known) =>
      Object.keys(known).some((name) => touched.has(name))
        ? Object.fromEntries(Object.entries(known).filter(([name]) => !touched.has(name)))
        : known,
    );
  };
  return (
    <div
      ref={form}
      className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="min-w-0">
        {isInBrowser && (
          <Suspense>
            <StandingRoom draft={draft} onChange={edit} />
          </Suspense>
        )}
        <Words text={draft.text} error={errors.brief?.[0]} onChange={(text) => edit({ text })} />
        <section
          aria-label="What we understand"
          className="mt-3 min-h-20 border-hairline border-b pb-4 sm:min-h-16"
        >
          {isInBrowser && (
            <Suspense>
              <UnderstoodChips draft={draft} reads={readText === draft.text ? reads : null} onChange={edit} />
            </Suspense>
          )}
        </section>
        <Examples
          onChoose={(text) => {
            const before = draft.text;
            edit({ text });
            if (before.trim() !== "" && before !== text)
              showToast("info", "The example replaced what you wrote.", {
                label: "Undo",
                onPress: () => change({ text: before }),
              });
          }}
        />
        {isInBrowser && (
          <Suspense>
            <PictureLook text={draft.text} longest={longest} onChange={edit} />
          </Suspense>
        )}
        {isInBrowser ? (
          <Suspense fallback={<Skeleton className="mt-10 h-96" />}>
            <Guided draft={draft} read={read} errors={errors} pictures={pictures} onChange={edit} />
          </Suspense>
        ) : (
          <Skeleton className="mt-10 h-96 scripting-none:hidden" />
        )}
      </div>
      <CreateBox draft={draft} account={account} isLinked={isLinked} errors={errors} onErrors={setErrors} />
    </div>
  );
}

/** Errors that a changed field clears, where their names differ from the field's. */
const meantBy: Readonly<Record<string, readonly string[]>> = {
  text: ["brief", "room"],
  room: ["brief", "room"],
  width: ["width", "depth"],
  depth: ["width", "depth"],
  plan: ["plan", "room", "width", "depth", "ceiling"],
};

/** The style that the address names is chosen. */
function useStyleAsked(known: Readonly<Record<string, unknown>>, change: (part: Partial<Draft>) => void) {
  const asked = useSearchAsked().get("style");
  useEffect(() => {
    if (asked && Object.hasOwn(known, asked)) change({ style: asked });
  }, [asked, known, change]);
}

function Words({
  text,
  error,
  onChange,
}: {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const id = useId();
  const left = longest - text.length;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="heading text-lg">
        Your brief
      </label>
      <p id={`${id}-hint`} className="text-graphite">
        Tell us about the room: its size, the style you like, what it must have, and your budget.
      </p>
      <textarea
        id={id}
        name="brief"
        rows={5}
        maxLength={longest}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        aria-invalid={error ? true : undefined}
        placeholder="A 5' × 8' bathroom with a walk-in shower and no tub. Warm and modern, under $15,000."
        className={`${inputClass} field-sizing-content min-h-36 py-3 text-lg leading-7`}
      />
      <div className="flex justify-between gap-4">
        <FieldMessage id={`${id}-error`} message={error} />
        {left < 200 && <p className="figures ml-auto text-graphite text-sm">{`${left} characters left`}</p>}
      </div>
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <section aria-labelledby="examples" className="mt-5">
      <h2 id="examples" className="font-medium text-sm">
        Or start from an example
      </h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-3 sm:gap-3">
        {examples.map(({ title, text }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="block size-full rounded-sm border border-edge bg-white px-3 py-2.5 text-left hover:border-ink"
            >
              <span className="block font-medium text-sm">{title}</span>
              <span className="mt-0.5 line-clamp-2 text-graphite text-sm">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
