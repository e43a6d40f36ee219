import { CircleAlert } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { refusalsOf } from "./save-words.ts";
import type { SaveProgress, Saver } from "./saver.ts";

/** Fields named at once; more would push the page away. */
const mostShown = 3;

/** Says what the server refuses and the way on; the changes stay on the page meanwhile. */
export function SaveTrouble<Content>({
  what,
  progress: { state, error },
  saver,
  nameOf,
}: {
  /** As a sentence begins: "This board". */
  what: string;
  progress: SaveProgress;
  saver: Saver<Content>;
  nameOf?: (field: string) => string;
}) {
  const { isBusy: busy, once } = useBusy();
  if (state !== "refused" || !error) return null;
  const refusals = refusalsOf(error, nameOf);
  const isGone = error.status === 404;
  const again = () =>
    once(async () => {
      await saver.flush();
    });
  return (
    <section role="alert" className="mt-3 border-bad border-l-4 py-1 pl-4 print:hidden">
      <h2 className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden size={18} className="shrink-0 text-bad" />
        {`${what} isn't saved`}
      </h2>
      <ul className="mt-1 wrap-anywhere">
        {refusals.slice(0, mostShown).map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
        {refusals.length > mostShown && <li>{`And ${refusals.length - mostShown} more.`}</li>}
      </ul>
      {!isGone && (
        <>
          <p className="mt-1 text-graphite text-sm">
            Your changes are still on this page. Change or delete what is named here, and we'll save the rest.
          </p>
          <Button className="mt-2" size="sm" variant="secondary" pending={busy} onClick={() => void again()}>
            Try again
          </Button>
        </>
      )}
    </section>
  );
}
