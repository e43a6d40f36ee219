import { statusLabels } from "../../domain/orders/order-status.ts";
import type { Market } from "../people/market.types.ts";
import type { DemoItem, DemoOrder } from "../people/orders.ts";
import type { DemoProject } from "../people/projects.ts";
import { uuidFor } from "../random.ts";
import { loadConversations } from "./conversations.ts";
import { couponId, loadCoupons } from "./coupons.ts";
import { insertRows, type Writer } from "./rows.ts";

const declined = "Your card was declined.";

/** Orders with their carts, payments, refunds, timelines and notices. `numbers` come from the shop's own sequence. */
export async function loadOrders(
  writer: Writer,
  market: Market,
  orders: readonly DemoOrder[],
  numbers: readonly string[],
): Promise<void> {
  await insertRows(
    writer,
    "projects",
    orders.map((order) => cartRow(order)),
  );
  await insertRows(
    writer,
    "project_lines",
    orders.flatMap((order) =>
      order.items.map(({ id, basket, qty, unit_price_cents }) => ({
        id: uuidFor(`line/${id}`, order.placed_at),
        project_id: order.project_id,
        variant_id: basket.variant.id,
        qty,
        surface: basket.surface,
        quoted_price_cents: unit_price_cents,
        created_at: order.placed_at,
      })),
    ),
  );
  await loadCoupons(writer, market, orders);
  await insertRows(
    writer,
    "orders",
    orders.map((order, at) => orderRow(order, numbers[at]!)),
  );
  await insertRows(
    writer,
    "vendor_orders",
    orders.flatMap((order, at) => vendorParts(order, numbers[at]!)),
  );
  await insertRows(
    writer,
    "order_items",
    orders.flatMap((order) => order.items.map((item, position) => itemRow(order, item, position))),
  );
  await insertRows(
    writer,
    "order_item_history",
    orders.flatMap((order) => order.items.flatMap((item) => historyRows(market, order, item))),
  );
  await loadPayments(writer, orders);
  await insertRows(
    writer,
    "notifications",
    orders.flatMap((order, at) => noticesOf(market, order, numbers[at]!)),
  );
}

const cartRow = (order: DemoOrder) => ({
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
});

function orderRow(order: DemoOrder, number: string) {
  const { customer, totals } = order;
  const { items: _, ...amounts } = totals;
  return {
    id: order.id,
    number,
    user_id: customer.id,
    showroom_id: customer.showroom.id,
    project_id: order.project_id,
    status: order.is_paid ? "paid" : "payment_failed",
    ...amounts,
    coupon_id: order.coupon_code ? couponId(customer.showroom.id, order.coupon_code) : null,
    coupon_code: order.coupon_code,
    coupon_borne_by: order.coupon_code ? "pro" : null,
    shipping_address: {
      street: customer.street,
      apartment: customer.apartment,
      city: customer.city,
      state: customer.state,
      zip_code: customer.zip_code,
    },
    card_brand: order.is_paid ? order.card.brand : null,
    card_last4: order.is_paid ? order.card.last4 : null,
    job_name: order.job.name,
    po_number: order.po_number,
    placed_at: order.placed_at,
    paid_at: order.is_paid ? order.placed_at : null,
  };
}

const partId = (order: DemoOrder, vendor_id: string) =>
  uuidFor(`part/${order.id}/${vendor_id}`, order.placed_at);
const vendorsOf = (order: DemoOrder) => [...new Set(order.items.map((item) => item.vendor_id))];

const vendorParts = (order: DemoOrder, number: string) =>
  vendorsOf(order).map((vendor_id, at) => ({
    id: partId(order, vendor_id),
    order_id: order.id,
    vendor_id,
    number: `${number}-${at + 1}`,
  }));

function itemRow(order: DemoOrder, item: DemoItem, position: number) {
  const { product, variant, surface } = item.basket;
  return {
    id: item.id,
    order_id: order.id,
    vendor_order_id: partId(order, item.vendor_id),
    vendor_id: item.vendor_id,
    variant_id: variant.id,
    position,
    sku: variant.sku,
    product_hash: product.hash,
    product_name: product.name,
    options: variant.options,
    unit: product.unit,
    media_key: variant.media_key ?? product.media_key,
    surface,
    qty: item.qty,
    reserved_qty: order.is_paid ? item.qty : 0,
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
    status: item.status,
    status_date: item.course.at(-1)!.at,
    delivered_at: item.delivered_at,
    released_at: item.released_at,
    // a fresh demo sends no news of what is late in it
    slip_told_at: item.course.at(-1)!.at,
  };
}

function historyRows(market: Market, order: DemoOrder, item: DemoItem) {
  if (!order.is_paid) return [];
  const who = {
    User: order.customer.id,
    Vendor: market.vendors.get(item.vendor_id)?.user_id,
    Admin: market.admin_id,
  };
  return item.course.map((step, at) => ({
    id: uuidFor(`step/${item.id}/${at}`, step.at),
    order_item_id: item.id,
    from_status: step.from,
    to_status: step.to,
    by_user_id: who[step.role],
    by_role: step.role,
    note: step.note,
    tracking: step.tracking,
    at: step.at,
  }));
}

/** Our side of each payment and refund, and the sandbox provider's. */
async function loadPayments(writer: Writer, orders: readonly DemoOrder[]): Promise<void> {
  const charge = (order: DemoOrder) => `ch_${order.payment_id}`;
  await insertRows(
    writer,
    "payments",
    orders.map((order) => ({
      id: order.payment_id,
      order_id: order.id,
      provider: "sandbox",
      idempotency_key: `pay_${order.payment_id}`,
      amount_cents: order.totals.total_cents,
      status: order.is_paid ? "succeeded" : "declined",
      provider_ref: charge(order),
      message: order.is_paid ? "" : declined,
      created_at: order.placed_at,
      settled_at: order.placed_at,
    })),
  );
  await insertRows(
    writer,
    "sandbox_charges",
    orders.map((order) => ({
      id: charge(order),
      idempotency_key: `pay_${order.payment_id}`,
      amount_cents: order.totals.total_cents,
      refunded_cents: order.items.reduce((sum, { refund }) => sum + (refund?.amount_cents ?? 0), 0),
      status: order.is_paid ? "succeeded" : "declined",
      message: order.is_paid ? "" : declined,
      ...order.card,
      created_at: order.placed_at,
    })),
  );
  const refunds = orders.flatMap((order) =>
    order.items.flatMap((item) =>
      item.refund && order.is_paid ? [{ order, item, refund: item.refund }] : [],
    ),
  );
  await insertRows(
    writer,
    "refunds",
    refunds.map(({ order, item, refund }) => ({
      id: refund.id,
      payment_id: order.payment_id,
      order_item_id: item.id,
      idempotency_key: `refund_${refund.id}`,
      amount_cents: refund.amount_cents,
      status: "succeeded",
      provider_ref: `re_${refund.id}`,
      reason: item.course.at(-1)!.note,
      created_at: refund.at,
      settled_at: refund.at,
    })),
  );
  await insertRows(
    writer,
    "sandbox_refunds",
    refunds.map(({ order, refund }) => ({
      id: `re_${refund.id}`,
      charge_id: charge(order),
      idempotency_key: `refund_${refund.id}`,
      amount_cents: refund.amount_cents,
      created_at: refund.at,
    })),
  );
}

const week = 7 * 86_400_000;

/** The latest notification to customer and pro; those of the last days are unread. */
function noticesOf(market: Market, order: DemoOrder, number: string) {
  if (!order.is_paid) return [];
  const latest = order.items
    .map((item) => ({ item, step: item.course.at(-1)! }))
    .sort((a, b) => b.step.at.getTime() - a.step.at.getTime())[0]!;
  const at = latest.step.at;
  const fresh = market.now.getTime() - at.getTime() < week;
  const notice = (
    user_id: string,
    kind: string,
    title: string,
    body: string,
    when: Date,
    unread: boolean,
  ) => ({
    id: uuidFor(`notice/${user_id}/${order.id}/${kind}`, when),
    user_id,
    kind,
    title,
    body,
    link: `/account/orders/${order.id}`,
    created_at: when,
    read_at: unread ? null : new Date(when.getTime() + 3_600_000),
  });
  const seller = order.customer.showroom.user_id;
  const vendors = vendorsOf(order).flatMap((id) => market.vendors.get(id)?.user_id ?? []);
  const placedFresh = market.now.getTime() - order.placed_at.getTime() < week;
  const buyer = `${order.customer.first_name} ${order.customer.last_name}`;
  return [
    notice(
      order.customer.id,
      "order_moved",
      `Order ${number}: ${statusLabels[latest.step.to]}`,
      latest.item.basket.product.name,
      at,
      fresh,
    ),
    notice(
      seller,
      "order_placed",
      `New order ${number} from ${buyer}`,
      order.job.name,
      order.placed_at,
      placedFresh,
    ),
    ...vendors.map((user_id) =>
      notice(
        user_id,
        "order_placed",
        `New order ${number}`,
        `For ${order.customer.showroom.company_name}`,
        order.placed_at,
        placedFresh,
      ),
    ),
  ];
}

/** Projects in planning with their lines and talks. */
export async function loadProjects(writer: Writer, projects: readonly DemoProject[]): Promise<void> {
  await insertRows(
    writer,
    "projects",
    projects.map((project) => ({
      id: project.id,
      user_id: project.customer.id,
      showroom_id: project.customer.showroom.id,
      name: project.name,
      is_cart: false,
      extra_info: project.note ? { note: project.note, room: project.job.room } : { room: project.job.room },
      version: project.lines.length + 1,
      shared_with_pro_at: project.shared_at,
      created_at: project.created_at,
      updated_at: project.updated_at,
    })),
  );
  await insertRows(
    writer,
    "project_lines",
    projects.flatMap((project) =>
      project.lines.map(({ variant, qty, surface }, at) => ({
        id: uuidFor(`line/${project.id}/${at}`, project.created_at),
        project_id: project.id,
        variant_id: variant.id,
        qty,
        surface,
        quoted_price_cents: null,
        created_at: project.created_at,
      })),
    ),
  );
  await loadConversations(writer, projects);
}
