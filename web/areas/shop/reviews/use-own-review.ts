import { useCallback, useEffect, useState } from "react";
import type { ManagedReview } from "../../../../contract/catalog/reviews.ts";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import { storedToken } from "../../../client/session/session-store.ts";
import { useSession } from "../../../client/session/use-session.ts";

type Own = ReplyOf<"GET /api/products/{hash}/reviews/mine">["data"];

export interface OwnReview {
  /** Undefined for guests, and while loading. */
  own: Own | undefined;
  setReview(review: ManagedReview): void;
  /** The number of helpful votes, if this account voted. */
  votes: ReadonlyMap<string, number>;
  setVote(id: string, helpful: number | null): void;
  /** Whether this account found a review helpful; requested while the page does not know. */
  hasVoted(id: string): Promise<boolean>;
}

/** The signed-in account's own review and votes for a product. */
export function useOwnReview(hash: string): OwnReview {
  const { user } = useSession();
  const [own, setOwn] = useState<Own>();
  const [pressed, setPressed] = useState<ReadonlyMap<string, number | null>>(new Map());
  const id = user?.id;
  useEffect(() => {
    setOwn(undefined);
    if (!id) return;
    const ended = new AbortController();
    api("GET /api/products/{hash}/reviews/mine", {
      params: { hash },
      signal: ended.signal,
      feedback: "none",
    }).then(
      ({ data }) => setOwn(data),
      // Without a response the reviews show as for a guest.
      (error) => {
        if (!ended.signal.aborted && !(error instanceof ApiError)) throw error;
      },
    );
    return () => ended.abort();
  }, [hash, id]);
  const setReview = useCallback(
    (review: ManagedReview) => setOwn((known) => known && { ...known, review }),
    [],
  );
  const setVote = useCallback(
    (voted: string, helpful: number | null) => setPressed((others) => new Map(others).set(voted, helpful)),
    [],
  );
  const hasVoted = async (review: string) => {
    if (own || votes.has(review)) return votes.has(review);
    if (!storedToken()) return false;
    const { data } = await api("GET /api/products/{hash}/reviews/mine", { params: { hash } });
    return data.votes.some((one) => one.id === review);
  };
  const votes = new Map(own?.votes.map((one) => [one.id, one.helpful]));
  // a click here is newer than a response still on its way
  for (const [voted, helpful] of pressed) {
    if (helpful === null) votes.delete(voted);
    else votes.set(voted, helpful);
  }
  return { own, setReview, votes, setVote, hasVoted };
}
