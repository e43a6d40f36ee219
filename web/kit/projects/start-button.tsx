import { FileSignature } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
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
  const [isStarting, setStarting] = useState(false);
  return (
    <Button
      variant={isMain ? "primary" : "secondary"}
      icon={<FileSignature aria-hidden size={18} />}
      pending={isStarting}
      onClick={() => {
        setStarting(true);
        void startProposal(from, navigate).finally(() => setStarting(false));
      }}
    >
      New proposal
    </Button>
  );
}
