import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { keepInMiddle } from "../../../ui/keep-in-middle.ts";

const places = [
  { label: "Markup", url: "/account/showroom" },
  { label: "What you sell", url: "/account/showroom/selling" },
  { label: "Profile", url: "/account/showroom/profile" },
  { label: "Front page", url: "/account/showroom/front" },
  { label: "Branding", url: "/account/showroom/branding" },
  { label: "Share", url: "/account/showroom/share" },
];

/** Around each page of the showroom's settings: its name, and the way to the others. */
export function StudioFrame({ title, children }: { title: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => keepInMiddle(nav.current, '[aria-current="page"]'), []);
  return (
    <>
      <nav ref={nav} aria-label="Showroom" className="-mx-1 mb-6 overflow-x-auto px-1">
        <ul className="flex min-w-max gap-x-6 border-hairline border-b">
          {places.map(({ label, url }) => (
            <li key={url}>
              <NavLink
                to={url}
                end
                className={({ isActive }) =>
                  clsx(
                    "-mb-px flex min-h-11 items-center border-b-2 -outline-offset-2",
                    isActive ? "border-ink font-semibold" : "border-transparent text-graphite hover:text-ink",
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="heading text-xl md:text-2xl">{title}</h1>
      {children}
    </>
  );
}
