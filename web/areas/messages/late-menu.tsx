import { type ComponentProps, lazy, Suspense } from "react";
import type { Menu } from "../../ui/menu.tsx";

/** Half of the page's scripts, and nobody needs it to read. */
const Loaded = lazy(async () => ({ default: (await import("../../ui/menu.tsx")).Menu }));

/** The menu of a message or conversation, which comes once the page stands. */
export function LateMenu(menu: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Loaded {...menu} />
    </Suspense>
  );
}
