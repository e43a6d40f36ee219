import { Link } from "react-router";
import { timeZonesWith } from "../../kit/forms/time-zones.ts";

/** By which clock hours are meant. */
export function ZoneLine({ timezone }: { timezone: string }) {
  const zone = timeZonesWith(timezone).find(({ value }) => value === timezone)?.text;
  return (
    <p className="mt-2 text-graphite text-sm">
      In your time zone: {zone}.{" "}
      <Link to="/account/profile" className="link">
        Change it in your profile
      </Link>
    </p>
  );
}
