import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

const farDown_px = 1600;

/** The way back up a long page; appears far down, above the compare bar. */
export function ScrollTop() {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const update = () => setFarDown(window.scrollY > farDown_px);
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      className="fixed right-4 bottom-[calc(var(--foot)+1rem)] in-[body:has(#compare-tray,#buy-bar)]:bottom-[calc(var(--foot)+5rem)] in-[body:has(#show-filters:checked)]:max-lg:hidden print:hidden z-20 grid size-11 place-items-center rounded-sm border border-ink bg-paper hover:bg-sunk"
    >
      <ArrowUp aria-hidden size={20} />
    </button>
  );
}
