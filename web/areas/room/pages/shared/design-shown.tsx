import { Check } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { SharedDesign } from "../../../../../contract/design/ai-design-shares.ts";
import type { RoomList } from "../../../../kit/room/room-list.ts";
import { RoomProductList } from "../../../../kit/room/room-product-list.tsx";
import { areaWords, roomLabel } from "../../../../kit/room/room-words.ts";
import { plural } from "../../../../ui/format.ts";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import { useIsLive } from "../../../../ui/use-is-live.ts";
import { InlineDrawing } from "../summary/inline-drawing.tsx";
import "./shared-room.css";

/** Loaded with the 3D code, after the page. */
const SharedView = lazy(() => loadInTime(import("./shared-view.tsx")));

type Shown = Omit<SharedDesign, "changed_at" | "expires_at">;

/** A design for others than its owner: the room in 3D, its plan with sizes, the rules it keeps, and what it takes. */
export function DesignShown({
  shown,
  drawing,
  list,
  children,
}: {
  shown: Shown;
  /** SVG of domain/room/drawing. */
  drawing: string;
  list: RoomList;
  /** What can be done with it. */
  children?: ReactNode;
}) {
  const isReady = useIsLive();
  const { title, arrangement, style_name, area_sqft, design, showroom } = shown;
  const facts = [roomLabel(design.room), areaWords(area_sqft), style_name, arrangement];
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className="heading text-xl wrap-anywhere md:text-2xl">{title}</h1>
        <p className="figures mt-2 mb-6 text-graphite">{facts.filter(Boolean).join(" · ")}</p>
        {isReady && (
          <Suspense
            fallback={<div className="shared-view animate-pulse bg-sunk motion-reduce:animate-none" />}
          >
            <div className="mb-6">
              <SharedView design={design} showroom={showroom.vsd_id} />
            </div>
          </Suspense>
        )}
        <InlineDrawing svg={drawing} label={`Floor plan of ${title}, to scale`} />
        <Rules {...shown} />
      </div>
      <div>
        {children}
        <h2 className="heading mb-4 text-lg">{`Products at ${showroom.company_name}`}</h2>
        <RoomProductList list={list} vsdId={showroom.vsd_id} />
      </div>
    </div>
  );
}

function Rules({ rules_checked, findings }: Pick<Shown, "rules_checked" | "findings">) {
  return (
    <section aria-label="Planning rules" className="mt-6">
      <p className="flex gap-2">
        <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-good" />
        {`${plural(rules_checked, "planning rule")} checked, all required ones met`}
      </p>
      {findings.length > 0 && (
        <details className="mt-1 ml-6 text-sm">
          <summary className="link inline-block py-1 text-graphite">
            {`${plural(findings.length, "place")} below the recommendation`}
          </summary>
          <ul className="mt-1 grid gap-2">
            {findings.map(({ title, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule may occur twice, with the same words
              <li key={`${title} ${at}`}>
                <span className="block font-medium">{title}</span>
                <span className="text-graphite">{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
