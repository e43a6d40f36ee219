import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { TemplateRow } from "../../../../contract/room-library.ts";
import { api } from "../../../api.ts";
import { ApiError } from "../../../api-call.ts";
import { useSession } from "../../../session/use-session.ts";
import type { useBeginRoom } from "../begin-room.ts";
import { useDelayedRemoval } from "../delayed-removal.ts";
import { asGuest } from "../guest-key.ts";
import { areaWords, inWords, roomLabel } from "../room-words.ts";
import { StartFromTemplate } from "./start-forms.tsx";
import { TemplatePicture } from "./template-picture.tsx";

/** Rooms that the visitor has kept as templates. Nothing while there are none. */
export function OwnTemplates({
  showroom,
  begin,
}: {
  showroom: string | undefined;
  begin: ReturnType<typeof useBeginRoom>;
}) {
  const { status } = useSession();
  const [templates, setTemplates] = useState<readonly TemplateRow[]>([]);
  const { hidden, remove } = useDelayedRemoval((id) =>
    api("DELETE /api/templates/{id}", { params: { id }, query: asGuest() }),
  );
  useEffect(() => {
    if (status === "unknown" || status === "loading") return;
    const abort = new AbortController();
    api("GET /api/templates", {
      query: { ...asGuest(), of: "own", per_page: 12 },
      signal: abort.signal,
      feedback: "none",
    })
      .then(({ data }) => setTemplates(data.data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) && !abort.signal.aborted) throw error;
      });
    return () => abort.abort();
  }, [status]);
  const shown = templates.filter(({ id }) => !hidden.has(id));
  if (shown.length === 0) return null;
  return (
    <section className="mt-10 border-hairline border-t pt-6">
      <h2 className="heading text-lg">Your templates</h2>
      <ul className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((template) => (
          <li key={template.id}>
            <TemplatePicture template={template} sizes="(width < 769px) 100vw, 330px" />
            <p className="mt-2 font-medium">{template.name}</p>
            <p className="text-graphite text-sm">
              {[
                template.style && inWords(template.style),
                roomLabel(template.room),
                areaWords(template.area_sqft),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              {showroom && (
                <StartFromTemplate {...{ template, showroom, begin }} variant="secondary" label="Start" />
              )}
              <button
                type="button"
                onClick={() => remove(template.id, `Deleted “${template.name}”.`)}
                className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk"
              >
                <Trash2 aria-hidden size={16} /> Delete
                <span className="sr-only">{template.name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
