import type { Shop } from "../../load-shop.ts";
import { ChatLink } from "../../messages/panel/chat-link.tsx";
import { Wordmark } from "../wordmark.tsx";
import { UserMenu } from "./account-links.tsx";
import BusinessHeader from "./business-header.tsx";
import { CartLink } from "./cart-link.tsx";
import { DepartmentNav } from "./department-nav.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { ShowroomIndicator } from "./showroom-indicator.tsx";
import { WayList } from "./way-list.tsx";

export function Header({ shop }: { shop: Shop }) {
  return (
    <header className="relative border-hairline border-b bg-paper print:hidden">
      <div className="relative border-hairline border-b text-sm">
        <div className="page flex items-center justify-between gap-x-6">
          <ShowroomIndicator />
          {shop.showroom ? <BusinessHeader showroom={shop.showroom} /> : <WayList shop={shop} />}
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
      <SearchBox className="page pb-3 md:hidden" />
      <DepartmentNav departments={shop.menus} />
    </header>
  );
}
