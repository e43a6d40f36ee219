import { useSession } from "../../client/session/use-session.ts";
import type { Present } from "./use-live-project.ts";

/** Who else has the project open; each account once. */
export function PresentLine({ present }: { present: readonly Present[] }) {
  const { user } = useSession();
  const names = new Map(
    present.map((one) => [one.user, one.user === user?.id ? "You in another tab" : one.name]),
  );
  const words = [...names.values()];
  return (
    <p role="status" className="min-h-6 text-sm">
      {words.length > 0 && (
        <>
          <span
            aria-hidden
            className="mr-2 inline-block size-2 rounded-full bg-good forced-color-adjust-none"
          />
          {`Also here: ${words.join(", ")}`}
        </>
      )}
    </p>
  );
}
