import { Download } from "lucide-react";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";

/** Saves a report that the API answers as a file. */
export function SaveReport({ label, load }: { label: string; load: () => Promise<unknown> }) {
  const { call, isSending } = useCall();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden size={16} />}
      pending={isSending}
      onClick={() => void call(async () => saveFile((await load()) as File))}
    >
      {label}
    </Button>
  );
}
