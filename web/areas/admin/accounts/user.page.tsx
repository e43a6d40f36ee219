import { Link } from "react-router";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Facts } from "../../../kit/page/profile-section.tsx";
import { formatDate, formatDateTime, plural } from "../../../ui/format.ts";
import type { Route } from "./+types/user.page.ts";
import { StandIn } from "./stand-in.tsx";
import { UserChanges } from "./user-changes.tsx";
import { roleOf, UserStatus } from "./user-words.tsx";

export const meta = titled("User");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/users/{id}", { params: { id: params.id } });
  return data;
}

/** One account: who it is, and what an admin may do about it. */
export default function UserPage({ loaderData: user }: Route.ComponentProps) {
  const isSelf = useSession().user?.id === user.id;
  return (
    <div className="max-w-[48rem]">
      <p>
        <Link to="/account/admin/users" className="link inline-flex min-h-11 items-center">
          All users
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{user.full_name || user.email}</h1>
        <UserStatus {...user} />
      </div>
      <Part title="Person">
        <Facts facts={personFacts(user)} />
      </Part>
      <Part title="Use">
        <Facts facts={useFacts(user)} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          {linksOf(user).map(([text, to]) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
              {text}
            </Link>
          ))}
        </p>
      </Part>
      <Part title="Access">
        <Access user={user} isSelf={isSelf} />
      </Part>
    </div>
  );
}

function Access({ user, isSelf }: { user: ManagedUser; isSelf: boolean }) {
  const { application } = user;
  if (isSelf) return <p className="text-graphite">This is your own account. Another admin can change it.</p>;
  if (application?.status === "pending") {
    return (
      <p className="text-graphite">
        An application waits.{" "}
        <Link to={`/account/admin/approvals/${application.id}`} className="link text-ink">
          Approve or decline it
        </Link>{" "}
        first.
      </p>
    );
  }
  return (
    <>
      <UserChanges user={user} />
      <StandIn user={user} />
    </>
  );
}

/** Where the rest about the account stands. */
function linksOf({ id, type, email, orders }: ManagedUser): [string, string][] {
  return [
    ["Audit log for this account", `/account/admin/audit?who=${id}`],
    ...(orders > 0 && type === "User"
      ? [["Orders", `/account/orders?q=${encodeURIComponent(email)}`] as [string, string]]
      : []),
    ...(type === "Vendor" || type === "Contractor"
      ? [["Balance and statements", `/account/admin/payees/${id}`] as [string, string]]
      : []),
  ];
}

type Fact = readonly [string, React.ReactNode];

function personFacts(user: ManagedUser): Fact[] {
  const { email, email_verified_at, country_code, phone, zip_code, company_name, vsd_id } = user;
  return [
    ["Role", roleOf(user)],
    ...(company_name ? [["Company", company_name] as const] : []),
    ...(vsd_id
      ? [
          [
            "Showroom ID",
            <span key="id" className="code">
              {vsd_id}
            </span>,
          ] as const,
        ]
      : []),
    [
      "Email",
      <span key="email" className="break-words">
        {`${email} (${email_verified_at ? "confirmed" : "not confirmed yet"})`}
      </span>,
    ],
    ["Phone", phone ? (country_code === "+1" ? formatPhone(phone) : `${country_code} ${phone}`) : "None"],
    ["ZIP code", zip_code || "None"],
  ];
}

function useFacts(user: ManagedUser): Fact[] {
  const { application, created_at, last_seen_at, devices, orders, has_authenticator, type } = user;
  return [
    ["Joined", formatDate(created_at)],
    ["Last seen", last_seen_at ? formatDateTime(last_seen_at) : "Never"],
    ["Signed in on", devices === 0 ? "No devices" : plural(devices, "device")],
    ["Authenticator app", has_authenticator ? "Yes" : "No"],
    ...(type === "User" ? [["Orders", String(orders)] as const] : []),
    ...(application
      ? [
          [
            "Application",
            <Link key="application" to={`/account/admin/approvals/${application.id}`} className="link">
              {application.status === "approved" ? "Approved" : "View"}
            </Link>,
          ] as const,
        ]
      : []),
  ];
}
