import { useCallback, useEffect, useState } from "react";
import type { ManagedReview } from "../../contract/reviews.ts";
import { api } from "../api.ts";
import { ApiError, type ReplyOf } from "../api-call.ts";
import { storedToken } from "../session/session-store.ts";
import { useSession } from "../session/use-session.ts";

type Own = ReplyOf<"GET /api/products/{hash}/reviews/mine">["data"];

export interface OwnReview {
  /** Undefined for guests, and until it is known. */
  own: Own | undefined;
  setReview(review: ManagedReview): void;
  /** How many found a review helpful, where this account is one of them. */
  votes: ReadonlyMap<string, number>;
  setVote(id: string, helpful: number | null): void;
  /** Whether this account found a review helpful; asks, as long as the page does not know. */
  hasVoted(id: string): Promise<boolean>;
}

/** What the signed-in account has to do with the reviews of a product. */
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
      // Without an answer one reads the reviews as a guest does.
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
  // what was pressed here is newer than an answer that was on its way meanwhile
  for (const [voted, helpful] of pressed) {
    if (helpful === null) votes.delete(voted);
    else votes.set(voted, helpful);
  }
  return { own, setReview, votes, setVote, hasVoted };
}
