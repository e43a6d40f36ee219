import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ShowroomIdForm } from "../../showroom/showroom-id-form.tsx";
import type { FoundShowroom } from "../../showroom/use-showroom-lookup.ts";
import type { Say } from "../use-words.ts";

type OnFound = ((showroom: FoundShowroom | undefined) => void) | undefined;

/** The target of links to the form: the field itself, so that a browser without scripts opens its details element. */
const fieldId = "showroom-id";

/** The showroom form: back to the active one, or into another. */
export function MissionCard({
  say,
  showroom,
  onFound,
}: {
  say: Say;
  showroom: ShowroomProfile | null;
  onFound?: OnFound;
}) {
  const location = useLocation();
  // each link to the form focuses it, including the second one
  useEffect(() => {
    const field = location.hash === `#${fieldId}` && document.getElementById(fieldId);
    if (!field) return;
    field.closest("details")?.setAttribute("open", "");
    field.focus();
    field.scrollIntoView({ block: "center" });
  }, [location]);
  return (
    <section
      aria-labelledby="mission"
      className="border border-ink bg-paper p-6 md:p-8 has-[:target]:outline-2 has-[:target]:outline-accent has-[:target]:outline-offset-4"
    >
      <h2 id="mission" className="heading mb-5 text-lg">
        {say("mission")}
      </h2>
      {showroom ? (
        <ActiveShowroom showroom={showroom} onFound={onFound} />
      ) : (
        <ShowroomIdForm fieldId={fieldId} onFound={onFound} />
      )}
    </section>
  );
}

function ActiveShowroom({ showroom, onFound }: { showroom: ShowroomProfile; onFound: OnFound }) {
  return (
    <>
      <p>
        You are in the showroom of <span className="font-semibold">{showroom.company_name}</span>{" "}
        <span className="code whitespace-nowrap text-graphite">{showroom.vsd_id}</span>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/visualize/contractor/all">Continue Shopping</LinkButton>
        <details className="group contents">
          <summary className={buttonClass("secondary")}>New Showroom</summary>
          <div className="mt-2 w-full border-hairline border-t pt-5">
            <ShowroomIdForm fieldId={fieldId} onFound={onFound} />
          </div>
        </details>
      </div>
    </>
  );
}
