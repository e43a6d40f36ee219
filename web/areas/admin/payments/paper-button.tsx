import { FileDown } from "lucide-react";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";

/** Saves a PDF that is made when it is asked for. */
export function PaperButton({ name, load }: { name: string; load: () => Promise<File> }) {
  const { call, isSending } = useCall();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown aria-hidden size={16} />}
      pending={isSending}
      onClick={() => void call(async () => saveFile(await load()))}
    >
      {`${name} (PDF)`}
    </Button>
  );
}
