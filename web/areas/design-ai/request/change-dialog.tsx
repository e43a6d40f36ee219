import { useRef, useState } from "react";
import type { ChangePreview } from "../../../../contract/design/ai-design-changes.ts";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { NoCredits, RefusalNote } from "../brief/refusal-note.tsx";
import { refusalOf } from "../brief/use-create.ts";
import type { AiAccount } from "../use-ai-account.ts";
import { PreviewedChange } from "./change-preview.tsx";
import { DesignHistory } from "./design-history.tsx";
import { DesignLines } from "./design-lines.tsx";
import { changesFor } from "./suggested-changes.ts";

type Asked = { words: string } | { place: string; sku: string | null };

/** Changes a design: by words, line by line, or back through its history. Each change is shown before it is made. */
export default function ChangeDialog({
  design,
  account,
  onDesign,
  onClose,
}: {
  design: AiDesignView;
  account: AiAccount;
  /** The design is another one now. */
  onDesign: (design: AiDesignView) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const [preview, setPreview] = useState<ChangePreview>();
  const form = useApiForm();
  const underway = useRef<AbortController>(null);
  const look = (body: Asked) =>
    form.send(async () => {
      const abort = new AbortController();
      underway.current = abort;
      try {
        const { data } = await api("POST /api/AI/designs/{id}/preview", {
          params: { id: design.id },
          body,
          feedback: "none",
          signal: abort.signal,
        });
        setPreview(data);
      } catch (error) {
        if (!abort.signal.aborted) throw error;
      }
    });
  const stopLooking = () => underway.current?.abort();
  const make = (change: string) =>
    form.send(async () => {
      const { data } = await api("POST /api/AI/designs/{id}/changes/{change}", {
        params: { id: design.id, change },
        feedback: "none",
      });
      onDesign(data);
      setWords("");
      setPreview(undefined);
      await account.refresh();
    });
  const back = () => {
    form.setErrors({});
    setPreview(undefined);
  };
  const refusal = form.refusal && !form.errors.words && (
    <div className="mt-4">
      <RefusalNote refusal={refusalOf(form.refusal)} />
    </div>
  );
  return (
    <Dialog
      isOpen
      keepsTyped
      onClose={() => {
        stopLooking();
        onClose();
      }}
      title={preview ? "Preview of the change" : `Change ${design.title}`}
      className="w-[min(46rem,calc(100vw-2rem))]!"
      footer={
        preview && (
          <PreviewActions
            preview={preview}
            account={account}
            isSending={form.isSending}
            onCancel={back}
            onMake={(change) => void make(change)}
          />
        )
      }
    >
      {preview ? (
        <>
          <PreviewedChange preview={preview} />
          {refusal}
        </>
      ) : (
        <div className="grid gap-8">
          <form
            noValidate
            ref={form.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (words.trim() === "") return form.setErrors({ words: ["Say what should be different."] });
              void look({ words: words.trim() });
            }}
          >
            <TextArea
              label="What should be different?"
              name="words"
              value={words}
              rows={2}
              maxLength={2000}
              error={form.errors.words}
              data-first-focus
              onChange={(event) => {
                form.setErrors({});
                setWords(event.target.value);
              }}
            />
            <ul aria-label="Suggestions" className="mt-3 flex flex-wrap gap-2">
              {changesFor(design).map((suggestion) => (
                <li key={suggestion}>
                  <Button size="sm" variant="secondary" onClick={() => setWords(joined(words, suggestion))}>
                    {suggestion}
                  </Button>
                </li>
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="text-graphite text-sm">
                {form.isSending
                  ? "Working out what would change"
                  : "You see what it does first. That's free."}
              </p>
              <Actions
                {...(form.isSending && { onCancel: stopLooking })}
                main={
                  <Button type="submit" pending={form.isSending}>
                    Preview change
                  </Button>
                }
              />
            </div>
            {refusal}
          </form>
          {design.steps.length > 1 && (
            <section>
              <h3 className="mb-2 font-semibold">History</h3>
              <DesignHistory design={design} onDesign={onDesign} />
            </section>
          )}
          <section>
            <h3 className="font-semibold">Line by line</h3>
            <p className="mt-1 mb-3 text-graphite text-sm">
              Keep what changes should leave alone. Choosing an alternative is free.
            </p>
            <DesignLines
              design={design}
              onDesign={onDesign}
              onSwap={(swap) => void look(swap)}
              isBusy={form.isSending}
            />
          </section>
        </div>
      )}
    </Dialog>
  );
}

const joined = (words: string, suggestion: string): string =>
  words.trim() === "" ? suggestion : `${words.trim().replace(/[.,]$/, "")}. ${suggestion}`;

function PreviewActions({
  preview: { id, credits },
  account,
  isSending,
  onCancel,
  onMake,
}: {
  preview: ChangePreview;
  account: AiAccount;
  isSending: boolean;
  onCancel: () => void;
  onMake: (change: string) => void;
}) {
  if (id === null) return <Actions main={<Button onClick={onCancel}>Change something else</Button>} />;
  const left = account.user?.credits ?? 0;
  const isShort = credits > left;
  return (
    <>
      <div className="figures min-w-0 flex-1 basis-48 self-center text-sm">
        {credits === 0 ? (
          <p>This change is free.</p>
        ) : isShort ? (
          <NoCredits isConfirmed={account.user?.email_verified_at !== null} />
        ) : (
          <p>{`Costs 1 credit. You have ${left}.`}</p>
        )}
      </div>
      <Actions
        onCancel={onCancel}
        main={
          <Button pending={isSending} disabled={isShort} onClick={() => onMake(id)}>
            Make this change
          </Button>
        }
      />
    </>
  );
}
