import { lazy, Suspense } from "react";
import { useRevalidator } from "react-router";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Section } from "../../kit/page/section.tsx";
import { WorkplaceList } from "../../kit/showroom/workplace-switch.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/today.page.ts";
import { ClientSteps } from "./client-steps.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ItemList } from "./item-list.tsx";
import { Money } from "./money.tsx";
import { Steps } from "./steps.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** Only customers have it. */
const CustomerHome = lazy(() => loadInTime(import("./customer-home.tsx")));

export const meta = titled("Today");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/today");
  return data;
}

/** What waits for the person who signed in, each with the next step beside it; then what is late, and the money. */
export default function Today({ loaderData: today }: Route.ComponentProps) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  if (!user) return null;
  const type = workTypeOf(user);
  const isCustomer = type === "User";
  const isIdle =
    today.steps.length === 0 &&
    today.waiting.length === 0 &&
    today.client_steps.total === 0 &&
    today.late.total === 0;
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">{isCustomer ? `Hello, ${user.first_name}` : "Today"}</h1>
      {today.first_steps && <FirstSteps steps={today.first_steps} onChange={() => void revalidate()} />}
      {isIdle && !isCustomer && !today.first_steps && (
        <EmptyState title="You're all caught up" className="mt-8">
          New orders and requests show up here as soon as they come in.
        </EmptyState>
      )}
      <WorkplaceList user={user} />
      <ClientSteps due={today.client_steps} />
      <WaitingList type={type} waiting={today.waiting} />
      <Steps steps={today.steps} type={type} onMoved={() => void revalidate()} />
      {today.late.total > 0 && (
        <Section
          title={isCustomer ? "Past the promised date" : "Late"}
          count={today.late.total}
          note={isCustomer ? "We're sorry. The vendor and our support team see this too." : undefined}
        >
          <ItemList items={today.late.items} type={type} due="late" />
        </Section>
      )}
      {isCustomer && (
        <Suspense>
          <CustomerHome arriving={today.arriving} />
        </Suspense>
      )}
      {today.money && <Money money={today.money} type={type} />}
    </>
  );
}
