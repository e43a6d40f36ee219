import { pageTitle } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/verifiction.page.ts";
import { Verification } from "./verification.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Confirm your email address", matches) },
  { name: "robots", content: "noindex" },
];

export default Verification;
