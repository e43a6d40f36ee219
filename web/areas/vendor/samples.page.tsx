import { useState } from "react";
import { useSearchParams } from "react-router";
import type { SampleToShip } from "../../../contract/catalog/samples.ts";
import { type Carrier, carriers } from "../../../domain/orders/carriers.ts";
import { formatPhone } from "../../../domain/places/phone.ts";
import { api } from "../../client/api.ts";
import { postalLine } from "../../kit/address/postal-lines.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { ListPage } from "../../kit/lists/list-page.tsx";
import { listSource } from "../../kit/lists/list-source.ts";
import { Tracking } from "../../kit/orders/tracking.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { formatDate, plural } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/samples.page.ts";

export const meta = titled("Samples");

const stateIn = (search: URLSearchParams) =>
  search.get("state") === "shipped" ? ("shipped" as const) : ("ordered" as const);

const shipments = listSource(
  "GET /api/vendor/samples",
  (search) => ({ state: stateIn(search) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => shipments.load(request);

/** The samples that customers ordered from a vendor: what is to ship, and what was shipped. */
export default function VendorSamplesPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [shipping, setShipping] = useState<SampleToShip>();
  const state = stateIn(search);
  return (
    <ListPage
      title="Samples"
      filter={
        <div className="mt-6">
          <ChoiceLinks
            label="Samples"
            choices={[
              {
                label: `To ship (${list.to_ship})`,
                to: "/account/sample-requests",
                isCurrent: state === "ordered",
              },
              {
                label: "Shipped",
                to: "/account/sample-requests?state=shipped",
                isCurrent: state === "shipped",
              },
            ]}
          />
        </div>
      }
      source={shipments}
      list={list}
      cards={(rows) => (
        <ul className="mt-6 grid gap-4">
          {rows.map((one) => (
            <ShipmentCard key={one.id} shipment={one} onShip={() => setShipping(one)} />
          ))}
        </ul>
      )}
      noMatch={
        <EmptyState
          title={state === "ordered" ? "No samples to ship" : "No samples shipped yet"}
          className="mt-8"
        >
          {state === "ordered"
            ? "When customers order samples of your products, they show up here, most urgent first."
            : "Samples you mark as shipped show up here."}
        </EmptyState>
      }
    >
      {shipping && <ShipDialog shipment={shipping} onClose={() => setShipping(undefined)} />}
    </ListPage>
  );
}

function ShipmentCard({ shipment, onShip }: { shipment: SampleToShip; onShip: () => void }) {
  const { number, placed_at, ship_by, is_late, shipped_at, ship_to, items, carrier, tracking } = shipment;
  return (
    <li className="grid gap-x-8 gap-y-4 border border-hairline bg-white p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="code font-semibold">{number}</h2>
          {is_late && <Badge tone="bad">Late</Badge>}
          {shipped_at && <Badge tone="good">Shipped</Badge>}
        </div>
        <p className="figures text-graphite text-sm">
          {shipped_at
            ? `Shipped ${formatDate(shipped_at)}`
            : `Ordered ${formatDate(placed_at)}, ship by ${formatDate(ship_by)}`}
        </p>
        {tracking && <Tracking carrier={carrier} tracking={tracking} />}
        <ul className="mt-3 grid gap-2">
          {items.map(({ sku, product, options }) => (
            <li key={sku} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
              <span className="self-start bg-paper">
                {product.image && <Picture picture={product.image} alt="" sizes="48px" />}
              </span>
              <span className="min-w-0">
                {product.name}
                <span className="block text-graphite text-sm">
                  <span className="code">{sku}</span>
                  {options && ` · ${options}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <address className="min-w-0 break-words text-sm not-italic">
        <span className="font-medium">{ship_to.name}</span>
        <br />
        {postalLine(ship_to)}
        {ship_to.phone && <span className="figures block">{formatPhone(ship_to.phone)}</span>}
        {ship_to.delivery_notes && <span className="mt-1 block text-graphite">{ship_to.delivery_notes}</span>}
      </address>
      <div>
        <Button
          variant={shipped_at ? "secondary" : "primary"}
          size="sm"
          onClick={onShip}
          aria-label={`${shipped_at ? "Change tracking" : "Mark as shipped"}: ${number}`}
        >
          {shipped_at ? "Change tracking" : "Mark as shipped"}
        </Button>
      </div>
    </li>
  );
}

function ShipDialog({ shipment, onClose }: { shipment: SampleToShip; onClose: () => void }) {
  const form = useApiForm();
  const [carrier, setCarrier] = useState<Carrier>(carriers.find((one) => one === shipment.carrier) ?? "USPS");
  const [tracking, setTracking] = useState(shipment.tracking);
  const ship = () =>
    form.save(async () => {
      const body = { carrier, tracking: tracking.trim() };
      const call = { params: { id: shipment.id }, body, feedback: "none" } as const;
      const { message = "Samples marked as shipped." } = await api(
        "PUT /api/vendor/samples/{id}/shipped",
        call,
      );
      return { message };
    }, onClose);
  return (
    <FormDialog
      title={`Ship ${plural(shipment.items.length, "sample")} for ${shipment.number}`}
      confirm={shipment.shipped_at ? "Save tracking" : "Mark as shipped"}
      form={form}
      onSubmit={ship}
      onClose={onClose}
    >
      <p>
        {shipment.shipped_at
          ? "The customer sees the new tracking number with their samples."
          : "We email the customer, with the tracking number if you enter one."}
      </p>
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Select
          label="Carrier"
          value={carrier}
          options={carriers.map((value) => ({ value, text: value }))}
          onChange={(event) => setCarrier(event.target.value as Carrier)}
        />
        <TextField
          label="Tracking number"
          optional
          value={tracking}
          maxLength={120}
          autoComplete="off"
          data-first-focus
          error={form.errors.tracking}
          onChange={(event) => setTracking(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}
