import { useEffect, useState } from "react";
import type { CheckedBrief } from "../../../../contract/design/ai-design-changes.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";

/** A pause in typing that is long enough to ask the server. */
const quiet_ms = 700;
const none: CheckedBrief = { unsold: [], none_sold: [] };

/** What a brief asks for, or does not want, and the showroom has nothing for; empty while that is not known. */
export function useUnsold(text: string, showroom: string | undefined): CheckedBrief {
  const [known, setKnown] = useState({ asked: "", checked: none });
  const brief = text.trim();
  const asked = showroom && brief ? `${showroom} ${brief}` : "";
  useEffect(() => {
    if (!showroom || asked === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api("POST /api/AI/check", { body: { brief, showroom }, feedback: "none", signal: abort.signal })
        .then(({ data }) => setKnown({ asked, checked: data }))
        .catch((error: unknown) => {
          // the brief can be sent without; each design says what it does not meet
          if (!abort.signal.aborted && !(error instanceof ApiError)) throw error;
        });
    }, quiet_ms);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, brief, showroom]);
  return known.asked === asked ? known.checked : none;
}
