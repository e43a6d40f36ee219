import { ScanEye } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRoomEditor } from "./room-context.ts";
import { modelFile } from "./save-files.ts";

/** iPhones and iPads show a model of true size through their camera if a link of this kind leads to it. */
const hasQuickLook = (): boolean => document.createElement("a").relList.supports("ar");

/** Shows an item on one's own floor or wall, on devices that can. */
export function SeeAtHome({ id }: { id: string }) {
  const { view } = useRoomEditor();
  const [url, setUrl] = useState<string>();
  const { call, isSending } = useCall();
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  if (!hasQuickLook()) return null;
  const make = () =>
    call(async () => {
      if (!view.current) return showToast("info", "The model needs the 3D view.");
      const bytes = await view.current.exportModel("usdz", id);
      setUrl(URL.createObjectURL(modelFile(bytes, "usdz")));
    });
  // the camera opens on a press alone, so making the model and opening it are two
  return url ? (
    <a
      rel="ar"
      href={`${url}#allowsContentScaling=0`}
      className="link inline-flex min-h-11 items-center gap-2"
    >
      <ScanEye aria-hidden size={16} />
      Open the camera
    </a>
  ) : (
    <Button
      variant="secondary"
      size="sm"
      icon={<ScanEye aria-hidden size={16} />}
      pending={isSending}
      onClick={() => void make()}
    >
      See it at home
    </Button>
  );
}
