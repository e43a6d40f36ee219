import type { Profile } from "../../contract/accounts.ts";
import { textsOf } from "../account-access/use-api-form.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { FormButtons, ProfileSection } from "./profile-section.tsx";
import { useProfileForm } from "./use-profile-form.ts";

const kinds = {
  shipping: { title: "Shipping address", prefix: "", empty: "No address yet. Orders are delivered here." },
  billing: { title: "Billing address", prefix: "pay_", empty: "The same as the shipping address." },
} as const;

/** The shipping or the billing address. */
export function ProfileAddress({
  kind,
  profile,
  onSaved,
}: {
  kind: "shipping" | "billing";
  profile: Profile;
  onSaved: (profile: Profile) => void;
}) {
  const { form, errors, isSending, isEditing, setEditing, save } = useProfileForm(onSaved);
  const { title, prefix, empty } = kinds[kind];
  const address = profile[kind];

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(event.currentTarget);
    if (kind === "billing") {
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
            kind={kind}
            initial={address ?? {}}
            errors={errors}
            hasApartment={kind === "shipping"}
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
