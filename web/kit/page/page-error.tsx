import { isRouteErrorResponse, useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import { ApiError } from "../../client/api-call.ts";
import type { Shop } from "../../client/load-shop.ts";
import type { PageFailure } from "../../client/page-api.ts";
import { buttonClass } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { NotFound } from "./not-found.tsx";
import { OfflineState } from "./offline-state.tsx";

/** Shown instead of a page that failed: what happened, and what to do. */
export function PageError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const shop = useRouteLoaderData<Shop>("root") as Shop | undefined;
  const failure = failureOf(error);
  if (failure.status === 404) return <NotFound support={shop?.settings.contact.email} />;
  if (failure.status === 0) return <OfflinePage />;
  const { title, text } = wordsFor(failure);
  return (
    <ErrorState
      isPage
      title={title}
      reference={failure.status === 403 ? undefined : failure.request_id}
      action={
        <>
          {failure.status === 403 ? (
            <LinkButton to="/account">My Account</LinkButton>
          ) : (
            // a full load, so that anything stuck is fetched again
            <a href={`/showroom${pathname}${search}`} className={buttonClass("primary")}>
              Try again
            </a>
          )}
          <LinkButton to="/" variant="secondary">
            Back to Home
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </ErrorState>
  );
}

function OfflinePage() {
  const { revalidate } = useRevalidator();
  return (
    <OfflineState isPage onRetry={() => void revalidate()}>
      <p>Check the connection, then try again.</p>
    </OfflineState>
  );
}

/** Whether a page failed because there is no connection. */
export const isOfflineFailure = (error: unknown): boolean => failureOf(error).status === 0;

/** Whether there is no such thing, or it is somebody else's. */
export const isMissing = (error: unknown): boolean => failureOf(error).status === 404;

/** The document's title for a failed page. */
export function errorTitle(error: unknown): string {
  const failure = failureOf(error);
  return failure.status === 404 ? "Page Not Found" : wordsFor(failure).title;
}

interface ShownFailure {
  status: number;
  message?: string;
  request_id?: string;
}

function failureOf(error: unknown): ShownFailure {
  if (isRouteErrorResponse(error)) {
    const failure = (error.data ?? {}) as Partial<PageFailure>;
    const status = failure.code === "offline" ? 0 : error.status;
    return { status, message: failure.message, request_id: failure.request_id || undefined };
  }
  // what a loader of the browser asked for itself
  if (error instanceof ApiError)
    return {
      status: error.code === "offline" ? 0 : error.status,
      message: error.message,
      request_id: error.request_id || undefined,
    };
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  return { status: isOffline ? 0 : 500 };
}

function wordsFor({ status, message }: ShownFailure): { title: string; text: string } {
  if (status === 0) return { title: "You are offline", text: "" };
  if (status === 403) return { title: "Your account can't open this page", text: forbidden };
  if (status === 429)
    return { title: "Too many requests", text: message || "Wait a moment, then try again." };
  if (status === 503)
    return { title: "We're busy right now", text: message || "Wait a moment, then try again." };
  return {
    title: "We couldn't load this page",
    text: message || "That's our fault. Trying again often helps.",
  };
}

const forbidden = "It is for a different type of account. You'll find your own pages under My Account.";
