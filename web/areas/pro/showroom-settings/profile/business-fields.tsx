import { usStates } from "../../../../../domain/places/us-states.ts";
import type { ProfileDraft } from "../../../../kit/showroom/profile-draft.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextArea, TextField } from "../../../../ui/text-field.tsx";

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

export interface ProfileParts {
  draft: ProfileDraft;
  change: (changes: Partial<ProfileDraft>) => void;
  /** What is wrong with a field of the profile, such as `contact.phone`. */
  errorOf: (field: string) => string | undefined;
}

/** The business: its name, what it says of itself, and its license. */
export function BusinessFields({ draft, change, errorOf }: ProfileParts) {
  const { license } = draft;
  return (
    <div className="grid gap-5 py-8">
      <TextField
        label="Company name"
        hint="At the top of your showroom, and on proposals, emails and the poster."
        value={draft.company_name}
        onChange={(event) => change({ company_name: event.target.value })}
        error={errorOf("company_name")}
      />
      <TextField
        label="Tagline"
        optional
        hint="One line below the name, such as “Kitchens and baths in Portland since 1998”."
        value={draft.tagline}
        onChange={(event) => change({ tagline: event.target.value })}
        error={errorOf("tagline")}
      />
      <TextArea
        label="About your business"
        optional
        rows={5}
        value={draft.about}
        onChange={(event) => change({ about: event.target.value })}
        error={errorOf("about")}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label="License number"
          optional
          hint="As your state’s board lists it."
          value={license.number}
          onChange={(event) => change({ license: { ...license, number: event.target.value } })}
          error={errorOf("license.number")}
        />
        <Select
          label="License state"
          hint="The state that issued it."
          placeholder="Choose a state"
          options={states}
          value={license.state}
          onChange={(event) => change({ license: { ...license, state: event.target.value } })}
          error={errorOf("license.state")}
        />
        <TextField
          label="Classification"
          optional
          hint="What it covers, such as “General B”."
          value={license.classification}
          onChange={(event) => change({ license: { ...license, classification: event.target.value } })}
          error={errorOf("license.classification")}
        />
      </div>
      <Checkbox
        label="List my showroom publicly, so people can find it by name. They can always find it by ID."
        checked={draft.is_listed}
        onChange={(event) => change({ is_listed: event.target.checked })}
      />
    </div>
  );
}

/** How clients reach the business. */
export function ContactFields({ draft, change, errorOf }: ProfileParts) {
  const { contact } = draft;
  const field = (name: keyof ProfileDraft["contact"], label: string, type = "text") => (
    <TextField
      label={label}
      optional
      type={type}
      value={contact[name]}
      onChange={(event) => change({ contact: { ...contact, [name]: event.target.value } })}
      error={errorOf(`contact.${name}`)}
    />
  );
  return (
    <section aria-labelledby="contact" className="border-hairline border-t py-8">
      <h2 id="contact" className="heading text-lg">
        Contact
      </h2>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {field("name", "Contact name")}
        {field("phone", "Phone", "tel")}
        {field("email", "Email", "email")}
        {field("street", "Street address")}
        {field("city", "City")}
        <div className="grid grid-cols-2 gap-5">
          <Select
            label="State"
            placeholder="Choose a state"
            options={states}
            value={contact.state}
            onChange={(event) => change({ contact: { ...contact, state: event.target.value } })}
            error={errorOf("contact.state")}
          />
          {field("zip_code", "ZIP code")}
        </div>
      </div>
    </section>
  );
}
