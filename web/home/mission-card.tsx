import type { ShowroomProfile } from "../../contract/showrooms.ts";
import { buttonClass } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { ShowroomIdForm } from "./showroom-id-form.tsx";

/** The way into a showroom; back into the active one, or into another. */
export function MissionCard({ showroom }: { showroom: ShowroomProfile | null }) {
  return (
    <section
      id="showroom-id"
      aria-labelledby="mission"
      className="scroll-mt-6 border border-ink bg-paper p-6 md:p-8 target:outline-2 target:outline-accent target:outline-offset-4"
    >
      <h2 id="mission" className="heading mb-5 text-lg">
        Our mission is to reduce the cost of your renovation
      </h2>
      {showroom ? <ActiveShowroom showroom={showroom} /> : <ShowroomIdForm />}
    </section>
  );
}

function ActiveShowroom({ showroom }: { showroom: ShowroomProfile }) {
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
            <ShowroomIdForm />
          </div>
        </details>
      </div>
    </>
  );
}
