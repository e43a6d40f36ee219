import { type CSSProperties, type ReactNode, useContext, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { isMetric } from "../domain/catalog/page-units.ts";
import { marketZone } from "../domain/days/clock.ts";
import type { Route } from "./+types/root.ts";
import { canonicalPath } from "./app/canonical-path.ts";
import { useFirstLoad } from "./app/first-load/first-load.ts";
import { FollowedLinks } from "./app/followed-links.tsx";
import { invitingShowroom } from "./app/inviting-showroom.ts";
import type { Listing } from "./app/listing.ts";
import { Nonce } from "./app/nonce.ts";
import { keepPages } from "./app/offline/keep-pages.ts";
import { PageCounter } from "./app/page-counter.tsx";
import { useScrollToTop } from "./app/scroll-to-top.ts";
import { SessionKeeper } from "./app/session/session-keeper.tsx";
import { language } from "./client/language.ts";
import { loadShop, type Shop } from "./client/load-shop.ts";
import { readCookie } from "./client/session/browser-cookies.ts";
import { errorTitle, PageError } from "./kit/page/page-error.tsx";
import { firstFonts } from "./ui/fonts.ts";
import { DrawAgain } from "./ui/load-in-time.ts";
import { ProgressBar } from "./ui/progress-bar.tsx";
import "./ui/tokens.css";
import { ToastOutlet } from "./ui/toast-outlet.tsx";

export const links: Route.LinksFunction = () => [{ rel: "manifest", href: "/showroom/manifest.webmanifest" }];

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: error ? errorTitle(error) : loaderData?.settings.app_name },
];

/** What every page of the shop needs: menus, settings and the current showroom. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  return loadShop(context, request, params.vsd_id ?? (await invitingShowroom(context, request)));
}

/** Menus and showroom reload when the visitor enters or leaves a showroom; a link can name one. */
export function shouldRevalidate({ nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return (
    (nextParams.vsd_id || readCookie("showroom") || undefined) !== document.documentElement.dataset.showroom
  );
}

/**
 * Marks a signed-in browser, one whose owner chose light or dark pages, and one that has answered the consent question,
 * before anything is rendered, so that nothing changes in view. Runs in the server's page alone.
 */
const markVisitor = !import.meta.env.SSR
  ? ""
  : `try{var d=document.documentElement.dataset,s=localStorage;if(/(^|; )cookie_consent=/.test(document.cookie)||navigator.globalPrivacyControl)d.answered="";if((s.getItem("authToken")||"").length>10)d.session="in";var a=s.getItem("appearance");if(a)d.appearance=a}catch{}`;

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(Nonce);
  const isUnlisted = useMatches().some(({ handle }) => (handle as Listing | undefined)?.isUnlisted);
  return (
    // A script marks the element before React sees it.
    <html
      lang={language}
      data-showroom={shop?.showroom?.vsd_id}
      data-zone={marketZone}
      data-units={isMetric() ? "metric" : undefined}
      style={shop?.accent as CSSProperties}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161815" media="(prefers-color-scheme: dark)" />
        <meta name="app-name" content={shop?.settings.app_name} />
        <meta name="shop-id" content={shop?.showroom?.id} />
        <meta name="api-base" content="" />
        {/* React Aria reads it for the one style element that it adds. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markVisitor }} />
        {firstFonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <Meta />
        {isUnlisted && <meta name="robots" content="noindex" />}
        <Icons logo={shop?.settings.logo?.url} />
        {shop && <SiteMeta shop={shop} />}
        {/* React complains of a nonce that the browser hides; in development none is needed here. */}
        <Links nonce={import.meta.env.DEV ? "" : undefined} />
      </head>
      <body>
        {children}
        <ToastOutlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** For the browser's tab and a phone's home screen: the marketplace's logo, or our own mark if it has none. */
function Icons({ logo }: { logo: string | undefined }) {
  const drawn = (side_px: number) => logo?.replace(/\d+\.webp$/, `${side_px}.icon.png`);
  return (
    <>
      <link
        rel="icon"
        href={drawn(64) ?? "/showroom/icon-32.png"}
        type="image/png"
        sizes={logo ? "64x64" : "32x32"}
      />
      {!logo && <link rel="icon" href="/showroom/icon.svg" type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={drawn(180) ?? "/showroom/apple-touch-icon.png"} />
    </>
  );
}

/** Metadata of every page for link previews and search engines; a page's own takes precedence. */
function SiteMeta({ shop }: { shop: Shop }) {
  const { pathname, search } = useLocation();
  const origin = `${shop.settings.public_url}/showroom`;
  const address = origin + canonicalPath(pathname, search);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={shop.settings.app_name} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${origin}/open-graph.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useScrollToTop();
  useFirstLoad();
  useEffect(keepPages, []);
  return (
    <>
      <DrawAgain />
      <ProgressBar />
      <FollowedLinks />
      <SessionKeeper shop={loaderData} />
      <PageCounter />
      <Outlet />
    </>
  );
}

/** The last resort, when even the shell cannot be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="page py-16">
      <PageError error={error} />
    </main>
  );
}
