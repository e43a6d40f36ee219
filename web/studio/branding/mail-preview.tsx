import { useEffect, useState } from "react";
import { ApiError, api } from "../../api.ts";

const pause_ms = 300;

/** An order confirmation as clients get it, in a color and with a logo. */
export function MailPreview({ color, logo }: { color: string; logo: string }) {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = { theme_color: color, logo };
      try {
        const { data } = await api("GET /api/pro/showroom/mail-preview", {
          query,
          signal: leaving.signal,
          feedback: "none",
        });
        setHtml(data.html);
      } catch (error) {
        if (!(error instanceof ApiError || leaving.signal.aborted)) throw error;
      }
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [color, logo]);
  return (
    <figure>
      <figcaption className="mb-2 font-medium text-sm">In your emails</figcaption>
      <iframe
        title="Order confirmation to a client"
        srcDoc={html ?? ""}
        // nothing in it runs or leads anywhere
        sandbox=""
        tabIndex={-1}
        className="pointer-events-none h-[52rem] w-full border border-hairline bg-paper"
      />
    </figure>
  );
}
