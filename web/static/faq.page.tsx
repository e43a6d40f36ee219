import { Link } from "react-router";
import { pageTitle } from "../page-title.ts";
import { useSession } from "../session/use-session.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/faq.page.ts";
import { faqTopics } from "./faq-entries.ts";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("FAQ", matches) },
  { name: "description", content: "Answers about products, orders, delivery, returns and accounts." },
];

export default function Faq() {
  const { user } = useSession();
  const name = useShop()?.settings.app_name ?? "";
  const topics = faqTopics.filter(({ only }) => only === undefined || only === user?.type);
  return (
    <div className="page py-10 md:py-16">
      <h1 className="heading text-xl md:text-2xl">Questions and answers</h1>
      <Tabs
        className="mt-8 max-w-4xl"
        label="Topics"
        tabs={topics.map(({ id, title, entries }) => ({
          id,
          label: title.replace("{name}", name),
          content: entries.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} group={id}>
              <p className="max-w-[68ch]">{answer}</p>
            </Disclosure>
          )),
        }))}
      />
      <p className="mt-10">
        Not answered here?{" "}
        <Link to="/contact" className="link">
          Ask us
        </Link>
        .
      </p>
    </div>
  );
}
