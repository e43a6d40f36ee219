import { useEffect } from "react";
import { api } from "../api.ts";
import { useConsent } from "./consent.ts";

/** Counts a search without results of a visitor who has agreed to be counted; sends nothing for anybody else. */
export function useEmptySearchCount(q: string): void {
  const choice = useConsent();
  useEffect(() => {
    if (choice !== "all" || q === "") return;
    // A count that is lost is no loss to the visitor.
    api("POST /api/empty_search", { body: { q }, feedback: "none" }).catch(() => undefined);
  }, [choice, q]);
}
