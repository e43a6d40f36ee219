import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { Step } from "./register-rules.ts";

/** How the address names the steps: by its hash alone, so that nothing has to be loaded between them. */
const names: readonly string[] = ["#account", "#shipping", "#payment"];

/**
 * The step that the address names, and the way to another. Each has a place in the browser's history, so that its Back
 * and Forward go from step to step and nothing that was typed is lost. `onReturn` is called when they have led to one.
 */
export function useStepHistory(onReturn: () => void): { step: Step; goTo: (step: Step) => void } {
  const { key, hash, search } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  // a page that was just loaded is empty, and begins at the first step whatever its address says
  const [isOpen, setOpen] = useState(false);

  const arrive = useEffectEvent(() => {
    if (isOpen && way === "POP") onReturn();
    else if (!hash) setOpen(true);
    else if (!isOpen) void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key stands for one arrival
  useEffect(() => arrive(), [key]);

  const goTo = (step: Step) => {
    setOpen(true);
    // at once: a Back that comes before the step is drawn is a Back from it
    void navigate({ search, hash: names[step] }, { preventScrollReset: true, flushSync: true });
  };
  return { step: isOpen ? (Math.max(0, names.indexOf(hash)) as Step) : 0, goTo };
}
