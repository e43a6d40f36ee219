import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { KeptContent } from "../../../../contract/admin/content.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { WayBack } from "../structure/structure-parts.tsx";
import type { Route } from "./+types/piece.page.ts";
import { FaqEditor } from "./faq-editor.tsx";
import { History } from "./history.tsx";
import { type MailPiece, MailPreview } from "./mail-preview.tsx";
import { PageEditor } from "./page-editor.tsx";
import { StoriesEditor } from "./stories-editor.tsx";
import { type ContentEditing, useContent } from "./use-content.ts";
import { WordsEditor } from "./words-editor.tsx";

/** With the pages that it shows and what reads Markdown. */
const Preview = lazy(() =>
  loadInTime(import("./preview.tsx")).then((preview) => ({ default: preview.Preview })),
);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(loaderData?.title ?? "Texts", matches) },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const piece = params.piece as KeptContent["key"];
  return (await signedInApi(request)("GET /api/admin/content/{piece}", { params: { piece } })).data;
}

/** One text: what is typed at the left, what visitors will see at the right, and what it was before below. */
export default function PiecePage({ loaderData }: Route.ComponentProps) {
  return <PieceEditor key={loaderData.key} loaded={loaderData} />;
}

function PieceEditor({ loaded }: { loaded: KeptContent }) {
  const editing = useContent(loaded);
  const { kept, value, isBusy, isDirty, errors, conflict } = editing;
  const [open, setOpen] = useState<readonly number[]>([]);
  const path = kept.path.replace(/#.*$/, "");
  return (
    <>
      <WayBack to="/account/admin/content">All texts</WayBack>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="heading text-xl md:text-2xl">{kept.title}</h1>
        <Badge tone={kept.is_changed ? "good" : "neutral"}>
          {kept.is_changed ? "Changed" : "Default text"}
        </Badge>
        {kept.draft_at && <Badge tone="warn">Draft</Badge>}
      </div>
      <p className="mt-1 text-graphite text-sm">
        {kept.draft_at &&
          `Draft saved ${formatDateTime(kept.draft_at)}${kept.draft_by ? ` by ${kept.draft_by}` : ""}. `}
        {kept.path ? (
          <Link to={kept.path} className="link inline-flex min-h-6" target="_blank" rel="noreferrer">
            View live page
          </Link>
        ) : (
          "We use this text in every email of this kind. The preview shows sample data."
        )}
      </p>
      <div className="mt-8 grid gap-x-10 gap-y-10 xl:grid-cols-2">
        <div className="min-w-0">
          <ErrorNote errors={errors} onOpen={setOpen} />
          <Editor editing={editing} open={open} onOpen={setOpen} />
        </div>
        <div className="min-w-0">
          <div className="xl:sticky xl:top-6">
            <Suspense fallback={<SkeletonText lines={12} />}>
              {value.kind === "words" && isMail(kept.key) ? (
                <MailPreview piece={kept.key} value={value} />
              ) : (
                <Preview value={value} path={path} isNumbered={kept.is_numbered} open={open} />
              )}
            </Suspense>
          </div>
        </div>
      </div>
      {conflict ? <ConflictBar editing={editing} conflict={conflict} /> : <ActionBar editing={editing} />}
      <History
        kept={kept}
        isBusy={isBusy}
        isUnsaved={isDirty || kept.draft !== null}
        onRestore={(number) => {
          setOpen([]);
          editing.restore(number);
        }}
      />
    </>
  );
}

const isMail = (key: KeptContent["key"]): key is MailPiece => key.startsWith("mail_");

type Open = (open: readonly number[]) => void;

function Editor({
  editing: { kept, value, setValue, errors },
  open,
  onOpen,
}: {
  editing: ContentEditing;
  open: readonly number[];
  onOpen: Open;
}) {
  const rest = { onChange: setValue, errors, open, onOpen, placeholders: kept.placeholders };
  if (value.kind === "faq") return <FaqEditor value={value} {...rest} />;
  if (value.kind === "testimonials") return <StoriesEditor value={value} {...rest} />;
  if (value.kind === "words") {
    const parts = { onChange: setValue, errors, placeholders: kept.placeholders };
    return <WordsEditor value={value} fields={kept.fields ?? []} {...parts} />;
  }
  return <PageEditor value={value} {...rest} />;
}

/** What has to be put right, with the way to the part. */
function ErrorNote({ errors, onOpen }: { errors: FieldErrors; onOpen: Open }) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <div className="mb-5">
      <FormNote>
        {found.map(([field, messages]) => {
          const numbers = [...field.matchAll(/\.(\d+)/g)].map(([, number]) => Number(number));
          return (
            <span key={field} className="block">
              {`${messages.join(" ")} `}
              {numbers.length > 0 && !field.startsWith("value.texts") && (
                <button type="button" className="link inline-flex min-h-6" onClick={() => onOpen(numbers)}>
                  Show where
                </button>
              )}
            </span>
          );
        })}
      </FormNote>
    </div>
  );
}

const barClass =
  "sticky bottom-(--foot) z-10 mt-10 flex flex-wrap items-center justify-end gap-3 border-ink border-t bg-paper py-4";

function ActionBar({ editing }: { editing: ContentEditing }) {
  const { kept, isDirty, isBusy, saveDraft, publish, discard } = editing;
  if (!isDirty && !kept.draft) return null;
  return (
    <div className={barClass}>
      <p role="status" className="grow text-graphite text-sm">
        {isDirty ? "Unsaved changes." : "The draft is saved. Only admins see it."}
      </p>
      <Actions
        out={
          <Button variant="quiet" disabled={isBusy} onClick={discard}>
            {kept.draft ? "Discard draft" : "Discard"}
          </Button>
        }
        main={
          <Button pending={isBusy} onClick={publish}>
            Publish
          </Button>
        }
      >
        {isDirty && (
          <Button variant="secondary" disabled={isBusy} onClick={saveDraft}>
            Save draft
          </Button>
        )}
      </Actions>
    </div>
  );
}

function ConflictBar({ editing: { settle }, conflict }: { editing: ContentEditing; conflict: KeptContent }) {
  const { draft_by, published_by, draft_at } = conflict;
  const who = (draft_at ? draft_by : published_by) ?? "Another admin";
  return (
    <div className={barClass}>
      <div role="alert" className="grow basis-80">
        <p className="font-semibold">
          {`${who} ${draft_at ? "saved a draft of" : "published"} this text while you were editing.`}
        </p>
        <p className="text-graphite text-sm">Your changes are still here. Choose which version to keep.</p>
      </div>
      <Actions
        out={
          <Button variant="secondary" onClick={() => settle("theirs")}>
            Use theirs
          </Button>
        }
        main={<Button onClick={() => settle("mine")}>Keep mine</Button>}
      />
    </div>
  );
}
