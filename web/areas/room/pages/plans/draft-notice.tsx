import { useEffect, useState } from "react";
import { shopHref } from "../../../../client/shop-href.ts";
import { readDrawing } from "../draw/drawing-store.ts";

/** A reminder of an unsaved drawing in this browser. */
export function DraftNotice() {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const { present } = readDrawing();
    if (present && !present.savedAs) setName(present.name);
  }, []);
  if (!name) return null;
  return (
    <p className="mt-6 border-ink border-l-4 pl-4">
      {`You have an unfinished drawing, “${name}”. `}
      <a href={shopHref("/visualize/draw")} className="link font-medium">
        Continue
      </a>
    </p>
  );
}
