import { Printer } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** Opens the browser's own dialog, which also writes a PDF. */
export function PrintButton() {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Printer aria-hidden size={18} />}
      className="scripting-none:hidden"
      onClick={() => window.print()}
    >
      Print or save as PDF
    </Button>
  );
}
