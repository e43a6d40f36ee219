import { useNavigation } from "react-router";

/** Three pixels at the top while the next page is on its way; in the workplaces above the page alone. */
export function ProgressBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 lg:in-[body:has(#work-side)]:left-60 top-0 z-50 h-0.75"
    >
      <div className="progress-run h-full bg-accent forced-colors:bg-[Highlight]" />
    </div>
  );
}
