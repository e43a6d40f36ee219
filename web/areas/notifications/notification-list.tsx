import { clsx } from "clsx";
import { Link } from "react-router";
import type { ReplyOf } from "../../client/api-call.ts";
import { formatDateTime } from "../../ui/format.ts";

type Notification = ReplyOf<"GET /api/notification">["data"]["data"][number];

/** Notifications, newest first. Unread ones stand out, and become read when opened. */
export function NotificationList({
  notifications,
  readHere,
  onRead,
}: {
  notifications: readonly Notification[];
  readHere: ReadonlySet<string>;
  onRead: (id: string) => void;
}) {
  return (
    <ul>
      {notifications.map((notification) => {
        const isUnread = notification.read_at === null && !readHere.has(notification.id);
        return (
          <li
            key={notification.id}
            className="grid grid-cols-[0.75rem_1fr_auto] gap-x-3 border-hairline border-b py-4"
          >
            <span
              aria-hidden
              className={clsx("mt-2 size-2 bg-accent forced-color-adjust-none", !isUnread && "invisible")}
            />
            <div className="min-w-0">
              <p className={clsx(isUnread && "font-semibold")}>
                {isUnread && <span className="sr-only">Unread: </span>}
                {notification.link ? (
                  <Link
                    to={notification.link}
                    onClick={() => isUnread && onRead(notification.id)}
                    className="hover:underline"
                  >
                    {notification.title}
                  </Link>
                ) : (
                  notification.title
                )}
              </p>
              {notification.body && <p className="text-graphite">{notification.body}</p>}
              <p className="figures mt-1 text-graphite text-sm">
                <time dateTime={notification.created_at}>{formatDateTime(notification.created_at)}</time>
              </p>
            </div>
            {isUnread && (
              <button
                type="button"
                aria-label={`Mark as read: ${notification.title}`}
                onClick={() => onRead(notification.id)}
                className="link -mt-2.5 min-h-11 self-start px-2 text-sm"
              >
                Mark as read
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
