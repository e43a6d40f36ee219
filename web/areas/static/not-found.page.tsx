import { data } from "react-router";
import { useShop } from "../../client/session/use-showroom.ts";
import { NotFound } from "../../kit/page/not-found.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/not-found.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Page Not Found", matches) },
  { name: "robots", content: "noindex" },
];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <div className="page py-16 md:py-24">
      <NotFound support={useShop()?.settings.contact.email} />
    </div>
  );
}
