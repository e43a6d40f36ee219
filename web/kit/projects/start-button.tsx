import { FileSignature } from "lucide-react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { startProposal } from "./start-proposal.ts";

/** Makes a proposal from what the page shows. For pros alone. */
export function StartProposal({
  from,
  isMain = false,
}: {
  from: { client?: string; project?: string; room?: string };
  /** It is what people come to this page for. */
  isMain?: boolean;
}) {
  const navigate = useNavigate();
  const { isBusy, once } = useBusy();
  return (
    <Button
      variant={isMain ? "primary" : "secondary"}
      icon={<FileSignature aria-hidden size={18} />}
      pending={isBusy}
      onClick={() => void once(() => startProposal(from, navigate))}
    >
      New proposal
    </Button>
  );
}
