import { clsx } from "clsx";
import { Link } from "react-router";
import { useSession } from "../../../client/session/use-session.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { forAccounts, forGuests } from "./user-menu.tsx";

/** In the drawer: the account's places in a list. */
export function AccountLinks({ className }: { className?: string }) {
  const { user, signOut } = useSession();
  const row = "flex min-h-11 w-full items-center text-left";
  return (
    <div className={className}>
      <div className={clsx(forGuests, "grid gap-3")}>
        <LinkButton to="/register">Sign Up Free</LinkButton>
        <LinkButton to="/login" variant="secondary">
          Login
        </LinkButton>
      </div>
      <ul className={forAccounts}>
        <li>
          <Link to="/notification" className={row}>
            Notifications ({user?.unread_notifications ?? 0})
          </Link>
        </li>
        <li>
          <Link to="/account" className={row}>
            My Account
          </Link>
        </li>
        <li>
          <button type="button" className={row} onClick={signOut}>
            Log Out
          </button>
        </li>
      </ul>
    </div>
  );
}
