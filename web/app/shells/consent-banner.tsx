import { Link, useLocation } from "react-router";
import { chooseConsent, useConsent } from "../../client/consent/consent.ts";
import { Button } from "../../ui/button.tsx";
import { FootBar } from "../../ui/foot-bar.tsx";

/**
 * Asks once whether page views may be counted, in a bar at the foot of the window; on a phone, where that would cover
 * an eighth of the page, above the footer. It is in every document because documents are shared; a mark on <html> hides
 * it from the first paint if the answer is known. While another bar is there, or no connection, it waits.
 */
export function ConsentBanner() {
  const choice = useConsent();
  const { pathname } = useLocation();
  // That page has the choice itself.
  if (choice || pathname === "/cookies_policy") return null;
  return (
    <FootBar
      about="consent"
      label="Cookies"
      className="answered:hidden in-[body:has([data-foot-bar=session])]:hidden in-data-offline:hidden scripting-none:hidden border-ink border-t bg-white max-sm:static max-sm:order-1"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2">
        <p className="text-sm">
          We'd like to count page views and searches on our own server, without your name.{" "}
          <Link to="/cookies_policy" className="link">
            Cookies policy
          </Link>
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button variant="secondary" className="px-4!" onClick={() => chooseConsent("necessary")}>
            Necessary only
          </Button>
          <Button variant="secondary" className="px-4!" onClick={() => chooseConsent("all")}>
            Allow page counts
          </Button>
        </div>
      </div>
    </FootBar>
  );
}
