import { lazy, memo, Suspense } from "react";
import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { ChatLink } from "../../../areas/messages/panel/chat-link.tsx";
import type { Shop } from "../../../client/load-shop.ts";
import { Wordmark } from "../../../kit/page/wordmark.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { CartLink } from "./cart-link.tsx";
import { DepartmentNav } from "./department-nav.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { ShowroomIndicator } from "./showroom-indicator.tsx";
import { UserMenu } from "./user-menu.tsx";
import { WayList } from "./way-list.tsx";

/** Complete in the server's page, where its links and menus work; only pages of a showroom load its scripts. */
const BusinessHeader = import.meta.env.SSR
  ? (await import("./business-header.tsx")).default
  : lazy(() => loadInTime(import("./business-header.tsx")).catch(() => ({ default: NoBusiness })));

// the page is worth more than a line of its header
const NoBusiness = () => <span />;

/** Drawn anew before its scripts are there, it would close a menu that somebody has opened. */
const Business = memo(({ showroom }: { showroom: ShowroomProfile }) => (
  <Suspense>
    <BusinessHeader showroom={showroom} />
  </Suspense>
));

export function Header({ shop }: { shop: Shop }) {
  return (
    <header data-menus className="relative border-hairline border-b bg-paper print:hidden">
      <div className="relative border-hairline border-b text-sm max-md:hidden scripting-none:block">
        <div className="page flex items-center justify-between gap-x-6">
          <ShowroomIndicator />
          {shop.showroom ? <Business showroom={shop.showroom} /> : <WayList shop={shop} />}
        </div>
      </div>
      <div className="page flex items-center gap-x-4 py-2 xl:gap-x-10 xl:py-4">
        <MobileMenu shop={shop} />
        <Wordmark />
        <SearchBox className="max-w-xl flex-1 max-md:hidden xl:mx-auto" />
        {shop.showroom && <WayList shop={shop} />}
        <div className="ml-auto flex items-center gap-1 xl:ml-0">
          <UserMenu />
          <ChatLink />
          <CartLink />
        </div>
      </div>
      <SearchBox className="page in-[body:has([data-page-bar])]:hidden pb-3 md:hidden" />
      <DepartmentNav departments={shop.menus} />
    </header>
  );
}
