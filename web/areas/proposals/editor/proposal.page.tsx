import { useMemo, useState } from "react";
import { Link } from "react-router";
import { mostInProposal, proposalStatuses } from "../../../../contract/design/proposal-content.ts";
import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import { ApiError, api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { SaveTrouble } from "../../../kit/saving/save-trouble.tsx";
import { TwoVersions } from "../../../kit/saving/two-versions.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { ProposalDocument } from "../client/document.tsx";
import { proposalTones } from "../proposal-words.ts";
import type { Route } from "./+types/proposal.page.ts";
import { addSection } from "./edit.ts";
import { AddressFields, HeadFields } from "./head-fields.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { ProposalRecord } from "./record.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SidePanel } from "./side-panel.tsx";
import { type DraftState, useDraft } from "./use-draft.ts";

export const meta = titled("Proposal");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/proposals/{id}", { params })).data;
}

/** The editor of a proposal: it saves itself, and the totals come from the server. */
export default function ProposalPage({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.id} first={loaderData} />;
}

function Editor({ first }: { first: Route.ComponentProps["loaderData"] }) {
  const state = useDraft(first);
  const { proposal, draft, change } = state;
  const [problemsShown, setProblemsShown] = useState(proposal.version > 0);
  const lines = useMemo(() => new Map(proposal.lines.map((line) => [line.id, line])), [proposal.lines]);
  const problemOf = (field: string): string | undefined =>
    state.progress.error?.errors[field]?.[0] ??
    (problemsShown ? proposal.problems.find((each) => each.field === field)?.message : undefined);
  const { preview, show, close } = usePreview(state, () => setProblemsShown(true));
  const isReadOnly = proposal.kind === "quote" || proposal.status === "canceled";
  return (
    <>
      <Link to="/account/proposals" className="link inline-flex min-h-11 items-center text-sm">
        All proposals
      </Link>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="heading text-xl wrap-anywhere md:text-2xl">{draft.content.title || "New proposal"}</h1>
        <span className="figures text-graphite">{proposal.number}</span>
        <Badge tone={proposalTones[proposal.status]}>{proposalStatuses[proposal.status]}</Badge>
      </div>
      {proposal.next && <p className="mt-1">{proposal.next}</p>}
      {state.progress.state === "stale" && (
        <TwoVersions what="proposal" settle={state.settle} className="mt-4" />
      )}
      <SaveTrouble what="This proposal" {...state} />
      <div className="mt-2 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <ProposalRecord proposal={proposal} onChange={state.replace} />
          {!isReadOnly && (
            <>
              {proposal.version > 0 && (
                <h2 className="heading mt-10 border-ink border-b pb-2 text-lg">Draft</h2>
              )}
              <HeadFields draft={draft} change={change} problemOf={problemOf} />
              {draft.content.sections.map((section) => (
                <SectionEditor
                  key={section.id}
                  section={section}
                  lines={lines}
                  change={change}
                  vsd_id={proposal.vsd_id}
                />
              ))}
              {draft.content.sections.length < mostInProposal.sections && (
                <Button className="mt-6" variant="secondary" onClick={() => change(addSection())}>
                  Add a section
                </Button>
              )}
              <p className="mt-2 text-graphite text-sm">
                Press Alt and an arrow key to move the current line.
              </p>
              <h2 className="heading mt-10 border-ink border-b pb-2 text-lg">Ship products to</h2>
              <AddressFields draft={draft} change={change} problemOf={problemOf} />
              <h2 className="heading mt-10 border-ink border-b pb-2 text-lg">Payments and terms</h2>
              <PaymentFields draft={draft} change={change} problemOf={problemOf} />
            </>
          )}
        </div>
        <SidePanel state={state} onPreview={show} />
      </div>
      {preview && (
        <Dialog
          isOpen
          title="As the client sees it"
          className="w-[min(60rem,calc(100vw-2rem))]"
          onClose={close}
        >
          <ProposalDocument proposal={preview} />
        </Dialog>
      )}
    </>
  );
}

/** The draft as the client would see it, once it is saved. */
function usePreview(state: DraftState, onShown: () => void) {
  const [preview, setPreview] = useState<ClientProposal>();
  const ask = async () => {
    try {
      const trouble = await state.saveFirst();
      if (trouble) return showToast("error", trouble);
      const { data } = await api("GET /api/pro/proposals/{id}/preview", {
        params: { id: state.proposal.id },
      });
      onShown();
      setPreview(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return { preview, show: () => void ask(), close: () => setPreview(undefined) };
}
