import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import { Logo } from "../../ui/logo.tsx";
import { type NotEntered, showroomIdLength } from "./enter-showroom.ts";
import { type FoundShowroom, useShowroomLookup } from "./use-showroom-lookup.ts";

/**
 * Asks for a Showroom ID, shows whose it is once complete, and enters it. Without scripts it is a plain form, and the
 * result comes with the next page.
 */
export function ShowroomIdForm({
  action = "/?index",
  fieldId,
  refused: before,
  onFound,
}: {
  action?: string;
  fieldId?: string;
  /** An ID that a link asked for in vain. */
  refused?: NotEntered;
  /** Hears whose ID has been typed; undefined once it is no longer one. */
  onFound?: ((showroom: FoundShowroom | undefined) => void) | undefined;
}) {
  const refused = useActionData<NotEntered>() ?? before;
  const [typed, setTyped] = useState(refused?.typed ?? "");
  const { found, warning: lookupWarning, isLooking } = useShowroomLookup(typed);
  const isEntering = useNavigation().formAction?.endsWith(action) ?? false;
  const ownId = useId();
  const id = fieldId ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const [wished, setWished] = useState<string>();
  // after a paste, Enter may come before the lookup's result; the button is never disabled for it
  useEffect(() => {
    if (found && wished === typed) field.current?.form?.requestSubmit();
  }, [found, wished, typed]);
  useEffect(() => onFound?.(found), [found, onFound]);
  const warning = lookupWarning ?? (typed === refused?.typed ? refused?.warning : undefined);
  return (
    <Form
      method="post"
      action={action}
      className="grid gap-3"
      onSubmit={(event) => {
        if (found) return;
        event.preventDefault();
        setWished(typed);
      }}
    >
      <label htmlFor={id} className="font-medium text-sm">
        Enter Showroom ID
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          name="showroom_id"
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\s/g, "").slice(0, showroomIdLength))}
          required
          minLength={showroomIdLength}
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={`${id}-state`}
          className={`${inputClass} code min-w-0 flex-1 scroll-mt-48 uppercase tracking-[0.08em]`}
        />
        {/* the first button is the one that Enter presses, so it comes before the one that waits for scripts */}
        <noscript>
          <button type="submit" className={buttonClass()}>
            Next
          </button>
        </noscript>
        <Button
          type="submit"
          aria-disabled={!found}
          pending={isEntering}
          className="shrink-0 aria-disabled:cursor-not-allowed aria-disabled:border-hairline aria-disabled:bg-sunk aria-disabled:text-graphite scripting-none:hidden"
        >
          Next
        </Button>
      </div>
      <LookupState id={`${id}-state`} found={found} warning={warning} isLooking={isLooking} />
    </Form>
  );
}

/** The showroom's owner, the error, or where to get an ID. */
function LookupState({
  id,
  found,
  warning,
  isLooking,
}: {
  id: string;
  found: FoundShowroom | undefined;
  warning: string | undefined;
  isLooking: boolean;
}) {
  const answer = useRef<HTMLDivElement>(null);
  // on a phone the field may be at the bottom edge, with the result below it or behind a bar at the foot
  useEffect(() => {
    if (found || warning) answer.current?.scrollIntoView({ block: "nearest" });
  }, [found, warning]);
  return (
    <div ref={answer} id={id} role="status" className="grid scroll-mb-6 min-h-14 items-center text-sm">
      {found && <Found showroom={found} />}
      {!found && warning && (
        <p className="flex items-start gap-2 text-warn">
          <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
          {warning}
        </p>
      )}
      {!found && !warning && (
        <p className="text-graphite">
          {isLooking
            ? "Looking up"
            : "Eight characters. Ask your contractor or designer, who sets the prices you see."}
        </p>
      )}
    </div>
  );
}

function Found({ showroom }: { showroom: FoundShowroom }) {
  return (
    <p className="flex items-center gap-3">
      {showroom.logo ? (
        <Logo picture={showroom.logo} width_px={112} height_px={56} arrival="soon" />
      ) : (
        <span
          aria-hidden
          className="heading grid size-14 shrink-0 place-items-center border border-hairline bg-white text-lg"
        >
          {initials(showroom.company_name)}
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold text-base">{showroom.company_name}</span>
        <span className="code text-graphite">{showroom.vsd_id}</span>
      </span>
    </p>
  );
}

function initials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
}
