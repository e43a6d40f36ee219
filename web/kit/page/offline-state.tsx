import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** There is no connection; tries again by itself once there is. */
export function OfflineState({
  children,
  onRetry,
  isPage = false,
}: {
  children: ReactNode;
  onRetry: () => void;
  /** Shown instead of a whole page. */
  isPage?: boolean | undefined;
}) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  return (
    <ErrorState
      title="You are offline"
      isPage={isPage}
      action={<Button onClick={() => onRetry()}>Try again</Button>}
    >
      {children}
    </ErrorState>
  );
}
