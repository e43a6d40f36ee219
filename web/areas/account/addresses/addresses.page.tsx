import { Plus } from "lucide-react";
import { useState } from "react";
import type { KeptAddress } from "../../../../contract/identity/addresses.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { addressName } from "../../../kit/address/postal-lines.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/addresses.page.ts";
import { AddressForm } from "./address-form.tsx";

export const meta = titled("Addresses");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/addresses")).data;
}

type Open = { kind: "add" } | { kind: "change" | "delete"; address: KeptAddress };

/** The account's address book. */
export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const [addresses, setAddresses] = useState<KeptAddress[]>(loaderData);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const saved = (next: KeptAddress[]) => {
    setAddresses(next);
    close();
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Addresses</h1>
        {addresses.length > 0 && (
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => setOpen({ kind: "add" })}>
            Add an address
          </Button>
        )}
      </div>
      {addresses.length === 0 ? (
        <EmptyState
          title="No addresses yet"
          className="mt-8"
          action={<Button onClick={() => setOpen({ kind: "add" })}>Add an address</Button>}
        >
          Save your home, a job site or an office. Checkout lets you choose one.
        </EmptyState>
      ) : (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onChange={() => setOpen({ kind: "change", address })}
              onDelete={() => setOpen({ kind: "delete", address })}
            />
          ))}
        </ul>
      )}
      {(open?.kind === "add" || open?.kind === "change") && (
        <AddressForm
          address={open.kind === "change" ? open.address : undefined}
          isFirst={addresses.length === 0}
          onClose={close}
          onSaved={saved}
        />
      )}
      {open?.kind === "delete" && <DeleteAddress address={open.address} onClose={close} onDeleted={saved} />}
    </>
  );
}

function AddressCard({
  address,
  onChange,
  onDelete,
}: {
  address: KeptAddress;
  onChange: () => void;
  onDelete: () => void;
}) {
  const name = addressName(address);
  return (
    <li className="flex flex-col border border-hairline p-5">
      <h2 className="break-words font-semibold">{name}</h2>
      <div className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
        {address.is_default_shipping && <Badge tone="good">Default for delivery</Badge>}
        {address.is_default_billing && <Badge>Billing</Badge>}
      </div>
      <address className="mt-3 break-words text-graphite not-italic">
        {address.name && (
          <>
            {address.name}
            <br />
          </>
        )}
        {address.street}
        {address.apartment && `, ${address.apartment}`}
        <br />
        {`${address.city}, ${address.state} `}
        <span className="figures">{address.zip_code}</span>
        {address.phone && (
          <>
            <br />
            <span className="figures">{formatPhone(address.phone)}</span>
          </>
        )}
      </address>
      {address.delivery_notes && (
        <p className="mt-3 break-words text-graphite text-sm">{address.delivery_notes}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        <Button variant="secondary" size="sm" aria-label={`Change ${name}`} onClick={onChange}>
          Change
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function DeleteAddress({
  address,
  onClose,
  onDeleted,
}: {
  address: KeptAddress;
  onClose: () => void;
  onDeleted: (addresses: KeptAddress[]) => void;
}) {
  const { call } = useCall();
  const remove = () =>
    call(async () => {
      const reply = await api("DELETE /api/addresses/{id}", { params: { id: address.id } });
      showToast("success", reply.message ?? "Address deleted.");
      onDeleted(reply.data);
    });
  return (
    <SureDialog
      isOpen
      onClose={onClose}
      title="Delete this address?"
      action="Delete the address"
      keep="Keep it"
      deletes
      onSure={remove}
    >
      <span className="font-semibold">{addressName(address)}</span> will be removed from your address book.
      Orders to this address don't change.
    </SureDialog>
  );
}
