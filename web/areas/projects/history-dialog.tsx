import { useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import type { ProjectLineChange, ProjectState } from "../../../contract/design/project-history.ts";
import { ApiError, api } from "../../client/api.ts";
import { useRequest } from "../../client/use-request.ts";
import { surfaceName } from "../../kit/projects/surface-name.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatCount, formatDateTime, plural } from "../../ui/format.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";

/** What was changed in a project, when and by whom, and the way back to each earlier state. Loads when opened. */
export default function HistoryDialog({
  project,
  onRestore,
  onClose,
}: {
  project: Project;
  onRestore: (project: Project) => void;
  onClose: () => void;
}) {
  const { id } = project;
  const { states, problem } = useStates(project);
  const [restoring, setRestoring] = useState<number>();
  const restore = async (to: number) => {
    setRestoring(to);
    try {
      const params = { id, version: to };
      const { data, message } = await api("POST /api/projectCart/{id}/history/{version}/restore", {
        params,
        body: {},
      });
      onRestore(data);
      showToast("success", message ?? "Restored.");
      onClose();
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setRestoring(undefined);
    }
  };
  return (
    <Dialog title="History" isOpen onClose={onClose}>
      <p className="text-graphite text-sm">
        Restoring brings back the products from that version. The current version stays in this list.
      </p>
      {problem && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {problem}
        </p>
      )}
      {!states && !problem && (
        <>
          <Loading>Loading the history</Loading>
          <Skeleton className="mt-3 h-24" />
        </>
      )}
      <ol className="mt-3">
        {states?.map((state) => (
          <StateRow
            key={state.version}
            state={state}
            isRestoring={restoring === state.version}
            onRestore={() => void restore(state.version)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

function StateRow({
  state,
  isRestoring,
  onRestore,
}: {
  state: ProjectState;
  isRestoring: boolean;
  onRestore: () => void;
}) {
  return (
    <li className="border-hairline border-t py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="figures font-medium">{formatDateTime(state.at)}</p>
          <p className="figures text-graphite text-sm">
            {[whoWords(state), plural(state.lines, "product")].filter(Boolean).join(" · ")}
          </p>
        </div>
        {state.is_present ? (
          <p className="text-graphite text-sm">Current version</p>
        ) : (
          <Button size="sm" variant="secondary" pending={isRestoring} onClick={onRestore}>
            Restore
            <span className="sr-only">{`the version from ${formatDateTime(state.at)}`}</span>
          </Button>
        )}
      </div>
      <Changes state={state} />
    </li>
  );
}

/** The history of a project, again whenever the project has changed. */
function useStates({ id, version }: Project) {
  const [states, setStates] = useState<readonly ProjectState[]>();
  const [problem, setProblem] = useState<string>();
  useRequest(`${id} ${version}`, (signal) => {
    const call = { params: { id }, signal, feedback: "none" } as const;
    api("GET /api/projectCart/{id}/history", call).then(
      ({ data }) => setStates(data.data),
      (error) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      },
    );
  });
  return { states, problem };
}

const whoWords = ({ by }: ProjectState) => (by ? (by.is_me ? "You" : by.name) : "");

function Changes({ state }: { state: ProjectState }) {
  if (state.changes.length === 0) return null;
  return (
    <ul className="figures mt-1 text-sm">
      {state.changes.slice(0, 8).map((change) => (
        <li key={`${change.sku} ${change.surface}`} className="wrap-anywhere">
          {changeWords(change)}
        </li>
      ))}
      {state.changes.length > 8 && (
        <li className="text-graphite">{`and ${state.changes.length - 8} more`}</li>
      )}
    </ul>
  );
}

function changeWords({ change, name, surface, qty_before, qty }: ProjectLineChange): string {
  const what = surface ? `${name} for ${surfaceName(surface)}` : name;
  if (change === "added") return `Added ${formatCount(qty)} × ${what}`;
  if (change === "removed") return `Removed ${what}`;
  return `${what}: ${formatCount(qty_before)} → ${formatCount(qty)}`;
}
