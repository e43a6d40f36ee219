import { Link, useLocation } from "react-router";
import { Button } from "../ui/button.tsx";
import { chooseConsent, useConsent } from "./consent.ts";

/**
 * Asks once whether page views may be counted, in a bar above the page that covers nothing. It is in every document
 * because documents are shared; a mark on <html> hides it from the first paint if the answer is known.
 */
export function ConsentBanner() {
  const choice = useConsent();
  const { pathname } = useLocation();
  // That page has the choice itself.
  if (choice || pathname === "/cookies_policy") return null;
  return (
    <section
      aria-label="Cookies"
      className="answered:hidden scripting-none:hidden border-hairline border-b bg-white print:hidden"
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
    </section>
  );
}
