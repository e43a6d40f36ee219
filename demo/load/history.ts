import { statusLabels } from "../../domain/orders/order-status.ts";
import { type SeededProject, seedProjects } from "../../server/domains/design/projects/index.ts";
import { seedConversations } from "../../server/domains/messaging/conversations/index.ts";
import { seedNotifications } from "../../server/domains/messaging/notifications/index.ts";
import { postTransfers } from "../../server/domains/money/ledger/index.ts";
import { seedCoupons, seedPayments } from "../../server/domains/orders/checkout/index.ts";
import {
  nextOrderNumber,
  type SeededItem,
  type SeededOrder,
  seedOrders,
  seedRefunds,
} from "../../server/domains/orders/orders/index.ts";
import type { Db } from "../../server/platform/database.ts";
import type { Market } from "../people/market.types.ts";
import type { DemoItem, DemoOrder } from "../people/orders.ts";
import type { DemoProject } from "../people/projects.ts";
import { uuidFor } from "../random.ts";
import { conversationsAbout } from "./conversations.ts";
import { couponId, couponsOf } from "./coupons.ts";

/** Orders with their carts, payments, refunds, books and notices. */
export async function loadOrders(db: Db, market: Market, orders: readonly DemoOrder[]): Promise<void> {
  const numbers = await Promise.all(orders.map(() => nextOrderNumber(db)));
  await seedProjects(db, orders.map(cartOf));
  await seedCoupons(db, couponsOf(market, orders));
  await seedOrders(
    db,
    orders.map((order, at) => orderOf(market, order, numbers[at]!)),
  );
  await seedPayments(
    db,
    orders.map((order) => ({
      id: order.payment_id,
      order_id: order.id,
      amount_cents: order.totals.total_cents,
      refusal: order.is_paid ? null : "declined",
      ...order.card,
      created_at: order.placed_at,
    })),
  );
  await seedRefunds(db, orders.flatMap(refundsOf));
  await seedNotifications(
    db,
    orders.flatMap((order, at) => noticesOf(market, order, numbers[at]!)),
  );
  await postTransfers(
    db,
    orders.flatMap(({ id, transfers }) => transfers.map((transfer) => ({ ...transfer, order_id: id }))),
  );
}

const cartOf = (order: DemoOrder): SeededProject => ({
  id: order.project_id,
  user_id: order.customer.id,
  showroom_id: order.customer.showroom.id,
  name: order.job.name,
  is_cart: true,
  extra_info: {},
  version: order.items.length + (order.is_paid ? 2 : 1),
  ordered_at: order.is_paid ? order.placed_at : null,
  created_at: new Date(order.placed_at.getTime() - 3_600_000),
  updated_at: order.placed_at,
  lines: order.items.map(({ id, basket, qty, unit_price_cents }) => ({
    id: uuidFor(`line/${id}`, order.placed_at),
    variant_id: basket.variant.id,
    qty,
    surface: basket.surface,
    quoted_price_cents: unit_price_cents,
    created_at: order.placed_at,
  })),
});

const partId = (order: DemoOrder, vendor_id: string) =>
  uuidFor(`part/${order.id}/${vendor_id}`, order.placed_at);
const vendorsOf = (order: DemoOrder) => [...new Set(order.items.map((item) => item.vendor_id))];

function orderOf(market: Market, order: DemoOrder, number: string): SeededOrder {
  const { id, customer, project_id, placed_at, totals, po_number, coupon_code: code } = order;
  const { street, apartment, city, state, zip_code, showroom } = customer;
  return {
    id,
    number,
    user_id: customer.id,
    showroom_id: showroom.id,
    project_id,
    totals,
    coupon: code === null ? null : { id: couponId(showroom.id, code), code },
    shipping_address: { street, apartment, city, state, zip_code },
    job_name: order.job.name,
    po_number,
    placed_at,
    paid_with: order.is_paid ? order.card : null,
    parts: vendorsOf(order).map((vendor_id) => ({ id: partId(order, vendor_id), vendor_id })),
    items: order.items.map((item) => itemOf(market, order, item)),
  };
}

function itemOf(market: Market, order: DemoOrder, item: DemoItem): SeededItem {
  const { product, variant, surface } = item.basket;
  const who = {
    User: order.customer.id,
    Vendor: market.vendors.get(item.vendor_id)?.user_id ?? null,
    Admin: market.admin_id,
  };
  const [first, ...rest] = item.course.map((step, at) => ({
    id: uuidFor(`step/${item.id}/${at}`, step.at),
    from_status: step.from,
    to_status: step.to,
    by_user_id: who[step.role],
    by_role: step.role,
    note: step.note,
    tracking: step.tracking,
    at: step.at,
  }));
  return {
    id: item.id,
    vendor_order_id: partId(order, item.vendor_id),
    vendor_id: item.vendor_id,
    variant_id: variant.id,
    sku: variant.sku,
    product_hash: product.hash,
    product_name: product.name,
    options: variant.options,
    unit: product.unit,
    media_key: variant.media_key ?? product.media_key,
    surface,
    qty: item.qty,
    unit_price_cents: item.unit_price_cents,
    final_price_cents: item.final_price_cents,
    platform_margin_cents: item.platform_margin_cents,
    contractor_markup_cents: item.contractor_markup_cents,
    list_price_cents: item.list_price_cents,
    discount_cents: item.discount_cents,
    shipping_cents: item.shipping_cents,
    tax_cents: item.tax_cents,
    line_total_cents: item.line_total_cents,
    lead_time_days: variant.lead_time_days,
    released_at: item.released_at,
    steps: [first!, ...rest],
  };
}

const refundsOf = (order: DemoOrder) =>
  order.items.flatMap(({ id, refund, status, course }) =>
    refund && order.is_paid
      ? [
          {
            ...refund,
            payment_id: order.payment_id,
            order_item_id: id,
            kind: status === "Returned" ? ("return" as const) : ("order" as const),
            reason: course.at(-1)!.note,
          },
        ]
      : [],
  );

const week = 7 * 86_400_000;

/** The latest notification to customer and pro; those of the last days are unread. */
function noticesOf(market: Market, order: DemoOrder, number: string) {
  if (!order.is_paid) return [];
  const { customer, placed_at } = order;
  const latest = order.items
    .map((item) => ({ item, step: item.course.at(-1)! }))
    .sort((a, b) => b.step.at.getTime() - a.step.at.getTime())[0]!;
  const notice = (user_id: string, kind: string, title: string, body: string, at: Date) => ({
    id: uuidFor(`notice/${user_id}/${order.id}/${kind}`, at),
    user_id,
    kind,
    title,
    body,
    link: `/account/orders/${order.id}`,
    created_at: at,
    read_at: market.now.getTime() - at.getTime() < week ? null : new Date(at.getTime() + 3_600_000),
  });
  const placed = (user_id: string, title: string, body: string) =>
    notice(user_id, "order_placed", title, body, placed_at);
  const { to, at } = latest.step;
  const moved = `Order ${number}: ${statusLabels[to]}`;
  const buyer = `${customer.first_name} ${customer.last_name}`;
  return [
    notice(customer.id, "order_moved", moved, latest.item.basket.product.name, at),
    placed(customer.showroom.user_id, `New order ${number} from ${buyer}`, order.job.name),
    ...vendorsOf(order).flatMap((id) => {
      const vendor = market.vendors.get(id);
      return vendor
        ? [placed(vendor.user_id, `New order ${number}`, `For ${customer.showroom.company_name}`)]
        : [];
    }),
  ];
}

/** Projects in planning with their lines and talks. */
export async function loadProjects(db: Db, projects: readonly DemoProject[]): Promise<void> {
  await seedProjects(
    db,
    projects.map(({ id, customer, name, note, job, lines, shared_at, created_at, updated_at }) => ({
      id,
      user_id: customer.id,
      showroom_id: customer.showroom.id,
      name,
      is_cart: false,
      extra_info: note ? { note, room: job.room } : { room: job.room },
      version: lines.length + 1,
      shared_with_pro_at: shared_at,
      created_at,
      updated_at,
      lines: lines.map(({ variant, qty, surface }, at) => ({
        id: uuidFor(`line/${id}/${at}`, created_at),
        variant_id: variant.id,
        qty,
        surface,
        quoted_price_cents: null,
        created_at,
      })),
    })),
  );
  await seedConversations(db, conversationsAbout(projects));
}
