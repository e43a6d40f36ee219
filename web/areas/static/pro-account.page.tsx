import { useShop } from "../../client/session/use-showroom.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { Article } from "../../kit/content/article.tsx";
import { loadRooms } from "../../kit/content/load-rooms.ts";
import { RoomBand } from "../../kit/content/room-band.tsx";
import { Screen } from "../../kit/content/screen.tsx";
import { LinkedText, TextBlocks } from "../../kit/content/text-blocks.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/pro-account.page.ts";
import { loadText } from "./load-text.ts";

export const headers = sharedPage;

const path = "/pro-account";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.text, path }, matches) : [];

export async function loader({ context, request }: Route.LoaderArgs) {
  const [text, rooms] = await Promise.all([
    loadText(context, request, "pro_account"),
    loadRooms(context, request, "pro_account"),
  ]);
  return { text, rooms };
}

export default function ProAccount({ loaderData: { text, rooms } }: Route.ComponentProps) {
  const settings = useShop()?.settings;
  if (!settings) return null;
  const premium = settings.plans.find(({ plan }) => plan === "premium");
  const sections = text.sections.filter(({ id }) => id !== "plans" || premium);
  return (
    <Article
      title={text.title}
      heading={text.heading}
      path={path}
      band={<RoomBand rooms={rooms} />}
      lead={
        <>
          {text.lead && (
            <p>
              <LinkedText text={text.lead} settings={settings} />
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3 text-base print:hidden">
            <LinkButton to="/register/contractor">Sign Up as a Pro</LinkButton>
            <LinkButton to="/pro-account/login" variant="secondary">
              Sign In
            </LinkButton>
          </div>
        </>
      }
      sections={sections.map(({ id, title, blocks }) => ({
        id,
        title,
        body: (
          <>
            <TextBlocks blocks={blocks} settings={settings} />
            {id === "earn" && <Screen name="profit" />}
            {id === "clients" && <Screen name="front" />}
          </>
        ),
      }))}
    />
  );
}
