import { useState } from "react";
import type { ProjectPerson } from "../../../contract/design/project-history.ts";
import { ApiError, api } from "../../client/api.ts";
import { useRequest } from "../../client/use-request.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

const roles: Record<ProjectPerson["role"], string> = {
  showroom: "Your showroom's pro",
  hired: "Hired for it",
};

/** The pros who see a project, and whether each may change it. They load again with each new number in `again`. */
export function SharePeople({
  project,
  again,
  onLoaded,
}: {
  project: string;
  again: number;
  onLoaded: (people: readonly ProjectPerson[]) => void;
}) {
  const [people, setPeople] = useState<readonly ProjectPerson[]>([]);
  useRequest(`${project} ${again}`, () => {
    api("GET /api/projectCart/{id}/people", { params: { id: project }, feedback: "none" }).then(
      ({ data }) => {
        setPeople(data.data);
        onLoaded(data.data);
      },
      () => undefined,
    );
  });
  const set = async (user: string, can_edit: boolean) => {
    try {
      const params = { id: project, user };
      const { data } = await api("PUT /api/projectCart/{id}/people/{user}", { params, body: { can_edit } });
      setPeople((before) => before.map((one) => (one.id === data.id ? data : one)));
    } catch (error) {
      // the toast has said why
      if (!(error instanceof ApiError)) throw error;
    }
  };
  if (people.length === 0) return null;
  return (
    <ul className="mt-3">
      {people.map(({ id, name, role, can_edit }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-hairline border-b py-1"
        >
          <p>
            <span className="font-medium">{name}</span>{" "}
            <span className="text-graphite text-sm">{roles[role]}</span>
          </p>
          <Checkbox
            label={
              <>
                Can change products<span className="sr-only">{`: ${name}`}</span>
              </>
            }
            checked={can_edit}
            onChange={() => void set(id, !can_edit)}
          />
        </li>
      ))}
    </ul>
  );
}
