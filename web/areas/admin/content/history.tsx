import { useState } from "react";
import type { ContentVersion, KeptContent } from "../../../../contract/admin/content.ts";
import { type Difference, differencesOf } from "../../../../domain/content/differences.ts";
import { api } from "../../../client/api.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDateTime } from "../../../ui/format.ts";

/** What was published, by whom and when, with what each version changed and the way back to it. */
export function History({
  kept,
  isBusy,
  isUnsaved,
  onRestore,
}: {
  kept: KeptContent;
  isBusy: boolean;
  /** Whether a draft or something typed would be lost. */
  isUnsaved: boolean;
  onRestore: (number: number) => void;
}) {
  const [asked, ask] = useState<ContentVersion>();
  return (
    <section className="mt-12">
      <h2 className="heading mb-4 text-lg">History</h2>
      <ol className="border-hairline border-t">
        {kept.history.map((version, at) => (
          <li key={version.number} className="border-hairline border-b py-3">
            <Version kept={kept} version={version} isNow={at === 0} isBusy={isBusy} onRestore={ask} />
          </li>
        ))}
      </ol>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => ask(undefined)}
        title={asked?.number === 0 ? "Restore the default text?" : "Restore this version?"}
        footer={
          <Actions
            onCancel={() => ask(undefined)}
            main={
              <Button
                onClick={() => {
                  if (asked) onRestore(asked.number);
                  ask(undefined);
                }}
              >
                {asked?.number === 0 ? "Restore the default text" : "Restore this version"}
              </Button>
            }
          />
        }
      >
        <p>
          {asked && `Visitors see ${nameOf(asked)} right away. `}
          {isUnsaved && "Your draft and any unpublished changes are discarded."}
        </p>
      </Dialog>
    </section>
  );
}

const nameOf = ({ number }: ContentVersion): string =>
  number === 0 ? "the default text" : `version ${number}`;

function Version({
  kept,
  version,
  isNow,
  isBusy,
  onRestore,
}: {
  kept: KeptContent;
  version: ContentVersion;
  isNow: boolean;
  isBusy: boolean;
  onRestore: (version: ContentVersion) => void;
}) {
  const { number, published_at, published_by, restored } = version;
  const { differences, toggle } = useDifferences(kept, number);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow">
          <span className="font-medium">{number === 0 ? "Default text" : `Version ${number}`}</span>
          {isNow && " · published now"}
          <span className="figures block text-graphite text-sm">
            {published_at
              ? `${formatDateTime(published_at)}${published_by ? ` by ${published_by}` : ""}`
              : "Shown until you publish a change"}
            {restored !== null &&
              ` · ${restored === 0 ? "restored default text" : `restored version ${restored}`}`}
          </span>
        </p>
        {number > 0 && (
          <Button variant="quiet" size="sm" aria-expanded={differences !== undefined} onClick={toggle}>
            {differences ? "Hide changes" : `Changes in version ${number}`}
          </Button>
        )}
        {!isNow && (
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onRestore(version)}>
            {number === 0 ? "Restore the default text" : `Restore version ${number}`}
          </Button>
        )}
      </div>
      {differences && <Differences differences={differences} />}
    </>
  );
}

function useDifferences({ key: piece, fields }: KeptContent, number: number) {
  const labels = new Map(fields?.map(({ id, label }) => [id, label]));
  const [differences, setDifferences] = useState<Difference[]>();
  const toggle = async () => {
    if (differences) return setDifferences(undefined);
    const { data } = await api("GET /api/admin/content/{piece}/versions/{number}", {
      params: { piece, number },
    });
    setDifferences(data.before ? differencesOf(data.before, data.value, labels) : []);
  };
  return { differences, toggle: () => void toggle().catch(() => undefined) };
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0)
    return <p className="mt-2 text-graphite">No changes from the version before it.</p>;
  return (
    <ul className="mt-3 grid gap-4">
      {differences.map(({ label, before, after }) => (
        <li key={label + before + after}>
          <p className="font-medium text-sm">{label}</p>
          <div className="mt-1 grid gap-2 md:grid-cols-2">
            <Side title="Before" text={before} className="bg-bad-tint" />
            <Side title="After" text={after} className="bg-good-tint" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ title, text, className }: { title: string; text: string | null; className: string }) {
  return (
    <div className={`min-w-0 px-3 py-2 text-sm ${className}`}>
      <p className="text-graphite">{title}</p>
      <p className="whitespace-pre-line break-words">{text === null ? "None" : text || "Empty"}</p>
    </div>
  );
}
