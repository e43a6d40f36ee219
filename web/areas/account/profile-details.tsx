import { Link } from "react-router";
import type { FieldErrors } from "../../../contract/errors.ts";
import type { Profile } from "../../../contract/identity/accounts.ts";
import { formatPhone } from "../../../domain/places/phone.ts";
import { refreshUser } from "../../client/session/use-session.ts";
import { NameField, ZipField } from "../../kit/forms/person-fields.tsx";
import { PhoneFields } from "../../kit/forms/phone-fields.tsx";
import { timeZonesWith } from "../../kit/forms/time-zones.ts";
import { textsOf } from "../../kit/forms/use-api-form.ts";
import { Facts, FormButtons, ProfileSection } from "../../kit/page/profile-section.tsx";
import { Select } from "../../ui/select.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** Name, phone, ZIP code and time zone; email address and password have their own pages. */
export function ProfileDetails({
  profile,
  onSaved,
}: {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}) {
  const { form, errors, isSending, isEditing, setEditing, save } = useProfileForm(onSaved);

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { full_name, country_code, phone_number, zip_code, timezone } = textsOf(event.currentTarget);
    await save({ full_name, country_code, phone_number, zip_code, timezone });
    await refreshUser();
  };

  return (
    <ProfileSection title="Your details" isEditing={isEditing} onEdit={() => setEditing(true)}>
      {isEditing ? (
        <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
          <DetailFields profile={profile} errors={errors} />
          <FormButtons isSending={isSending} onCancel={() => setEditing(false)} />
        </form>
      ) : (
        <SavedDetails profile={profile} />
      )}
    </ProfileSection>
  );
}

function DetailFields({ profile, errors }: { profile: Profile; errors: FieldErrors }) {
  return (
    <>
      <NameField defaultValue={profile.full_name} errors={errors} />
      <PhoneFields errors={errors} dialCode={profile.country_code} number={profile.phone} />
      <ZipField className="sm:w-64" defaultValue={profile.zip_code} errors={errors} />
      <Select
        label="Time zone"
        name="timezone"
        options={timeZonesWith(profile.timezone)}
        defaultValue={profile.timezone}
        error={errors.timezone?.[0]}
      />
    </>
  );
}

function SavedDetails({ profile }: { profile: Profile }) {
  return (
    <Facts
      facts={[
        ["Name", profile.full_name],
        ["Email", profile.email],
        [
          "Phone",
          <span key="phone" className="figures">
            {shownPhone(profile)}
          </span>,
        ],
        [
          "ZIP code",
          <span key="zip" className="figures">
            {profile.zip_code || "Not provided"}
          </span>,
        ],
        ["Time zone", timeZonesWith(profile.timezone).find(({ value }) => value === profile.timezone)?.text],
        [
          "Password",
          <Link key="password" to="/change_password" className="link">
            Change password
          </Link>,
        ],
      ]}
    />
  );
}

function shownPhone({ country_code, phone }: Profile): string {
  if (!phone) return "Not provided";
  return country_code === "+1" ? formatPhone(phone) : `${country_code} ${phone}`;
}
