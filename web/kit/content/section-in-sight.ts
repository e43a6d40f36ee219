import { useEffect, useState } from "react";

/** The section that is being read: the last one whose heading has passed the upper third of the window. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const list = ids.join(" ");
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight / 3;
      const passed = list
        .split(" ")
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line);
      setInSight(passed.at(-1));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [list]);
  return inSight;
}
