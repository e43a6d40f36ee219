import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { writeLocal } from "../../client/session/local-store.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Footer } from "./storefront/footer.tsx";
import { Header } from "./storefront/header.tsx";

/** The shop's header and footer around a page. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  const shop = useShop();
  const AfterPage = useAfterPage();
  useEffect(() => {
    writeLocal("new-layout", "true");
    return () => writeLocal("new-layout", "false");
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ConsentBanner />
      {shop && <Header shop={shop} />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {shop && <Footer shop={shop} />}
      {AfterPage && <AfterPage />}
    </div>
  );
}

/** What loads once the browser has taken the page over from the server; nothing until then. */
function useAfterPage(): ComponentType | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType }>();
  useEffect(() => {
    import("./storefront/after-page.tsx").then(
      ({ default: Part }) => setLoaded({ Part }),
      () => undefined,
    );
  }, []);
  return loaded?.Part;
}
