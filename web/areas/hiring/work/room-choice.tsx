import { LinkButton } from "../../../ui/link-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { ProfileParts } from "./profile-fields.tsx";

const most = 12;

/** Which of the pro's own rooms the profile shows. */
export function RoomChoice({ draft, change, errorOf }: ProfileParts) {
  const error = errorOf("rooms");
  const toggle = (id: string, isOn: boolean) =>
    change({ rooms: isOn ? [...draft.rooms, id] : draft.rooms.filter((one) => one !== id) });
  return (
    <section aria-labelledby="own-rooms" className="border-hairline border-t py-8">
      <h2 id="own-rooms" className="heading text-lg">
        Rooms you designed here
      </h2>
      {draft.own_rooms.length === 0 ? (
        <>
          <p className="mt-2 text-graphite">
            Design a room in 3D. Once it has a picture, you can show it here.
          </p>
          <LinkButton to="/visualize" variant="secondary" className="mt-4">
            Design a room
          </LinkButton>
        </>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {draft.own_rooms.map(({ id, name, picture }) => {
            const isShown = draft.rooms.includes(id);
            return (
              <li key={id}>
                <label className="grid cursor-pointer gap-1 has-disabled:opacity-60">
                  <span className="block aspect-4/3 overflow-hidden bg-sunk">
                    <Picture picture={picture} alt="" cover sizes="220px" />
                  </span>
                  <span className="flex min-h-11 items-center gap-3 text-sm">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-accent"
                      checked={isShown}
                      disabled={!isShown && draft.rooms.length >= most}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                    {name}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {error}
        </p>
      )}
    </section>
  );
}
