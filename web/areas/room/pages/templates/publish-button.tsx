import { Store, Undo2 } from "lucide-react";
import type { TemplateRow } from "../../../../../contract/design/room-library.ts";
import { api } from "../../../../client/api.ts";
import { useCall } from "../../../../kit/forms/use-call.ts";
import { showToast } from "../../../../ui/toast.ts";

/** Shows a pro's template to everybody in their own showroom, or takes it back. */
export function PublishButton({
  template,
  showroom,
  onChange,
}: {
  template: TemplateRow;
  /** Id of the pro's own showroom. */
  showroom: string;
  onChange: (template: TemplateRow) => void;
}) {
  const { call, isSending } = useCall();
  const isPublished = template.showroom !== null;
  const toggle = () =>
    call(async () => {
      const { data } = await api("PUT /api/templates/{id}", {
        params: { id: template.id },
        body: { showroom: isPublished ? null : showroom },
      });
      onChange(data);
      const words = isPublished
        ? `“${template.name}” is private again.`
        : `“${template.name}” is in your showroom. It shows up there within a minute.`;
      showToast("success", words);
    });
  return (
    <button
      type="button"
      disabled={isSending}
      onClick={() => void toggle()}
      className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk disabled:text-graphite"
    >
      {isPublished ? <Undo2 aria-hidden size={16} /> : <Store aria-hidden size={16} />}
      {isPublished ? "Unpublish" : "Publish"}
      <span className="sr-only">{template.name}</span>
    </button>
  );
}
