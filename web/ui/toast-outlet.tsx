import { lazy, Suspense, useEffect, useState } from "react";
import { loadInTime } from "./load-in-time.ts";
import { onFirstToast } from "./toast.ts";

const Toaster = lazy(() => loadInTime(import("./toaster.tsx")));

/** Stands once in the page; costs nothing until there is something to say. */
export function ToastOutlet() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
