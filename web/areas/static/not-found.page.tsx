import { data } from "react-router";
import { useShop } from "../../client/session/use-showroom.ts";
import { NotFound } from "../../kit/page/not-found.tsx";
import { titled } from "../../kit/page/page-title.ts";

export const meta = titled("Page Not Found");

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
