import { clsx } from "clsx";
import { formatDateTime, plural } from "../../ui/format.ts";

const hour_ms = 60 * 60 * 1000;
/** From here on the clock is urgent: the vendor has had the reminder. */
const urgentHours = 12;

/** How long a vendor still has to approve or decline, of the 48 hours. */
export function AnswerClock({ by }: { by: string }) {
  const left_ms = new Date(by).getTime() - Date.now();
  const hours = Math.floor(left_ms / hour_ms);
  const words =
    left_ms <= 0
      ? `Answer overdue since ${formatDateTime(by)}`
      : `${hours < 1 ? "Less than an hour" : plural(hours, "hour")} left to answer`;
  return (
    <span
      title={`Approve or decline by ${formatDateTime(by)}`}
      className={clsx("figures text-sm", hours < urgentHours ? "font-semibold text-bad" : "text-graphite")}
    >
      {words}
    </span>
  );
}
