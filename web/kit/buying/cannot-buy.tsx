import { clsx } from "clsx";
import { useState } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useSession } from "../../client/session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { whyCannotBuy } from "./why-cannot-buy.ts";

/** Says that the signed-in account cannot buy here, and links to where it can. */
export default function CannotBuy({ className }: { className?: string }) {
  const { user, signOut } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await signOut();
    await navigate(`/login?${new URLSearchParams({ redirect: pathname + search })}`);
  };
  if (!user) return null;
  const reason = whyCannotBuy(user);
  return (
    <section className={clsx("border-hairline border-y py-5 print:hidden", className)}>
      <h2 className="font-semibold">{reason.title}</h2>
      <p className="mt-1 max-w-[60ch] text-graphite text-sm">{reason.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {reason.own && (
          <Form method="post" action="/cart">
            <input type="hidden" name="showroom" value={reason.own.vsd_id} />
            <Button type="submit">{`Go to ${reason.own.company_name}`}</Button>
          </Form>
        )}
        <Button variant="secondary" pending={isLeaving} onClick={() => void leave()}>
          Sign in as a homeowner
        </Button>
      </div>
    </section>
  );
}
