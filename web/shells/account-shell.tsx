import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import type { User } from "../../contract/accounts.ts";
import { isBranded } from "../../domain/branding.ts";
import { PageError } from "../page-error.tsx";
import { requireToken } from "../session/signed-in.ts";
import { useSession } from "../session/use-session.ts";
import { accentFrom } from "../ui/accent.ts";
import { keepInMiddle } from "../ui/keep-in-middle.ts";
import { Picture } from "../ui/picture.tsx";
import { Loading, Skeleton, SkeletonText } from "../ui/skeleton.tsx";
import type { Route } from "./+types/account-shell.ts";
import { workplaceLinks, workplaceTitle } from "./workplace-links.ts";

/** Pages behind a sign-in are drawn in the browser: the token that opens them is there. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request);
  return null;
}
clientLoader.hydrate = true as const;

/** Around the pages of a signed-in account: its places at the side, the page beside them. */
export default function AccountShell() {
  const { user } = useSession();
  if (!user) return <HydrateFallback />;
  return (
    <Workplace user={user}>
      <Outlet />
    </Workplace>
  );
}

export function HydrateFallback() {
  return (
    <div className="page grid gap-x-8 py-10 lg:grid-cols-12">
      <Loading />
      <Skeleton className="h-8 w-48 lg:col-span-3" />
      <div className="max-lg:mt-8 lg:col-span-9">
        <Skeleton className="h-8 w-64" />
        <SkeletonText lines={6} className="mt-8" />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { user } = useSession();
  if (!user) {
    return (
      <div className="page py-16">
        <PageError error={error} />
      </div>
    );
  }
  return (
    <Workplace user={user}>
      <PageError error={error} />
    </Workplace>
  );
}

function Workplace({ user, children }: { user: User; children: ReactNode }) {
  const places = usePresentPlaceInSight();
  return (
    <div className="page grid gap-x-8 py-8 md:py-12 lg:grid-cols-12" style={brandOf(user)}>
      <div className="min-w-0 lg:col-span-3 xl:col-span-2">
        {hasBrand(user) && user.shop_profile?.business_logo && (
          <div className="mb-3 w-16">
            <Picture picture={user.shop_profile.business_logo} sizes="64px" />
          </div>
        )}
        <p className="heading text-lg">{user.shop_profile?.company_name ?? workplaceTitle[user.type]}</p>
        <p className="truncate text-graphite text-sm">{user.email}</p>
        <nav ref={places} aria-label="Account" className="mt-4 max-lg:overflow-x-auto print:hidden">
          <ul className="flex border-hairline max-lg:min-w-max max-lg:border-b lg:flex-col lg:border-t">
            {workplaceLinks[user.type].map(({ label, url }) => (
              <li key={url} className="shrink-0">
                <NavLink
                  to={url}
                  // what belongs to a place stands below its address, but for the first, whose address is above all
                  end={url === "/account"}
                  className={({ isActive }) =>
                    clsx(
                      "flex min-h-11 items-center gap-3 -outline-offset-2 max-lg:px-4 lg:border-hairline lg:border-b",
                      isActive
                        ? "font-semibold max-lg:shadow-[inset_0_-2px_0_var(--color-ink)] forced-colors:underline forced-colors:underline-offset-4"
                        : "text-graphite hover:text-ink",
                    )
                  }
                >
                  {label}
                  {url === "/notification" && user.unread_notifications > 0 && (
                    <span className="figures ml-auto bg-accent px-1.5 font-semibold text-paper text-xs leading-5">
                      {user.unread_notifications}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="min-w-0 max-lg:mt-8 lg:col-span-9 xl:col-span-10">{children}</div>
    </div>
  );
}

/** On phones the places stand in one line that is wider than the screen, the present one in the middle of it. */
function usePresentPlaceInSight() {
  const places = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place
  useEffect(() => keepInMiddle(places.current, '[aria-current="page"]'), [pathname]);
  return places;
}

/** A pro with the add-on, or with Premium, works in the own colours. */
function brandOf(user: User): CSSProperties | undefined {
  if (!hasBrand(user)) return undefined;
  const colors = accentFrom(user.shop_profile?.theme_color);
  if (!colors) return undefined;
  return {
    "--accent": colors.accent,
    "--accent-strong": colors.accentStrong,
    "--accent-tint": colors.accentTint,
  } as CSSProperties;
}

const hasBrand = ({ type, custom_addon, latest_subscription, shop_profile }: User): boolean =>
  type === "Contractor" &&
  isBranded({
    has_addon: custom_addon,
    latest_plan: latest_subscription,
    theme_color: shop_profile?.theme_color,
  });
