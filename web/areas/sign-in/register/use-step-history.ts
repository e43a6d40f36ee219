import { useEffect, useEffectEvent, useState } from "react";
import { type Location, useLocation, useNavigate, useNavigationType } from "react-router";
import type { Step } from "./register-rules.ts";

/** The step in the URL's hash, so that nothing has to load between steps. */
const names: readonly string[] = ["#account", "#shipping", "#payment"];

/**
 * The current step from the URL, and navigation. Each step has a history entry, so that Back and Forward move between
 * steps and nothing typed is lost. `onReturn` is called after Back or Forward.
 */
export function useStepHistory(onReturn: () => void): { step: Step; goTo: (step: Step) => void } {
  // a new object for each navigation
  const location = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  // a freshly loaded page is empty, so it begins at the first step whatever its URL says
  const [isOpen, setOpen] = useState(false);

  const arrive = useEffectEvent(({ hash, search }: Location) => {
    if (isOpen && way === "POP") onReturn();
    else if (!hash) setOpen(true);
    else if (!isOpen) void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => arrive(location), [location]);

  const goTo = (step: Step) => {
    setOpen(true);
    // synchronously: a Back before the step renders is a Back from it
    void navigate(
      { search: location.search, hash: names[step] },
      { preventScrollReset: true, flushSync: true },
    );
  };
  return { step: isOpen ? (Math.max(0, names.indexOf(location.hash)) as Step) : 0, goTo };
}
