import type { ClientProposal } from "../../../contract/design/proposals.ts";
import { formatDateTime } from "../../ui/format.ts";

export function Comments({ comments }: { comments: ClientProposal["comments"] }) {
  if (comments.length === 0) return <p className="mt-3 text-graphite">No messages yet.</p>;
  return (
    <ul className="mt-3 grid gap-3">
      {comments.map(({ id, author_name, text, created_at, is_from_pro }) => (
        <li
          key={id}
          className={is_from_pro ? "border-accent border-l-2 pl-3" : "border-edge border-l-2 pl-3"}
        >
          <p className="text-sm">
            <span className="font-semibold">{author_name}</span>{" "}
            <span className="figures text-graphite">{formatDateTime(created_at)}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  );
}
