import { useLocation } from "react-router";
import { signInPath } from "../../../client/session/redirect-target.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ErrorState } from "../../../ui/states.tsx";

/** Where there is no such room, or somebody else has it: which of the two is not told. */
export function NoSuchRoom() {
  const location = useLocation();
  const { user } = useSession();
  return (
    <ErrorState
      isPage
      title="We can't find this room"
      action={
        <>
          {user ? (
            <LinkButton to="/projects">My projects</LinkButton>
          ) : (
            <LinkButton to={signInPath(location)}>Sign in</LinkButton>
          )}
          <LinkButton to="/visualize" variant="secondary">
            Choose a floor plan
          </LinkButton>
        </>
      }
    >
      <p>
        It was deleted, or it belongs to someone else. If somebody sent you this address, ask them to open the
        room and use “Share a link”.
      </p>
    </ErrorState>
  );
}
