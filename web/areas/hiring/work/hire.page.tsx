import { useState } from "react";
import { Link } from "react-router";
import type { HireInFull } from "../../../../contract/design/hires.ts";
import { movesOf } from "../../../../domain/projects/hire-moves.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Section } from "../../../kit/page/section.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import type { Route } from "./+types/hire.page.ts";
import { HireBadge, HireHistory } from "./hire-status.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewShown } from "./review-shown.tsx";

export const meta = titled("Hire");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/hires/{id}", { params })).data;
}

const standing: Record<HireInFull["status"], string> = {
  requested: "The pro hasn't answered yet. You can still withdraw the request.",
  accepted: "The pro works for you and can see what you shared. Finish the hire when the work is done.",
  declined: "The pro declined your request. Your conversation about it is closed; you can ask another pro.",
  withdrawn: "You withdrew the request. Your conversation about it is closed.",
  finished: "This hire is finished. The pro no longer sees your project.",
};

/** One hire as the customer sees it. */
export default function HirePage({ loaderData: hire }: Route.ComponentProps) {
  return (
    <>
      <Link to="/account/hires" className="link inline-flex min-h-11 items-center text-sm">
        All hired pros
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl wrap-anywhere md:text-2xl">{`${hire.pro.name}: ${hire.title}`}</h1>
        <Acts hire={hire} />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <HireBadge status={hire.status} />
        <span className="text-graphite text-sm">{standing[hire.status]}</span>
      </div>
      {hire.reason && (
        <div className="mt-6 max-w-[64ch] border-bad border-l-4 pl-4">
          <p className="font-semibold">{`${hire.pro.name} wrote`}</p>
          <p className="whitespace-pre-line wrap-anywhere">{hire.reason}</p>
        </div>
      )}
      {hire.status === "finished" && !hire.review && <ReviewForm hire={hire} />}
      {hire.review && (
        <Section title="Your review">
          <ReviewShown review={hire.review} pro={hire.pro.name} />
        </Section>
      )}
      <Section title="Your request">
        <p className="mt-3 max-w-[68ch] whitespace-pre-line wrap-anywhere">{hire.message || "No message."}</p>
        <p className="figures mt-3 text-graphite text-sm">
          {hire.budget === null ? "No budget given" : `Budget ${formatUsd(hire.budget)}`}
        </p>
        <Subject hire={hire} />
      </Section>
      <HireHistory hire={hire} mine="customer" />
    </>
  );
}

function Subject({ hire }: { hire: HireInFull }) {
  const to = hire.project ? `/projects/${hire.project}` : hire.room && `/visualize/room/${hire.room}`;
  if (!to) return <p className="mt-2 text-graphite text-sm">You deleted what it was about.</p>;
  return (
    <Link to={to} className="link mt-1 inline-flex min-h-11 items-center">
      {hire.project ? "Open the project" : "Open the room"}
    </Link>
  );
}

function Acts({ hire }: { hire: HireInFull }) {
  const { change } = useChange();
  const [asked, setAsked] = useState<"withdrawn" | "finished">();
  const moves = movesOf(hire.status, "customer");
  const move = async (status: "withdrawn" | "finished") => {
    const isDone = await change(async () => {
      await api("PUT /api/hires/{id}/status", { params: { id: hire.id }, body: { status } });
      return { message: status === "finished" ? "The hire is finished." : "Request withdrawn." };
    });
    if (isDone) setAsked(undefined);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {moves.includes("finished") && <Button onClick={() => setAsked("finished")}>Finish the hire</Button>}
      {hire.conversation && (
        <LinkButton to={`/account/messages/${hire.conversation}`} variant="secondary">
          Messages
        </LinkButton>
      )}
      {moves.includes("withdrawn") && (
        <Button variant="secondary" onClick={() => setAsked("withdrawn")}>
          Withdraw request
        </Button>
      )}
      {hire.pro.is_listed && (
        <LinkButton to={`/pros/${hire.pro.id}`} variant="quiet">
          Profile
        </LinkButton>
      )}
      <SureDialog
        isOpen={asked === "finished"}
        title="Finish this hire?"
        action="Finish the hire"
        onClose={() => setAsked(undefined)}
        onSure={() => move("finished")}
      >
        {`${hire.pro.name} can no longer see your project, and the conversation closes. You can then write a review.`}
      </SureDialog>
      <SureDialog
        isOpen={asked === "withdrawn"}
        title="Withdraw the request?"
        action="Withdraw request"
        onClose={() => setAsked(undefined)}
        onSure={() => move("withdrawn")}
      >
        {`${hire.pro.name} gets an email that you withdrew it.`}
      </SureDialog>
    </div>
  );
}
