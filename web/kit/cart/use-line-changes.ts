import { useLayoutEffect, useRef, useState } from "react";
import type { Project, ProjectLine } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { showToast } from "../../ui/toast.ts";

/** Changes to cart or project lines, and their progress. */
export interface LineChanges {
  /** Lines that are being changed. */
  changing: ReadonlySet<string>;
  /** Pending quantities, by line. */
  wanted: Readonly<Record<string, number>>;
  /** Refusals by line. */
  problems: Readonly<Record<string, string>>;
  setQuantity(line: Pick<ProjectLine, "id" | "sku" | "surface">, qty: number): Promise<void>;
  remove(line: ProjectLine): Promise<void>;
  /** Takes a line of one lot only, or of any (null). */
  setLot(line: Pick<ProjectLine, "id">, lot: string | null): Promise<void>;
}

/** Sends changes to lines one after another; for each line only the last quantity. */
export function useLineChanges(
  project: Project | null | undefined,
  take: (next: Project) => void,
): LineChanges {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const latest = useRef<Record<string, number>>({});
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(project);
  useLayoutEffect(() => {
    known.current = project;
  }, [project]);

  /** `send` returns nothing if there is nothing left to send when its turn comes. */
  const change = (lineId: string, send: () => Promise<{ data: Project }> | undefined) => {
    setChanging((lines) => new Set(lines).add(lineId));
    setProblems(({ [lineId]: _, ...others }) => others);
    const done = queue.current.then(send).then(
      (reply) => {
        if (reply) {
          known.current = reply.data;
          take(reply.data);
        }
        return reply?.data;
      },
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        setProblems((before) => ({ ...before, [lineId]: error.errors.qty?.[0] ?? error.message }));
        // somebody else has changed it: show what it is now
        if (error.code === "stale_version" && error.data) take(error.data as Project);
        return undefined;
      },
    );
    queue.current = done;
    return done.finally(() => setChanging((lines) => new Set([...lines].filter((line) => line !== lineId))));
  };

  return {
    changing,
    problems,
    wanted,
    setQuantity: async (line, qty) => {
      if (!project) return;
      latest.current[line.id] = qty;
      setWanted({ ...latest.current });
      const isLatest = () => latest.current[line.id] === qty;
      // a newer change is sent instead
      await change(line.id, () =>
        isLatest() ? sendQuantity(project, line, qty, seenQuantity(known.current, line.id)) : undefined,
      );
      if (!isLatest()) return;
      delete latest.current[line.id];
      setWanted({ ...latest.current });
    },
    setLot: async ({ id }, lot) => {
      const call = { params: { id }, body: { lot }, feedback: "none" } as const;
      await change(id, () => api("PUT /api/projectCart/lines/{id}/lot", call));
    },
    remove: async (line) => {
      if (!project) return;
      const left = await change(line.id, () =>
        api("DELETE /api/cart/destroy/{id}", {
          params: { id: line.id },
          query: guestKeyOf(project),
          feedback: "none",
        }),
      );
      if (!left) return;
      showToast("success", `Removed ${line.product.name}.`, {
        label: "Undo",
        onPress: () => void change(line.id, () => undoRemoval(left, line)),
      });
    },
  };
}

const guestKeyOf = ({ temp_project_id }: Project) => (temp_project_id ? { temp_project_id } : {});

/** What the page shows of a project that others may change at the same time; a cart is only one's own. */
const seenQuantity = (project: Project | null | undefined, line: string): number | undefined =>
  project?.is_cart ? undefined : project?.Project_tans.find(({ id }) => id === line)?.qty;

function sendQuantity(
  project: Project,
  line: Pick<ProjectLine, "sku" | "surface">,
  qty: number,
  expected_qty?: number,
) {
  const named = project.temp_project_id
    ? { ...guestKeyOf(project), showroom: project.showroom.vsd_id }
    : { project: project.id };
  return api("POST /api/projectCart/update_cart", {
    body: {
      ...named,
      sku: line.sku,
      surface: line.surface,
      qty,
      ...(expected_qty !== undefined && { expected_qty }),
    },
    feedback: "none",
  });
}

/** Undoes a removal; if something else has changed since, the product is added again at the end. */
async function undoRemoval(left: Project, line: ProjectLine) {
  try {
    return await api("POST /api/projectCart/undo", {
      body: { project: left.id, version: left.version, ...guestKeyOf(left) },
      feedback: "none",
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "stale_version") throw error;
    return sendQuantity(left, line, line.qty);
  }
}
