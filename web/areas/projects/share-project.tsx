import { useState } from "react";
import type { ProjectLink, ProjectShares } from "../../../contract/design/shared-projects.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { shopHref } from "../../client/shop-href.ts";
import { useRequest } from "../../client/use-request.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDate, formatDateTime, plural } from "../../ui/format.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";
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
      {!shares && !problem && (
        <>
          <Loading>Loading the links</Loading>
          <Skeleton className="mt-3 h-20" />
        </>
      )}
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
          <OldLinks links={shares.links} />
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
          <LinkRow key={link.id} link={link} onRevoke={() => onRevoke(link.id)} />
        ))}
    </ul>
  );
}

function OldLinks({ links }: { links: readonly ProjectLink[] }) {
  const gone = links.filter(({ state }) => state !== "open");
  if (gone.length === 0) return null;
  return (
    <details className="mt-6 text-sm">
      <summary className="min-h-11 cursor-pointer py-3">{plural(gone.length, "old link")}</summary>
      <ul>
        {gone.map((link) => (
          <li key={link.id} className="border-hairline border-t py-2 text-graphite">
            {`${nameOf(link)}: ${link.state === "revoked" ? "revoked" : "expired"}, ${openedWords(link)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const nameOf = (link: ProjectLink) =>
  link.label || link.approver?.name || (link.can_comment ? "Link for comments" : "Read-only link");

const openedWords = ({ opens, opened_at }: ProjectLink) =>
  opened_at ? `opened ${plural(opens, "time")}, last ${formatDateTime(opened_at)}` : "not opened yet";

function LinkRow({ link, onRevoke }: { link: ProjectLink; onRevoke: () => void }) {
  const address = new URL(shopHref(link.url), window.location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast("success", "Link copied.");
  };
  return (
    <li className="border-hairline border-b py-3">
      <p className="font-medium wrap-anywhere">{nameOf(link)}</p>
      <p className="figures text-graphite text-sm">
        {[
          link.approver
            ? `Can approve as ${link.approver.email}`
            : link.can_comment
              ? "Can comment"
              : "Read only",
          link.expires_at ? `until ${formatDate(link.expires_at)}` : "no end",
          openedWords(link),
        ].join(" · ")}
      </p>
      <input
        aria-label={`Address of ${nameOf(link)}`}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1 h-11 w-full rounded-sm border border-edge bg-white px-3 text-sm"
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button size="sm" variant="quiet" onClick={onRevoke}>
          Revoke
          <span className="sr-only">{nameOf(link)}</span>
        </Button>
      </div>
    </li>
  );
}
