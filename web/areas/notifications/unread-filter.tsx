import { clsx } from "clsx";
import { Link } from "react-router";

/** All notifications, or only unread ones; the choice is in the URL. */
export function UnreadFilter({ onlyUnread, unread }: { onlyUnread: boolean; unread: number }) {
  const ways = [
    { label: "All", to: "/notification", isCurrent: !onlyUnread },
    { label: `Unread (${unread})`, to: "/notification?show=unread", isCurrent: onlyUnread },
  ];
  return (
    <nav aria-label="Show" className="mt-4 flex gap-6 border-hairline border-b">
      {ways.map(({ label, to, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? "page" : undefined}
          className={clsx(
            "figures -mb-px flex min-h-11 items-center border-b-2",
            isCurrent ? "border-ink font-semibold" : "border-transparent text-graphite hover:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
