import { clsx } from "clsx";
import { Keyboard, LogOut, Menu as MenuIcon, Search, Store, UserRound } from "lucide-react";
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { User } from "../../../../contract/identity/accounts.ts";
import { ChatLink } from "../../../areas/messages/panel/chat-link.tsx";
import { PastDueLine } from "../../../areas/pro/plan/past-due-line.tsx";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { Wordmark } from "../../../kit/page/wordmark.tsx";
import { chooseWorkplace } from "../../../kit/showroom/workplace-switch.tsx";
import { Count } from "../../../ui/badge.tsx";
import { Drawer } from "../../../ui/dialog.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { useStateFor } from "../../../ui/use-state-for.ts";
import { brandOf, hasBrand } from "../brand-of.ts";
import { useNextPage } from "../next-page.ts";
import { SkipLink } from "../skip-link.tsx";
import { navOf, type WorkGroup, type WorkRole, workTitle } from "./work-nav.ts";

const loadPalette = () => import("./command-palette.tsx");
const CommandPalette = lazy(loadPalette);
const Shortcuts = lazy(() => import("./shortcuts.tsx"));

/** Stands in the navigation a moment later than the rest. */
const UnreadMessages = lazy(() => import("../../../areas/messages/unread-messages.tsx"));

/** Around every page of a pro, a vendor or an admin: navigation at the side, search on top, the page. */
export function WorkShell({ user, children }: { user: User; children: ReactNode }) {
  const { path, isOnItsWay } = useNextPage();
  const [isNavOpen, setNavOpen] = useStateFor(path, false);
  const [palette, openPalette, closePalette] = usePalette();
  const [isShowingKeys, setShowingKeys] = useState(false);
  usePageKeys(() => setShowingKeys(true));
  return (
    <div
      style={brandOf(user)}
      data-brand
      className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block"
    >
      <SkipLink />
      <Side>
        <SideContent user={user} onShowKeys={() => setShowingKeys(true)} />
      </Side>
      <div className="flex min-w-0 flex-col">
        <header
          data-menus
          className="sticky top-0 z-20 flex items-center gap-2 border-hairline border-b bg-paper px-4 py-2 sm:px-6 print:hidden"
        >
          <button
            type="button"
            aria-label="Open navigation"
            onClick={() => setNavOpen(true)}
            className="-ml-2 grid size-11 place-items-center rounded-sm hover:bg-sunk lg:hidden"
          >
            <MenuIcon aria-hidden size={22} />
          </button>
          <p className="heading truncate text-base lg:hidden">{nameOf(user)}</p>
          <button
            type="button"
            onClick={openPalette}
            className="flex min-h-11 items-center gap-3 rounded-sm border-edge text-graphite hover:border-ink hover:text-ink max-lg:ml-auto max-lg:size-11 max-lg:justify-center lg:w-full lg:max-w-md lg:border lg:bg-white lg:px-3"
          >
            <Search aria-hidden size={20} />
            <span className="max-lg:sr-only">Search or go to…</span>
            <kbd className="ml-auto font-body text-sm max-lg:hidden">Ctrl K</kbd>
          </button>
          <div className="lg:ml-auto">
            <ChatLink />
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isOnItsWay}
          className="mx-auto w-full max-w-[84rem] flex-1 px-4 py-6 outline-none transition-opacity aria-busy:opacity-50 aria-busy:delay-300 sm:px-6 md:py-8"
        >
          <PastDueLine user={user} />
          {children}
        </main>
        {user.type === "Admin" && (
          <footer className="mx-auto w-full max-w-[84rem] px-4 pb-6 text-graphite text-sm sm:px-6">
            All dates and times are Pacific time.
          </footer>
        )}
      </div>
      <Drawer
        isOpen={isNavOpen}
        onClose={() => setNavOpen(false)}
        title={workTitle[workTypeOf(user) as WorkRole]}
      >
        <SideContent user={user} />
      </Drawer>
      {isShowingKeys && (
        <Suspense>
          <Shortcuts onClose={() => setShowingKeys(false)} />
        </Suspense>
      )}
      {palette && (
        <Suspense>
          <CommandPalette user={user} onClose={closePalette} />
        </Suspense>
      )}
    </div>
  );
}

const nameOf = (user: User) =>
  user.works_in?.company_name ?? (user.company_name || workTitle[user.type as WorkRole]);

/**
 * Opens with Ctrl K or Command K, wherever the focus is. A layout effect listens, so keys pressed as soon as the page
 * shows are not lost.
 */
function usePalette(): [boolean, () => void, () => void] {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener("keydown", onKey);
    // nothing that is typed after the keys may be lost while it loads
    const timer = setTimeout(loadPalette, 1500);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
  return [isOpen, () => setOpen(true), () => setOpen(false)];
}

/** "/" goes to the search of the page's list, "?" shows the shortcuts; neither while somebody types. */
function usePageKeys(onShowKeys: () => void) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, dialog, [contenteditable]");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") {
        event.preventDefault();
        onShowKeys();
      }
      const search = document.querySelector<HTMLInputElement>("#main input[type=search]");
      if (event.key === "/" && search) {
        event.preventDefault();
        search.select();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}

/** The column of the navigation, which shows the page that is open; it stays as it is while pages follow each other. */
function Side({ children }: { children: ReactNode }) {
  const column = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    column.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <aside
      ref={column}
      id="work-side"
      className="sticky top-0 flex h-dvh flex-col border-hairline border-r bg-paper px-3 py-4 max-lg:hidden print:hidden"
    >
      {children}
    </aside>
  );
}

const row = "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left lg:min-h-9";

/** On desktops, which have keys, it leads to the shortcuts as well. */
function SideContent({ user, onShowKeys }: { user: User; onShowKeys?: () => void }) {
  const groups = navOf(user);
  const present = presentLink(groups, useNextPage().path);
  const logo = hasBrand(user) ? user.shop_profile?.business_logo : null;
  return (
    <>
      <div className="px-3 max-lg:hidden">
        {logo ? (
          <Link to="/account" className="block py-1" aria-label="Today">
            <Logo picture={logo} width_px={168} height_px={56} />
          </Link>
        ) : (
          <Wordmark />
        )}
        <p className="mt-3 truncate font-semibold">{nameOf(user)}</p>
        <p className="truncate text-graphite text-sm">{user.email}</p>
      </div>
      <nav
        aria-label="Account"
        className="grid gap-5 lg:-mx-3 lg:mt-4 lg:min-h-0 lg:flex-1 lg:content-start lg:overflow-y-auto lg:px-3 lg:pb-4 lg:[scrollbar-width:thin]"
      >
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className="px-3 pb-1 text-graphite text-xs">{title}</h2>
            <ul>
              {links.map(({ label, url, icon: Icon }) => (
                <li key={url}>
                  <Link
                    to={url}
                    aria-current={url === present ? "page" : undefined}
                    className={clsx(
                      row,
                      url === present
                        ? "bg-sunk font-semibold shadow-[inset_2px_0_0_var(--color-accent)] forced-colors:underline"
                        : "text-graphite hover:bg-sunk hover:text-ink",
                    )}
                  >
                    <Icon aria-hidden size={18} className="shrink-0" />
                    <span className="truncate">{label}</span>
                    {url === "/account/messages" && (
                      <Suspense>
                        <UnreadMessages />
                      </Suspense>
                    )}
                    {url === "/notification" && user.unread_notifications > 0 && (
                      <Count className="ml-auto">{user.unread_notifications}</Count>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Foot isTeam={Boolean(user.works_in)} onShowKeys={onShowKeys} />
    </>
  );
}

/** Ways out of the workplace, and its keys. */
function Foot({ isTeam, onShowKeys }: { isTeam: boolean; onShowKeys: (() => void) | undefined }) {
  const { signOut } = useSession();
  return (
    <ul className="mt-auto border-hairline border-t pt-3 max-lg:mt-5">
      <li>
        <Link to="/" className={clsx(row, "text-graphite hover:bg-sunk hover:text-ink")}>
          <Store aria-hidden size={18} />
          Go to the shop
        </Link>
      </li>
      {onShowKeys && (
        <li>
          <button
            type="button"
            onClick={onShowKeys}
            className={clsx(row, "text-graphite hover:bg-sunk hover:text-ink")}
          >
            <Keyboard aria-hidden size={18} />
            Keyboard shortcuts
          </button>
        </li>
      )}
      {isTeam && <OwnAccount />}
      <li>
        <button
          type="button"
          onClick={signOut}
          className={clsx(row, "text-graphite hover:bg-sunk hover:text-ink")}
        >
          <LogOut aria-hidden size={18} />
          Log Out
        </button>
      </li>
    </ul>
  );
}

/** The way back from a team's showroom. */
const OwnAccount = () => (
  <li>
    <button
      type="button"
      onClick={() => void chooseWorkplace(null)}
      className={clsx(row, "text-graphite hover:bg-sunk hover:text-ink")}
    >
      <UserRound aria-hidden size={18} />
      My own account
    </button>
  </li>
);

/** The link whose page, or a page below it, is open; the longest where one lies below another. */
function presentLink(groups: readonly WorkGroup[], path: string): string | undefined {
  return groups
    .flatMap(({ links }) => links.map(({ url }) => url))
    .filter((url) => path === url || (url !== "/account" && path.startsWith(`${url}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
