import { useState } from "react";
import type { Team } from "../../../../contract/identity/team.ts";
import {
  invitationStates,
  type TeamRole,
  teamRoles,
  teamRoleWords,
} from "../../../../contract/identity/team-roles.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Section } from "../../../kit/page/section.tsx";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/team.page.ts";

export const meta = titled("Team");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/team")).data;
}

const roleOptions = teamRoles.map((value) => ({ value, text: teamRoleWords[value].name }));

/** Who works in the showroom, in which role. */
export default function TeamPage({ loaderData: team }: Route.ComponentProps) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Team</h1>
      <p className="mt-2 max-w-[60ch] text-graphite">
        Team members sign in with their own accounts and work in your showroom. Their role decides what they
        can do.
      </p>
      <dl className="mt-4 grid gap-1 text-sm">
        {teamRoles.map((role) => (
          <div key={role} className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
            <dt className="font-medium">{teamRoleWords[role].name}</dt>
            <dd className="text-graphite">{teamRoleWords[role].may}</dd>
          </div>
        ))}
      </dl>
      <Section title="Members">
        <ul>
          <li className="border-hairline border-b py-3">
            <p className="font-medium">{team.owner.full_name}</p>
            <p className="break-all text-graphite text-sm">{`${team.owner.email} · The showroom's own account`}</p>
          </li>
          {team.members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      </Section>
      <Invite />
      {team.invited.length > 0 && (
        <Section title="Invited" count={team.invited.length}>
          <ul>
            {team.invited.map((invited) => (
              <Invited key={invited.id} invited={invited} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const row = "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-3";

function Member({ member }: { member: Team["members"][number] }) {
  const { change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const params = { id: member.id };
  const remove = async () => {
    if (await change(() => api("DELETE /api/pro/team/{id}", { params }))) setAsking(false);
  };
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-full sm:basis-56">
        <p className="font-medium">{`${member.full_name}${member.is_self ? " (you)" : ""}`}</p>
        <p className="figures break-all text-graphite text-sm">
          {`${member.email} · since ${formatDate(member.since)}`}
        </p>
      </div>
      <Select
        label={`Role of ${member.full_name}`}
        hideLabel
        className="w-44"
        value={member.role}
        onChange={(event) =>
          void change(() =>
            api("PUT /api/pro/team/{id}", { params, body: { role: event.target.value as TeamRole } }),
          )
        }
        options={roleOptions}
      />
      <Button
        variant="danger"
        size="sm"
        aria-label={`Remove ${member.full_name}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${member.full_name}?`}
        footer={
          <Actions
            onCancel={() => setAsking(false)}
            main={
              <Button variant="danger" onClick={() => void remove()}>
                Remove from team
              </Button>
            }
          />
        }
      >
        <p>They lose access to your showroom right away, on every device. They keep their own account.</p>
      </Dialog>
    </li>
  );
}

function Invite() {
  const { form, errors, isSending, save } = useApiForm();
  useStart(() => form.current?.querySelector("input")?.focus());
  const invite = async () => {
    const { email = "", role = "sales" } = textsOf(form.current!);
    const body = { email, role: role as TeamRole };
    await save(
      () => api("POST /api/pro/team/invitations", { body }),
      () => form.current?.reset(),
    );
  };
  return (
    <Section title="Invite a member">
      <form
        ref={form}
        noValidate
        className="grid items-start gap-4 pt-4 sm:grid-cols-[2fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <TextField label="Email" name="email" type="email" required error={errors.email} />
        <Select label="Role" name="role" defaultValue="sales" options={roleOptions} error={errors.role} />
        <Button type="submit" pending={isSending} className="sm:mt-[26px]">
          Send invitation
        </Button>
      </form>
    </Section>
  );
}

function Invited({ invited: { id, email, role, state, expires_at } }: { invited: Team["invited"][number] }) {
  const { change } = useChange();
  const params = { id };
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-full sm:basis-56">
        <p className="break-all font-medium">{email}</p>
        <p className="figures text-graphite text-sm">
          {`${teamRoleWords[role].name} · ${invitationStates[state]} · good until ${formatDate(expires_at)}`}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Resend the invitation to ${email}`}
        onClick={() => void change(() => api("POST /api/pro/team/invitations/{id}/resend", { params }))}
      >
        Resend
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Cancel the invitation to ${email}`}
        onClick={() => void change(() => api("POST /api/pro/team/invitations/{id}/cancel", { params }))}
      >
        Cancel
      </Button>
    </li>
  );
}
