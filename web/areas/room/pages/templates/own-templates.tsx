import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { TemplateRow } from "../../../../../contract/design/room-library.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { useSession } from "../../../../client/session/use-session.ts";
import type { useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { useDelayedRemoval } from "../../../../kit/room/delayed-removal.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import { areaWords, inWords, roomLabel } from "../../../../kit/room/room-words.ts";
import { TemplatePicture } from "../../../../kit/room/template-picture.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { PublishButton } from "./publish-button.tsx";
import { StartFromTemplate } from "./start-forms.tsx";

/** Rooms that the visitor has kept as templates. Nothing while there are none. */
export function OwnTemplates({
  showroom,
  begin,
}: {
  showroom: string | undefined;
  begin: ReturnType<typeof useBeginRoom>;
}) {
  const { status, user } = useSession();
  const shop = user?.type === "Contractor" ? user.shop_profile : null;
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
      {shop && (
        <p className="mt-1 max-w-[60ch] text-graphite">
          {`Templates you publish show up first for everyone who visits ${shop.company_name}.`}
        </p>
      )}
      <ul className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((template) => (
          <li key={template.id}>
            <OwnTemplate
              template={template}
              showroom={showroom}
              shop={shop?.id}
              begin={begin}
              onChange={(changed) =>
                // its picture is drawn for lists alone
                setTemplates((known) =>
                  known.map((one) => (one.id === changed.id ? { ...changed, picture: one.picture } : one)),
                )
              }
              onDelete={() => remove(template.id, `Deleted “${template.name}”.`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnTemplate({
  template,
  showroom,
  shop,
  begin,
  onChange,
  onDelete,
}: {
  template: TemplateRow;
  showroom: string | undefined;
  /** Id of the showroom that the visitor runs. */
  shop: string | undefined;
  begin: ReturnType<typeof useBeginRoom>;
  onChange: (template: TemplateRow) => void;
  onDelete: () => void;
}) {
  const { name, style, room, area_sqft } = template;
  const facts = [style && inWords(style), roomLabel(room), areaWords(area_sqft)].filter(Boolean);
  return (
    <>
      <TemplatePicture template={template} sizes="(width < 769px) 100vw, 330px" />
      <p className="mt-2 font-medium">{name}</p>
      <p className="text-graphite text-sm">{facts.join(" · ")}</p>
      {template.showroom && (
        <p className="mt-1">
          <Badge tone="good">{`Published in ${template.showroom.company_name}`}</Badge>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {showroom && (
          <StartFromTemplate
            template={template}
            showroom={showroom}
            begin={begin}
            variant="secondary"
            label="Start"
          />
        )}
        {shop && <PublishButton template={template} showroom={shop} onChange={onChange} />}
        <button
          type="button"
          onClick={onDelete}
          className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk"
        >
          <Trash2 aria-hidden size={16} /> Delete
          <span className="sr-only">{name}</span>
        </button>
      </div>
    </>
  );
}
