import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { ApiError, api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";

/** The checklist's days for one's own calendar: as a file, or by a link that it keeps reading. */
export function CalendarButton({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CalendarDays aria-hidden size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Calendar
      </Button>
      {isOpen && <CalendarDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}

function CalendarDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { isSignedIn } = useSession();
  const { call, isSending: isBusy } = useCall();
  const save = () =>
    call(async () => {
      const query = asGuest();
      saveFile(await api("GET /api/projectChecklist/{projectId}/calendar", { params: { projectId }, query }));
    });
  return (
    <Dialog title="Checklist in your calendar" isOpen onClose={onClose}>
      <p className="text-graphite text-sm">Open tasks with a due date, each as an all-day entry.</p>
      <Button variant="secondary" pending={isBusy} onClick={() => void save()} className="mt-3">
        Download calendar file
      </Button>
      <h3 className="mt-6 font-semibold">Subscribe</h3>
      {isSignedIn ? (
        <Subscription projectId={projectId} />
      ) : (
        <p className="mt-1 text-graphite text-sm">
          Sign in to get a link that keeps your calendar up to date.
        </p>
      )}
    </Dialog>
  );
}

function Subscription({ projectId }: { projectId: string }) {
  const [url, setUrl] = useState<string | null>();
  const call = { params: { projectId } };
  const perform = async (act: () => Promise<{ data: { url: string | null } }>) => {
    try {
      setUrl((await act()).data.url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const address = url ? new URL(url, window.location.origin).href : "";
  const copy = () => copyText(address, "Link copied.");
  if (!url) {
    return (
      <>
        <p className="mt-1 text-graphite text-sm">
          Your calendar reads a private link and follows changes, usually within a day. Anyone who has the
          link can read the tasks.
        </p>
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() =>
            void perform(() =>
              api("POST /api/projectChecklist/{projectId}/calendar_link", { ...call, body: {} }),
            )
          }
        >
          {url === null ? "Create a new link" : "Get the link"}
        </Button>
      </>
    );
  }
  return (
    <>
      <input
        aria-label="Calendar link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 h-11 w-full rounded-sm border border-edge bg-white px-3 text-sm"
      />
      <p className="mt-1 text-graphite text-sm">
        Paste it where your calendar asks for a URL, such as “From URL” in Google Calendar.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void perform(() => api("DELETE /api/projectChecklist/{projectId}/calendar_link", call))
          }
        >
          Revoke link
        </Button>
      </div>
    </>
  );
}
