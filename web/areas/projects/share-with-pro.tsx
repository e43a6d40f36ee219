import { api } from "../../client/api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { MessageButton } from "../../kit/messages/message-button.tsx";
import { Button } from "../../ui/button.tsx";

/** Shares the project with the pro of its showroom, who joins its conversation. */
export function ShareWithPro({
  project,
  isShared,
  onShared,
}: {
  project: { id: string; company_name: string };
  /** Undefined until that is known. */
  isShared: boolean | undefined;
  onShared: () => void;
}) {
  const { user } = useSession();
  const { call, isSending: isSharing } = useCall();
  if (user?.type !== "User") return null;
  const share = () =>
    call(async () => {
      const params = { projectId: project.id };
      await api("POST /api/project/share_to_contractor/{projectId}", { params, body: {} });
      onShared();
    });
  return (
    <section>
      <h3 className="font-semibold">{project.company_name}</h3>
      {isShared && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p>Your pro can see this project.</p>
          <MessageButton about="project" id={project.id}>
            Write a message
          </MessageButton>
        </div>
      )}
      {isShared === false && (
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
