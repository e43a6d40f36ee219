import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import type { ProjectTalk as Talk } from "../../../contract/design/shared-projects.ts";
import { api } from "../../client/api.ts";
import { reloadOnNews } from "../../client/stream/news.ts";
import { useRequest } from "../../client/use-request.ts";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, plural } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";
import { TextArea } from "../../ui/text-field.tsx";

/** The project's rooms, and what everybody on it says about it, its products and places in its rooms. */
export function ProjectTalk({ project: { id, edits_for, version } }: { project: Project }) {
  const [talk, setTalk] = useState<Talk>();
  const load = useCallback(
    () =>
      api("GET /api/project/comments/{projectId}", { params: { projectId: id }, feedback: "none" }).then(
        ({ data }) => setTalk(data),
        () => undefined,
      ),
    [id],
  );
  // a room that somebody starts changes the project's version
  useRequest(`${id} ${version}`, () => void load());
  useEffect(() => {
    return reloadOnNews(({ kind, data }) => kind === "comment" && data.project === id, load);
  }, [id, load]);
  if (!talk) return null;
  const remove = async (comment: string) => {
    await api("DELETE /api/project/comments/{projectId}/{comment}", { params: { projectId: id, comment } });
    await load();
  };
  return (
    <>
      <Rooms project={id} talk={talk} />
      <section aria-labelledby="comments" className="mt-14 max-w-[56rem]">
        <h2 id="comments" className="heading border-ink border-b pb-2 text-lg">
          Comments
        </h2>
        {talk.data.length === 0 && (
          <p className="py-3 text-graphite">
            No comments yet. Comments from people with a link show up here.
          </p>
        )}
        <ul>
          {talk.data.map((comment) => (
            <li key={comment.id} className="border-hairline border-b py-3">
              <p className="text-sm">
                <span className="font-semibold">{comment.author_name}</span>{" "}
                <span className="figures text-graphite">{formatDateTime(comment.created_at)}</span>
              </p>
              <About project={id} comment={comment} rooms={talk.rooms} />
              <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{comment.text}</p>
              {edits_for === null && (
                <Button size="sm" variant="quiet" className="-ml-3" onClick={() => void remove(comment.id)}>
                  Delete
                  <span className="sr-only">{`comment by ${comment.author_name}`}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        <NewComment project={id} onSent={load} />
      </section>
    </>
  );
}

function Rooms({ project, talk }: { project: string; talk: Talk }) {
  if (talk.rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms" className="mt-14">
      <h2 id="rooms" className="heading border-ink border-b pb-2 text-lg">
        Rooms
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {talk.rooms.map(({ id, name, picture }) => {
          const count = talk.data.filter(({ room }) => room === id).length;
          return (
            <li key={id}>
              <div className="grid aspect-4/3 place-items-center overflow-hidden bg-sunk text-graphite text-sm">
                {picture ? (
                  <Picture picture={picture} alt="" cover sizes="(width < 769px) 100vw, 400px" />
                ) : (
                  "Open the room to create its picture."
                )}
              </div>
              <h3 className="mt-2 font-medium">{name}</h3>
              <p className="flex flex-wrap gap-x-6 text-sm">
                <Link to={`/visualize/room/${id}`} className="link inline-flex min-h-11 items-center">
                  Open room<span className="sr-only">{`: ${name}`}</span>
                </Link>
                <Link
                  to={`/projects/${project}/rooms/${id}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {count > 0 ? plural(count, "comment") : "Pin a comment"}
                  <span className="sr-only">{` in ${name}`}</span>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a comment is pinned to. */
function About({
  project,
  comment: { line_name, room, place },
  rooms,
}: {
  project: string;
  comment: Talk["data"][number];
  rooms: Talk["rooms"];
}) {
  if (!room) return line_name && <p className="text-graphite text-sm">{line_name}</p>;
  const name = rooms.find(({ id }) => id === room)?.name;
  return (
    <p className="text-sm">
      <Link to={`/projects/${project}/rooms/${room}`} className="link">
        {[name, place].filter(Boolean).join(": ") || "In the room"}
      </Link>
    </p>
  );
}

function NewComment({ project, onSent }: { project: string; onSent: () => Promise<void> }) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const say = () =>
    send(async () => {
      const { text = "" } = textsOf(form.current!);
      await api("POST /api/project/comments/{projectId}", {
        params: { projectId: project },
        body: { text },
        feedback: "none",
      });
      form.current?.reset();
      await onSent();
    });
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-[40rem] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <TextArea
        label="Write a comment"
        name="text"
        rows={2}
        maxLength={1000}
        error={errors.text ?? problem}
      />
      <div>
        <Button type="submit" size="sm" variant="secondary" pending={isSending}>
          Send comment
        </Button>
      </div>
    </form>
  );
}
