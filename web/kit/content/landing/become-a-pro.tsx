import { Link } from "react-router";
import type { Settings } from "../../../client/load-shop.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Say } from "../use-words.ts";

/** To contractors and designers: what it is, the way in, and the app. */
export function BecomeAPro({ say, apps }: { say: Say; apps: Settings["apps"] }) {
  return (
    <section aria-labelledby="become-a-pro" className="bg-ink text-paper print:bg-transparent print:text-ink">
      <div className="page grid gap-x-8 gap-y-8 py-14 md:grid-cols-12 md:py-24">
        <h2 id="become-a-pro" className="heading text-2xl md:col-span-5 md:text-3xl">
          {say("pro_title")}
        </h2>
        <div className="md:col-span-6 md:col-start-7">
          <p className="max-w-[52ch] text-lg">{say("pro_text")}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to="/register/contractor">Sign up</LinkButton>
            <Link
              to="/pro-account"
              className="link flex min-h-11 items-center font-medium focus-visible:outline-paper"
            >
              Benefits for pros
            </Link>
          </div>
          <ul className="mt-10 flex gap-3" aria-label="Get the app">
            <li className="max-sm:flex-1">
              <StoreBadge
                store={apps.app_store}
                lines={
                  apps.app_store ? ["Download on the", "App Store"] : ["Add it to your", "iPhone or iPad"]
                }
              />
            </li>
            <li className="max-sm:flex-1">
              <StoreBadge
                store={apps.google_play}
                lines={
                  apps.google_play ? ["Get it on", "Google Play"] : ["Install it on your", "Android phone"]
                }
              />
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

/** To the app store, if the app is there; otherwise the three steps to install the shop itself. */
function StoreBadge({ store, lines: [small, large] }: { store: string; lines: readonly [string, string] }) {
  const look =
    "flex min-h-14 items-center sm:min-w-44 border border-paper px-5 py-2 hover:bg-paper hover:text-ink focus-visible:outline-paper";
  const words = (
    <span>
      <span className="block text-xs">{small} </span>
      <span className="block font-semibold leading-tight">{large}</span>
    </span>
  );
  if (store) {
    return (
      <a href={store} rel="noopener" className={look}>
        {words}
      </a>
    );
  }
  return (
    <Link to="/pro-account#app" className={look}>
      {words}
    </Link>
  );
}
