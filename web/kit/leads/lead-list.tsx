import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatPhone, phoneLink } from "../../../domain/places/phone.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { formatDateTime, formatUsd } from "../../ui/format.ts";
import { productPath } from "../product/product-path.ts";
import { contactTopics } from "./contact-topics.ts";
import { leadTypeLabels } from "./lead-types.ts";

type Lead = Omit<ReplyOf<"GET /api/admin/leads">["data"]["data"][number], "client">;

/** Who left something, how to reach them, and what it is; `children` stand below it. */
export function LeadItem({ lead, children }: { lead: Lead; children?: ReactNode }) {
  const { full_name, email, phone_number, lead_type, topic, message, product, design, ship_to, showroom } =
    lead;
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-b py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h2 className="font-semibold">{full_name}</h2>
        <p>
          <a href={`mailto:${email}`} className="link inline-flex min-h-6 break-all">
            {email}
          </a>
        </p>
        {phone_number && (
          <p className="figures">
            <a href={phoneLink(phone_number)} className="link inline-flex min-h-6">
              {formatPhone(phone_number)}
            </a>
          </p>
        )}
      </div>
      <div>
        <p className="figures text-graphite text-sm">
          {[
            leadTypeLabels[lead_type as keyof typeof leadTypeLabels] ?? lead_type,
            formatDateTime(lead.created_at),
            showroom?.company_name,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {topic && (
          <p className="mt-1 font-medium">{contactTopics[topic as keyof typeof contactTopics] ?? topic}</p>
        )}
        {product && (
          <p className="mt-1">
            <Link to={productPath(product.hash, undefined)} className="link font-medium">
              {product.name}
            </Link>
          </p>
        )}
        {design && (
          <p className="figures mt-1 font-medium">{`${design.title}, ${formatUsd(design.price)}`}</p>
        )}
        {message && <p className="mt-1 max-w-[68ch] whitespace-pre-line">{message}</p>}
        {ship_to && <p className="mt-1 text-sm">{`Ship to ${ship_to}`}</p>}
        {children}
      </div>
    </li>
  );
}
