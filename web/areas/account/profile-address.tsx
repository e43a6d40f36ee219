import type { Profile } from "../../../contract/identity/accounts.ts";
import { AddressFields } from "../../kit/address/address-fields.tsx";
import { textsOf } from "../../kit/forms/use-api-form.ts";
import { FormButtons, ProfileSection } from "../../kit/page/profile-section.tsx";
import { useProfileForm } from "./use-profile-form.ts";

const kinds = {
  shipping: { title: "Shipping address", prefix: "", empty: "No address yet. Orders are delivered here." },
  business: {
    title: "Company address",
    prefix: "",
    empty: "No address yet. We use it on payouts and when we need to reach you.",
  },
  billing: { title: "Billing address", prefix: "pay_", empty: "The same as the shipping address." },
} as const;

/** The shipping or the billing address; a business that does not buy has one address, kept as the shipping address. */
export function ProfileAddress({
  kind,
  profile,
  onSaved,
}: {
  kind: keyof typeof kinds;
  profile: Profile;
  onSaved: (profile: Profile) => void;
}) {
  const { form, errors, isSending, isEditing, setEditing, save } = useProfileForm(onSaved);
  const { title, prefix, empty } = kinds[kind];
  const isBilling = kind === "billing";
  const address = profile[isBilling ? "billing" : "shipping"];

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(event.currentTarget);
    if (isBilling) {
      const { pay_street, pay_city, pay_state, pay_zip_code } = texts;
      return save({ pay_street, pay_city, pay_state, pay_zip_code });
    }
    const { street, apartment, city, state, zip_code } = texts;
    return save({ street, apartment, city, state, zip_code });
  };

  return (
    <ProfileSection
      title={title}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      editLabel={address ? "Change" : "Add"}
    >
      {isEditing ? (
        <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
          <AddressFields
            prefix={prefix}
            kind={isBilling ? "billing" : "shipping"}
            initial={address ?? {}}
            errors={errors}
            hasApartment={!isBilling}
          />
          <FormButtons isSending={isSending} onCancel={() => setEditing(false)} />
        </form>
      ) : address ? (
        <address className="not-italic">
          {address.street}
          {address.apartment && `, ${address.apartment}`}
          <br />
          {address.city}, {address.state} <span className="figures">{address.zip_code}</span>
        </address>
      ) : (
        <p className="text-graphite">{empty}</p>
      )}
    </ProfileSection>
  );
}
