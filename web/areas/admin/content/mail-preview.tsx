import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import type { ContentValue, KeptContent } from "../../../../contract/admin/content.ts";
import { ApiError, api } from "../../../client/api.ts";
import { Button } from "../../../ui/button.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { PreviewSection, Window } from "./preview-section.tsx";

type Words = Extract<ContentValue, { kind: "words" }>;
export type MailPiece = Extract<KeptContent["key"], `mail_${string}`>;
interface Shown {
  subject: string;
  html: string;
  text: string;
}

const pause_ms = 400;

/** An email of this kind with sample data: as mail programs show it, and as plain text. */
export function MailPreview({ piece, value }: { piece: MailPiece; value: Words }) {
  const { shown, problem } = useShown(piece, value);
  const [isText, setText] = useState(false);
  const { isBusy, once } = useBusy();
  const send = async () => {
    try {
      const { message } = await api("POST /api/admin/content/{piece}/test", {
        params: { piece },
        body: { value },
        feedback: "none",
      });
      showToast("success", message ?? "Sent.");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", Object.values(error.errors)[0]?.[0] ?? error.message);
    }
  };
  const actions = (
    <>
      <Button variant="secondary" aria-pressed={isText} onClick={() => setText(!isText)}>
        Plain text
      </Button>
      <Button
        variant="secondary"
        pending={isBusy}
        icon={<Send aria-hidden size={16} />}
        onClick={() => void once(send)}
      >
        Send me a test
      </Button>
    </>
  );
  return (
    <PreviewSection actions={actions}>
      {({ label, width_px }) => (
        <>
          <p className="mb-3 break-words">
            <span className="text-graphite">Subject: </span>
            <span className="font-semibold">{shown?.subject}</span>
          </p>
          {problem && <p className="mb-3 text-bad text-sm">{problem}</p>}
          {!shown && !problem && <SkeletonText lines={12} />}
          {shown &&
            (isText ? (
              <textarea
                readOnly
                aria-label="The email as plain text"
                value={shown.text}
                className="block h-160 w-full resize-none border border-hairline bg-white p-4 font-mono text-sm"
              />
            ) : (
              <Window
                title={`Preview, ${label.toLowerCase()}`}
                width_px={width_px}
                document={shown.html}
                isClosed
              />
            ))}
        </>
      )}
    </PreviewSection>
  );
}

/** The email as the server would send it, a moment after the last change; the last good one while something is wrong. */
function useShown(piece: MailPiece, value: Words): { shown: Shown | undefined; problem: string } {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      try {
        const { data } = await api("POST /api/admin/content/{piece}/preview", {
          params: { piece },
          body: { value },
          feedback: "none",
        });
        if (isOver) return;
        setShown(data);
        setProblem("");
      } catch (error) {
        if (isOver || !(error instanceof ApiError)) return;
        setProblem(Object.values(error.errors)[0]?.[0] ?? "We couldn't load the preview. Try again.");
      }
    };
    const timer = setTimeout(() => void load(), pause_ms);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [piece, value]);
  return { shown, problem };
}
