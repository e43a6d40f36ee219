import { Link } from "react-router";
import { useShop } from "../../client/session/use-showroom.ts";
import { Logo } from "../../ui/logo.tsx";

/** The way home: the showroom's own logo where its plan has one, else the marketplace's mark and name. */
export function Wordmark() {
  const shop = useShop();
  const name = shop?.settings.app_name ?? "";
  const own = shop?.settings.logo;
  const logo = shop?.showroom?.theme_color ? shop.showroom.business_logo : null;
  return (
    <Link
      to="/"
      prefetch="intent"
      className="min-w-0"
      aria-label={`${shop?.showroom && logo ? shop.showroom.company_name : name}, home`}
    >
      {logo ? (
        <span className="flex min-h-11 items-center gap-3">
          <Logo picture={logo} width_px={176} height_px={44} arrival="soon" className="max-sm:max-w-28" />
          <span className="heading max-w-56 text-base leading-tight max-sm:hidden">
            {shop?.showroom?.company_name}
          </span>
        </span>
      ) : (
        <span className="flex min-h-11 flex-col justify-center gap-1">
          {own ? (
            <Logo picture={own} width_px={176} height_px={40} arrival="soon" className="max-sm:max-w-28" />
          ) : (
            <span className="flex items-center gap-2.5">
              <Mark />
              <span className="heading text-lg leading-none tracking-[-0.03em]">{name}</span>
            </span>
          )}
          {/* whose prices these are; wider headers have a line for it, with the way to another showroom */}
          {shop?.showroom && (
            <span className="truncate text-graphite text-xs leading-none md:hidden">
              {shop.showroom.company_name}
            </span>
          )}
        </span>
      )}
    </Link>
  );
}

/** An M laid in square tiles, one of them in the accent. */
function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className="size-7" shapeRendering="crispEdges">
      <path
        fill="currentColor"
        d="M0 0h7.2v7.2H0zM0 8.2h7.2v7.2H0zM0 16.4h7.2v7.2H0zM0 24.6h7.2v7.2H0zM0 32.8h7.2V40H0zM32.8 0H40v7.2h-7.2zM32.8 8.2H40v7.2h-7.2zM32.8 16.4H40v7.2h-7.2zM32.8 24.6H40v7.2h-7.2zM32.8 32.8H40V40h-7.2zM8.2 8.2h7.2v7.2H8.2zM24.6 8.2h7.2v7.2h-7.2z"
      />
      <path className="fill-accent" d="M16.4 16.4h7.2v7.2h-7.2z" />
    </svg>
  );
}
