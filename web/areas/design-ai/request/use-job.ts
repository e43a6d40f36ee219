import { useCallback, useState } from "react";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { followAiStream } from "../../../client/stream/news.ts";
import { useRequest } from "../../../client/use-request.ts";

/** Before it is asked for again where its stream broke off, and at most while it cannot be reached. */
const again_ms = 800;
const slowest_ms = 10_000;

export interface FollowedJob {
  job: AiJob | null;
  /** Why it cannot be shown; while a job is shown, why it may be out of date. */
  error: ApiError | null;
  /** Looks again at once. */
  reload: () => void;
  /** Takes over what a call has answered. */
  replace: (job: AiJob) => void;
}

export const isUnderWay = ({ status }: Pick<AiJob, "status">): boolean =>
  status === "queued" || status === "running";

/** A request as it goes on, by the server's stream. A lost connection does not end it: it is looked for until it answers. */
export function useJob(id: string): FollowedJob {
  const [state, setState] = useState<Pick<FollowedJob, "job" | "error">>({ job: null, error: null });
  const reload = useRequest(id, (signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait_ms = again_ms;
    const look = async () => {
      try {
        const { data } = await api("GET /api/AI/jobs/{id}", { params: { id }, signal, feedback: "none" });
        if (signal.aborted) return;
        setState({ job: data, error: null });
        if (isUnderWay(data)) await follow(data);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        const isLost = error.status === 0 || error.status === 429 || error.status >= 500;
        setState(({ job }) => ({ job: isLost ? job : null, error }));
        if (isLost) lookLater();
      }
    };
    const lookLater = () => {
      timer = setTimeout(look, wait_ms);
      wait_ms = Math.min(2 * wait_ms, slowest_ms);
    };
    const follow = async (job: AiJob) => {
      const path = `/api/AI/jobs/${encodeURIComponent(id)}/stream`;
      let isOver = false;
      await followAiStream(path, signal, ({ kind, data }) => {
        if (kind !== "job" || signal.aborted) return;
        wait_ms = again_ms;
        const now = { ...job, ...data, designs: [] } as AiJob;
        isOver = !isUnderWay(now);
        // how it ended is shown with its designs
        if (!isOver) setState({ job: now, error: null });
      });
      if (signal.aborted) return;
      if (isOver) await look();
      else lookLater();
    };
    setState(({ job }) => ({ job: job?.id === id ? job : null, error: null }));
    void look();
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
  const replace = useCallback((job: AiJob) => setState({ job, error: null }), []);
  return { ...state, reload, replace };
}
