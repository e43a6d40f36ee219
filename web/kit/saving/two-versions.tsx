import { clsx } from "clsx";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";

/** Two windows changed the same thing: which version stays is the reader's to say. */
export function TwoVersions({
  what,
  settle,
  className,
}: {
  /** In the middle of a sentence: "board". */
  what: string;
  settle: (keepMine: boolean) => void;
  className: string;
}) {
  return (
    <div role="alert" className={clsx("border-warn border-l-4 bg-warn-tint py-2 pl-4", className)}>
      <p>{`This ${what} was changed in another window. Choose the version to keep.`}</p>
      <Actions
        className="mt-2"
        out={
          <Button size="sm" variant="secondary" onClick={() => settle(false)}>
            Load the other version
          </Button>
        }
        main={
          <Button size="sm" onClick={() => settle(true)}>
            Keep this version
          </Button>
        }
      />
    </div>
  );
}
