import type { ApiError } from "../../client/api-call.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** Shown instead of something that failed to load: what happened, and what to do. */
export function LoadFailure({
  error,
  title,
  onRetry,
}: {
  error: ApiError;
  title: string;
  onRetry: () => void;
}) {
  return (
    <ErrorState
      title={error.status === 0 ? "You are offline" : title}
      reference={error.status >= 500 ? error.request_id : undefined}
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton to="/visualize" variant="secondary">
            Choose a floor plan
          </LinkButton>
        </>
      }
    >
      <p>{error.message}</p>
    </ErrorState>
  );
}
