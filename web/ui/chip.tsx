import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

const chipClass =
  "inline-flex min-h-9 items-center gap-2 rounded-sm border border-edge bg-white pl-3 pr-2 text-sm hover:border-ink pointer-coarse:min-h-11";

/** Something that was chosen and can be taken away: a link where the address holds it, else a button. */
export function Chip({
  children,
  removeLabel,
  ...way
}: { children: ReactNode; removeLabel: string } & ({ to: LinkProps["to"] } | { onRemove: () => void })) {
  const content = (
    <>
      {children}
      <X aria-hidden size={16} className="text-graphite" />
    </>
  );
  if ("to" in way) {
    return (
      <Link to={way.to} preventScrollReset aria-label={removeLabel} className={chipClass}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" aria-label={removeLabel} onClick={way.onRemove} className={chipClass}>
      {content}
    </button>
  );
}
