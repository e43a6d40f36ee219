import { useEffect, useState } from "react";
import { ApiError, api } from "../../../../client/api.ts";

const pause_ms = 300;

/** An order confirmation as clients get it, in a color and with a logo. */
export function MailPreview({ color, logo }: { color: string; logo: string }) {
  const [show] = useState(shownMail);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = { theme_color: color, logo };
      const { signal } = leaving;
      try {
        show.html(
          (await api("GET /api/pro/showroom/mail-preview", { query, signal, feedback: "none" })).data.html,
        );
      } catch (error) {
        if (!(error instanceof ApiError || leaving.signal.aborted)) throw error;
      }
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [color, logo, show]);
  return (
    <figure>
      <figcaption className="mb-2 font-medium text-sm">In your emails</figcaption>
      <div
        ref={show.box}
        role="img"
        aria-label="An order confirmation to a client"
        className="pointer-events-none min-h-96 select-none overflow-hidden border border-hairline"
      />
    </figure>
  );
}

interface ShownMail {
  box: (element: HTMLElement | null) => void;
  html: (html: string) => void;
}

/**
 * A box that shows an email as it is: its headings and links are a picture here and no part of the page, so they stay
 * in a closed shadow tree.
 */
function shownMail(): ShownMail {
  const roots = new WeakMap<HTMLElement, ShadowRoot>();
  let root: ShadowRoot | undefined;
  return {
    box: (element) => {
      if (!element) return;
      root = roots.get(element) ?? element.attachShadow({ mode: "closed" });
      roots.set(element, root);
    },
    html: (html) => {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      const mail = document.createElement("div");
      mail.inert = true;
      mail.setAttribute("style", body.getAttribute("style") ?? "");
      mail.append(...body.childNodes);
      root?.replaceChildren(mail);
    },
  };
}
