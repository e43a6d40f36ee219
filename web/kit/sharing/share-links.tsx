import type { ReactNode } from "react";
import { shopHref } from "../../client/shop-href.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { formatDateTime, plural } from "../../ui/format.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** How often a link was opened, as said in a line of facts. */
export const openedWords = ({ opens, opened_at }: { opens: number; opened_at: string | null }): string =>
  opened_at ? `opened ${plural(opens, "time")}, last ${formatDateTime(opened_at)}` : "not opened yet";

/** One link that works: its label, `facts` about it, its address, and the buttons that copy and end it. */
export function ShareLinkRow({
  label,
  facts,
  url,
  end,
  isEnding = false,
  onEnd,
}: {
  label: string;
  facts: string;
  /** The address as the API gives it, without the shop's origin. */
  url: string;
  /** What the button says that ends the link. */
  end: ReactNode;
  isEnding?: boolean;
  onEnd: () => void;
}) {
  const address = new URL(shopHref(url), window.location.origin).href;
  return (
    <li className="border-hairline border-b py-3">
      <p className="font-medium wrap-anywhere">{label}</p>
      <p className="figures text-graphite text-sm">{facts}</p>
      <input
        aria-label={`Address of ${label}`}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1 h-11 w-full rounded-sm border border-edge bg-white px-3 text-sm"
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => void copyText(address, "Link copied.")}>
          Copy link
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
        <Button size="sm" variant="quiet" pending={isEnding} onClick={onEnd}>
          {end}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      </div>
    </li>
  );
}

/** Links that no longer work, a line each, folded away. */
export function OldShareLinks({ links }: { links: readonly { id: string; words: string }[] }) {
  if (links.length === 0) return null;
  return (
    <details className="mt-6 text-sm">
      <summary className="min-h-11 cursor-pointer py-3">{plural(links.length, "old link")}</summary>
      <ul>
        {links.map(({ id, words }) => (
          <li key={id} className="figures border-hairline border-t py-2 text-graphite">
            {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What stands where the links will, until they are here. */
export function LoadingLinks() {
  return (
    <>
      <Loading>Loading the links</Loading>
      <Skeleton className="mt-4 h-20" />
    </>
  );
}
