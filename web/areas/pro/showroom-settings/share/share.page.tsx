import { Copy, Download, FileText } from "lucide-react";
import { useMemo } from "react";
import { renderSVG } from "uqr";
import { api } from "../../../../client/api.ts";
import { saveFile } from "../../../../client/save-file.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { useCall } from "../../../../kit/forms/use-call.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { Button } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { StudioFrame } from "../studio-frame.tsx";
import type { Route } from "./+types/share.page.ts";

export const meta = titled("Share your showroom");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/showroom")).data;
}

export default function SharePage({ loaderData: { vsd_id, url } }: Route.ComponentProps) {
  const svg = useMemo(() => renderSVG(url, { border: 2 }), [url]);
  const { call, isSending: isMaking } = useCall();
  const savePoster = () =>
    call(async () => {
      saveFile(await api("GET /api/pro/showroom/poster"));
    });
  return (
    <StudioFrame title="Share your showroom">
      <p className="mt-2 max-w-[60ch] text-graphite">
        Clients enter your showroom by its ID, the link or the QR code, and shop at your prices.
      </p>
      <div className="mt-8 grid max-w-[56rem] gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-8">
          <section aria-labelledby="id">
            <h2 id="id" className="font-medium text-sm">
              Showroom ID
            </h2>
            <p className="code mt-1 text-[clamp(2rem,8vw,4rem)] leading-tight tracking-[0.08em]">{vsd_id}</p>
            <CopyButton text={vsd_id} label="Copy ID" />
          </section>
          <section aria-labelledby="link">
            <h2 id="link" className="font-medium text-sm">
              Link
            </h2>
            <p className="my-2">
              <a href={url} className="link break-all">
                {url}
              </a>
            </p>
            <CopyButton text={url} label="Copy link" />
          </section>
        </div>
        <section aria-labelledby="qr">
          <h2 id="qr" className="font-medium text-sm">
            QR code
          </h2>
          <img
            alt={`QR code of ${url}`}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
            className="mt-2 w-full max-w-72 border border-hairline bg-white"
          />
          <div className="mt-4 grid max-w-72 gap-3">
            <Button
              variant="secondary"
              icon={<Download aria-hidden size={18} />}
              onClick={() => saveFile(new File([svg], `${vsd_id}-qr-code.svg`, { type: "image/svg+xml" }))}
            >
              Download QR code
            </Button>
            <Button
              pending={isMaking}
              icon={<FileText aria-hidden size={18} />}
              onClick={() => void savePoster()}
            >
              Download poster
            </Button>
            <p className="text-graphite text-sm">The poster is a PDF in letter size, ready to print.</p>
          </div>
        </section>
      </div>
    </StudioFrame>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () => copyText(text, `Copied ${text}`);
  return (
    <Button variant="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
