import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { Button } from "../../ui/button.tsx";

/** Enters the showroom of a team, or with null the own account. Everything on the page is another one's then. */
export async function chooseWorkplace(team: string | null): Promise<void> {
  try {
    await api("PUT /api/team/workplace", { body: { team } });
    window.location.assign("/showroom/account");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** The showrooms whose team the account is in, with the way there. */
export function WorkplaceList({ user: { teams, works_in } }: { user: User }) {
  const others = teams.filter(({ team }) => team !== works_in?.team);
  if (others.length === 0) return null;
  return (
    <ul className="mt-8 border-hairline border-t">
      {others.map(({ team, company_name }) => (
        <li key={team} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-b py-3">
          <p className="min-w-0 flex-1 basis-64 font-medium">{`You are on the team of ${company_name}`}</p>
          <Button size="sm" variant="secondary" onClick={() => void chooseWorkplace(team)}>
            {`Work at ${company_name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
