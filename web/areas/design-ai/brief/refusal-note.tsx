import { Link } from "react-router";
import type { Refusal } from "./use-create.ts";

/** How to get credits. */
export function NoCredits({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? (
    <p>
      You have no credits left. If a pro gave you a code,{" "}
      <Link to="/design-ai/welcome" className="link">
        enter it in your account
      </Link>
      .
    </p>
  ) : (
    <p>
      <Link to="/design-ai/welcome" className="link">
        Confirm your email address
      </Link>{" "}
      to get your first credits.
    </p>
  );
}

/** Why it was refused, and the way on. */
export function RefusalNote({ refusal: { words, needsProof } }: { refusal: Refusal }) {
  return (
    <div role="alert" className="border-bad border-l-4 pl-3">
      <p>{words}</p>
      {needsProof && <NoCredits isConfirmed={false} />}
    </div>
  );
}
