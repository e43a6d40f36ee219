import { sharedPage } from "../../client/shared-page.ts";
import { loadRooms } from "../../kit/content/load-rooms.ts";
import { RoomBand } from "../../kit/content/room-band.tsx";
import { TextPage } from "../../kit/content/text-page.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import type { Route } from "./+types/about-us.page.ts";
import { loadText } from "./load-text.ts";

export const headers = sharedPage;

const path = "/about_us";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.text, path }, matches) : [];

export async function loader({ context, request }: Route.LoaderArgs) {
  const [text, rooms] = await Promise.all([
    loadText(context, request, "about_us"),
    loadRooms(context, request, "about_us"),
  ]);
  return { text, rooms };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { text, rooms } = loaderData;
  return <TextPage text={text} path={path} band={<RoomBand rooms={rooms} />} />;
}
