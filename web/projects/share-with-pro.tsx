import { useState } from "react";
import { Link } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";

/** Shares the project with the pro of its showroom, who joins its conversation. */
export function ShareWithPro({
  project,
  onShared,
}: {
  project: { id: string; company_name: string };
  onShared: () => void;
}) {
  const { user } = useSession();
  const [conversation, setConversation] = useState<string>();
  const [isSharing, setSharing] = useState(false);
  if (user?.type !== "User") return null;
  const share = async () => {
    setSharing(true);
    try {
      const params = { projectId: project.id };
      const { data } = await api("POST /api/project/share_to_contractor/{projectId}", { params, body: {} });
      setConversation(data.conversation);
      onShared();
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSharing(false);
    }
  };
  return (
    <section>
      <h3 className="font-semibold">{project.company_name}</h3>
      {conversation ? (
        <p className="mt-1">
          Your pro can see this project.{" "}
          <Link to={`/account/messages/${conversation}`} className="link">
            Write a message
          </Link>
        </p>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          className="mt-2"
          pending={isSharing}
          onClick={() => void share()}
        >
          Share with your pro
        </Button>
      )}
    </section>
  );
}
