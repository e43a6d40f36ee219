import { loaderApi } from "../../client/page-api.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { fillText } from "../../kit/content/fill-text.ts";
import { HowItWorksText } from "../../kit/content/how-it-works-text.tsx";
import { useWords } from "../../kit/content/use-words.ts";
import { pageMeta, shopOf } from "../../kit/page/page-meta.ts";
import type { Route } from "./+types/how-it-works.page.ts";

export const headers = sharedPage;

const path = "/how_it_works";

export const meta: Route.MetaFunction = ({ matches, loaderData = [] }) => {
  const settings = shopOf(matches)?.settings;
  const say = (id: string) => {
    const text = loaderData.find((word) => word.id === id)?.text ?? "";
    return settings ? fillText(text, settings) : text;
  };
  return pageMeta({ title: say("title"), description: say("description"), path }, matches);
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = { piece: "how_it_works" } as const;
  return (await loaderApi(context, request)("GET /api/content/words/{piece}", { params })).data;
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return <HowItWorksText say={useWords(loaderData)} path={path} />;
}
