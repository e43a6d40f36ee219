import type { Order } from "../../../../contract/orders/orders.ts";
import { formatPhone, phoneLink } from "../../../../domain/places/phone.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { MessageButton } from "../../../kit/messages/message-button.tsx";
import { hoursLines } from "../../../kit/showroom/business-links.ts";
import { Logo } from "../../../ui/logo.tsx";

/** Who sold the order, and how to reach them. A pro who bought in the own showroom has nobody to ask. */
export function YourPro({ order }: { order: Order }) {
  const { user } = useSession();
  const showroom = useShowroom();
  if (user?.type !== "User") return null;
  // the profile is known while the customer is still in that showroom
  const pro = showroom?.vsd_id === order.showroom.vsd_id ? showroom : null;
  const { name, phone } = pro?.contact ?? {};
  return (
    <section aria-labelledby="your-pro" className="mt-10 border-hairline border-t pt-6">
      <h2 id="your-pro" className="heading text-lg">
        Questions about your order
      </h2>
      <div className="mt-4 flex items-start gap-4">
        {pro?.business_logo && (
          <Logo
            picture={pro.business_logo}
            width_px={72}
            height_px={56}
            alt=""
            className="shrink-0 border border-hairline bg-white p-1"
          />
        )}
        <div>
          <p className="font-semibold">{order.showroom.company_name}</p>
          {name && <p className="text-graphite">{name}</p>}
          {phone && (
            <a href={phoneLink(phone)} className="link figures inline-flex min-h-11 items-center">
              {formatPhone(phone)}
            </a>
          )}
          {pro && pro.hours.length > 0 && (
            <ul className="figures text-graphite text-sm">
              {hoursLines(pro.hours).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="mt-4 print:hidden">
        <MessageButton about="order" id={order.id}>
          Message your pro
        </MessageButton>
      </div>
    </section>
  );
}
