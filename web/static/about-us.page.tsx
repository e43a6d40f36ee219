import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/about-us.page.ts";
import { aboutUs } from "./text/about-us.ts";
import { TextPage } from "./text-page.tsx";

export const headers = sharedPage;

const path = "/about_us";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...aboutUs, path }, matches);

export default function AboutUs() {
  return <TextPage text={aboutUs} path={path} />;
}
