import { lazy, Suspense } from "react";
import { loaderApi } from "../../client/page-api.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { loadRooms } from "../../kit/content/load-rooms.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { enterShowroom } from "../../kit/showroom/enter-showroom.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import type { Route } from "./+types/ready.page.ts";
import { AccountLine } from "./account-line.tsx";
import { BriefForm } from "./brief/brief-form.tsx";
import { picturesOfStyles } from "./brief/style-pictures.server.ts";
import { useAiAccount } from "./use-ai-account.ts";
import { useLinked } from "./use-linked.ts";

/** Complete in the server's page; a browser loads its script later. */
const WhatYouGet = import.meta.env.SSR
  ? (await import("./what-you-get.tsx")).default
  : lazy(() => loadInTime(import("./what-you-get.tsx")));

export const headers = sharedPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const [pictures, rooms] = await Promise.all([
    picturesOfStyles(loaderApi(context, request)),
    loadRooms(context, request, "design_ai"),
  ]);
  return { pictures, rooms };
}

/** Entering a showroom from here leads back here. */
export function action({ context, request }: Route.ActionArgs) {
  return enterShowroom(context, request, "/design-ai");
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "AI 3D Design",
      description:
        "Describe your room and get four designs you can build, with every material counted and priced.",
      path: "/design-ai",
    },
    matches,
  );

export default function DesignAi({ loaderData }: Route.ComponentProps) {
  const account = useAiAccount();
  const linked = useLinked(account.status === "guest");
  return (
    <div className="page pt-4 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "Home", url: "/" },
          { label: "AI 3D Design", url: "/design-ai" },
        ]}
      />
      <header className="mt-6 md:mt-8">
        <h1 className="heading text-xl md:text-2xl">Ready to create</h1>
        <p className="mt-3 max-w-[68ch] text-lg">
          Start your custom design plan: describe your room and get designs you can build, with every material
          priced.
        </p>
        <AccountLine user={account.user} linked={linked} />
      </header>
      <BriefForm pictures={loaderData.pictures} account={account} isLinked={linked?.state === "linked"} />
      <Suspense>
        <WhatYouGet rooms={loaderData.rooms} />
      </Suspense>
    </div>
  );
}
