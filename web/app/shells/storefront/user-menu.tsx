import { clsx } from "clsx";
import { ChevronDown, UserRound } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { useSession } from "../../../client/session/use-session.ts";
import { LanguageChoice, UnitsChoice } from "../../../kit/page-choice.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useClosingDetails } from "./use-closing-details.ts";

/*
 * Both forms are in the document; the mark on <html> shows one. So a signed-in browser sees its own header
 * from the first paint, although the server does not know the account.
 */
export const forGuests = "in-session:hidden";
export const forAccounts = "not-in-session:hidden";

/** In the header: the way in, or the account's menu. */
export function UserMenu() {
  const { user, signOut } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useClosingDetails(box);
  const item = "flex min-h-11 w-full items-center px-4 text-left hover:bg-sunk";
  return (
    <div ref={box} className="flex items-center">
      <div className={clsx(forGuests, "flex items-center gap-1 max-xl:hidden")}>
        <Link
          to="/login"
          prefetch="intent"
          className="flex min-h-11 items-center px-3 font-medium hover:underline"
        >
          Login
        </Link>
        <LinkButton to="/register" variant="secondary" size="md">
          Sign Up Free
        </LinkButton>
      </div>
      <Link
        to="/login"
        aria-label="Login"
        className={clsx(forGuests, "grid size-11 place-items-center rounded-sm hover:bg-sunk xl:hidden")}
      >
        <UserRound aria-hidden size={22} />
      </Link>
      <details className={clsx(forAccounts, "group relative")}>
        <summary className="flex min-h-11 items-center gap-2 rounded-sm px-2 font-medium hover:bg-sunk">
          <UserRound aria-hidden size={22} />
          <span className="max-w-40 truncate max-xl:sr-only">{user?.first_name ?? "Account"}</span>
          <ChevronDown aria-hidden size={16} className="max-xl:hidden" />
        </summary>
        <ul className="absolute top-full right-0 z-30 mt-1 w-60 rounded-sm border border-edge bg-white py-1 shadow-float">
          <li>
            <Link to="/notification" className={item}>
              Notifications ({user?.unread_notifications ?? 0})
            </Link>
          </li>
          <li>
            <Link to="/account" className={item}>
              My Account
            </Link>
          </li>
          <li>
            <LanguageChoice className={item} />
          </li>
          <li>
            <UnitsChoice className={item} />
          </li>
          <li className="border-hairline border-t">
            <button type="button" className={item} onClick={signOut}>
              Log Out
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}
