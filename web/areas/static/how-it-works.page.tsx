import { loaderApi } from "../../client/page-api.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { fillText } from "../../kit/content/fill-text.ts";
import { HowItWorksText } from "../../kit/content/how-it-works-text.tsx";
import { loadRooms } from "../../kit/content/load-rooms.ts";
import { useWords } from "../../kit/content/use-words.ts";
import { pageMeta, shopOf } from "../../kit/page/page-meta.ts";
import type { Route } from "./+types/how-it-works.page.ts";

export const headers = sharedPage;

const path = "/how_it_works";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const settings = shopOf(matches)?.settings;
  const say = (id: string) => {
    const text = loaderData?.words.find((word) => word.id === id)?.text ?? "";
    return settings ? fillText(text, settings) : text;
  };
  return pageMeta({ title: say("title"), description: say("description"), path }, matches);
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const [words, rooms] = await Promise.all([
    api("GET /api/content/words/{piece}", { params: { piece: "how_it_works" } }),
    loadRooms(context, request, "how_it_works"),
  ]);
  const id = rooms[0]?.floorplan;
  const plan = id ? await api("GET /api/floorplans/{id}", { params: { id }, query: {} }) : null;
  return { words: words.data, rooms, plan: plan && { name: plan.data.name, picture: plan.data.picture } };
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { words, rooms, plan } = loaderData;
  return <HowItWorksText say={useWords(words)} path={path} rooms={rooms} plan={plan} />;
}
