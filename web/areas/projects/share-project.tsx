import { useState } from "react";
import type { ProjectLink, ProjectShares } from "../../../contract/design/shared-projects.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useRequest } from "../../client/use-request.ts";
import { LoadingLinks, OldShareLinks, openedWords, ShareLinkRow } from "../../kit/sharing/share-links.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDate } from "../../ui/format.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { SharePeople } from "./share-people.tsx";
import { ShareWithPro } from "./share-with-pro.tsx";

/** Whom a project is shown to: its showroom's pro, and everybody who has one of its links. Loads when opened. */
export default function ShareProject({
  project,
  onClose,
}: {
  project: { id: string; name: string; company_name: string };
  onClose: () => void;
}) {
  const [shares, setShares] = useState<ProjectShares>();
  const [problem, setProblem] = useState<string>();
  const [times, setTimes] = useState(0);
  const [isShared, setShared] = useState<boolean>();
  const call = { params: { projectId: project.id }, feedback: "none" } as const;
  const perform = async (act: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await act();
      setShares((await api("GET /api/project/share_links/{projectId}", call)).data);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(Object.values(error.errors)[0]?.[0] ?? error.message);
      return false;
    }
  };
  useRequest(project.id, () => void perform(async () => {}));
  return (
    <Dialog title={`Share “${project.name}”`} isOpen onClose={onClose}>
      {problem && (
        <p role="alert" className="mb-4 text-bad text-sm">
          {problem}
        </p>
      )}
      <ShareWithPro project={project} isShared={isShared} onShared={() => setTimes((times) => times + 1)} />
      <SharePeople
        project={project.id}
        again={times}
        onLoaded={(people) => setShared(people.some(({ role }) => role === "showroom"))}
      />
      <h3 className="mt-6 font-semibold">Links</h3>
      <p className="text-graphite text-sm">
        Anyone with a link sees the products, quantities and prices without an account.
      </p>
      {!shares && !problem && <LoadingLinks />}
      {shares && (
        <>
          <OpenLinks
            links={shares.links}
            onRevoke={(link) =>
              void perform(() =>
                api("DELETE /api/project/share_links/{projectId}/{link}", {
                  params: { projectId: project.id, link },
                  feedback: "none",
                }),
              )
            }
          />
          <NewLinkForm
            onMake={(body) =>
              perform(() => api("POST /api/project/share_link/{projectId}", { ...call, body }))
            }
          />
          <OldShareLinks
            links={shares.links
              .filter(({ state }) => state !== "open")
              .map((link) => ({
                id: link.id,
                words: `${nameOf(link)}: ${link.state === "revoked" ? "revoked" : "expired"}, ${openedWords(link)}`,
              }))}
          />
        </>
      )}
    </Dialog>
  );
}

function OpenLinks({ links, onRevoke }: { links: readonly ProjectLink[]; onRevoke: (id: string) => void }) {
  return (
    <ul>
      {links
        .filter(({ state }) => state === "open")
        .map((link) => (
          <ShareLinkRow
            key={link.id}
            label={nameOf(link)}
            facts={factsOf(link)}
            url={link.url}
            end="Revoke"
            onEnd={() => onRevoke(link.id)}
          />
        ))}
    </ul>
  );
}

const nameOf = (link: ProjectLink) =>
  link.label || link.approver?.name || (link.can_comment ? "Link for comments" : "Read-only link");

const factsOf = (link: ProjectLink) =>
  [
    link.approver ? `Can approve as ${link.approver.email}` : link.can_comment ? "Can comment" : "Read only",
    link.expires_at ? `until ${formatDate(link.expires_at)}` : "no end",
    openedWords(link),
  ].join(" · ");
