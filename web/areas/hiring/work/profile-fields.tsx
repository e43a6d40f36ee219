import {
  type Availability,
  availabilities,
  type HireService,
  hireServices,
} from "../../../../contract/design/hire-words.ts";
import type { HireProfile } from "../../../../contract/design/hires.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

export interface ProfileParts {
  draft: HireProfile;
  change: (changes: Partial<HireProfile>) => void;
  errorOf: (field: string) => string | undefined;
}

const part = "border-hairline border-t py-8";

export function AboutFields({ draft, change, errorOf }: ProfileParts) {
  return (
    <section className="grid gap-5 py-8">
      <Checkbox
        label="List me in the directory"
        checked={draft.is_listed}
        onChange={(event) => change({ is_listed: event.target.checked })}
      />
      <TextField
        label="Business name"
        value={draft.business_name}
        maxLength={80}
        onChange={(event) => change({ business_name: event.target.value })}
        error={errorOf("business_name")}
      />
      <TextField
        label="Tagline"
        optional
        value={draft.headline}
        maxLength={120}
        onChange={(event) => change({ headline: event.target.value })}
        error={errorOf("headline")}
      />
      <TextArea
        label="About you"
        optional
        rows={6}
        value={draft.about}
        maxLength={3000}
        onChange={(event) => change({ about: event.target.value })}
        error={errorOf("about")}
      />
    </section>
  );
}

export function AreaFields({ draft, change, errorOf }: ProfileParts) {
  return (
    <section aria-labelledby="area" className={part}>
      <h2 id="area" className="heading text-lg">
        Area and availability
      </h2>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <TextField
          label="ZIP code you work from"
          inputMode="numeric"
          maxLength={5}
          value={draft.zip_code}
          onChange={(event) => change({ zip_code: event.target.value })}
          error={errorOf("zip_code")}
        />
        <TextField
          label="Distance you travel, in miles"
          inputMode="numeric"
          maxLength={3}
          value={draft.radius_miles ? String(draft.radius_miles) : ""}
          onChange={(event) => change({ radius_miles: Number(event.target.value.replaceAll(/\D/g, "")) })}
          error={errorOf("radius_miles")}
        />
        <Select
          label="New projects"
          value={draft.availability}
          onChange={(event) => change({ availability: event.target.value as Availability })}
          options={Object.entries(availabilities).map(([value, text]) => ({ value, text }))}
          error={errorOf("availability")}
        />
        {draft.availability === "later" && (
          <TextField
            label="Available from"
            type="date"
            optional
            value={draft.available_from ?? ""}
            onChange={(event) => change({ available_from: event.target.value })}
            error={errorOf("available_from")}
          />
        )}
      </div>
    </section>
  );
}

export function ServiceFields({ draft, change, errorOf }: ProfileParts) {
  const toggle = (service: HireService, isOn: boolean) =>
    change({
      services: isOn ? [...draft.services, service] : draft.services.filter((one) => one !== service),
    });
  const error = errorOf("services");
  return (
    <fieldset className={part}>
      <legend className="heading contents text-lg">Services</legend>
      <div className="mt-2 grid sm:grid-cols-2">
        {(Object.entries(hireServices) as [HireService, string][]).map(([service, label]) => (
          <Checkbox
            key={service}
            label={label}
            checked={draft.services.includes(service)}
            onChange={(event) => toggle(service, event.target.checked)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
