import { useSession } from "../../../client/session/use-session.ts";
import { alsoHere, youElsewhere } from "./live-words.ts";
import { useRoom } from "./room-context.ts";
import type { Other } from "./room-state.ts";

/** Dark enough for white letters and for lines on a plan. */
const colors = ["#9a3412", "#155e75", "#6b21a8", "#3f6212", "#9d174d"] as const;

/** Each account's color, the same in every window. */
export function colorOf({ user }: Pick<Other, "user">): string {
  let sum = 0;
  for (const letter of user) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return colors[sum % colors.length]!;
}

/** On a phone there is no place for more. */
const most = 2;

/** Who else has the room open, each account once, by initials. */
export function PresentPeople() {
  const others = useRoom((state) => state.others);
  const { user } = useSession();
  const people = [...new Map(others.map((other) => [other.user, other])).values()];
  const nameOf = (other: Other) => (isMe(other, user?.id) ? youElsewhere : other.name);
  const words = people.length > 0 ? alsoHere(people.map(nameOf)) : "";
  return (
    <>
      <span role="status" className="sr-only">
        {words}
      </span>
      {people.length > 0 && (
        <span aria-hidden title={words} className="flex shrink-0 items-center -space-x-1.5 px-1">
          {people.slice(0, most).map((other) => (
            <span
              key={other.user}
              style={{ backgroundColor: colorOf(other) }}
              className="grid size-7 place-items-center rounded-full border-2 border-paper font-semibold text-white text-xs forced-color-adjust-none"
            >
              {initialsOf(nameOf(other))}
            </span>
          ))}
          {people.length > most && (
            <span className="figures grid h-7 place-items-center pl-2.5 text-graphite text-xs">
              {`+${people.length - most}`}
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** A guest's other windows have no account. */
export const isMe = ({ user }: Pick<Other, "user">, me: string | undefined): boolean =>
  user === "" || user === me;

const initialsOf = (name: string): string => {
  const words = name.split(" ").filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
};
