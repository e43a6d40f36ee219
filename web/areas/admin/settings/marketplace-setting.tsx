import { useState } from "react";
import type { KeptSettings } from "../../../../contract/admin/managed-settings.ts";
import { api } from "../../../client/api.ts";
import { type KeptPicture, PicturePicker } from "../../../kit/forms/picture-picker.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SettingForm } from "./setting-form.tsx";

type Kept = KeptSettings["marketplace"];

/** The marketplace's name and logo; contact data is a setting of its own. */
export function MarketplaceSetting({
  kept,
  picture,
}: {
  kept: Kept;
  picture: KeptPicture["picture"] | null;
}) {
  return (
    <SettingForm
      setting="marketplace"
      kept={kept}
      read={({ name = "", logo }) => ({ name, logo: logo || null })}
    >
      {(value, errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            defaultValue={value.name}
            required
            maxLength={40}
            hint="Shown in the header and footer, page titles, emails, documents and the phone app."
            error={errors("name")}
          />
          <LogoField
            kept={value.logo && picture ? { key: value.logo, picture } : null}
            error={errors("logo")}
          />
        </>
      )}
    </SettingForm>
  );
}

function LogoField({ kept, error }: { kept: KeptPicture | null; error: readonly string[] | undefined }) {
  const [logo, setLogo] = useState(kept);
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Logo</legend>
      <input type="hidden" name="logo" value={logo?.key ?? ""} />
      <PicturePicker
        label="logo"
        kept={logo}
        onChange={setLogo}
        send={(file) =>
          api("POST /api/admin/settings/logo", { body: { logo: file }, multipart: true, feedback: "none" })
        }
      />
      {error && <p className="mt-2 text-bad text-sm">{error[0]}</p>}
      <p className="mt-2 max-w-[60ch] text-graphite text-sm">
        Replaces our default logo and name. Wide logos on a white or transparent background work best. We put
        a white logo on a dark background. A square logo makes a clearer icon in browser tabs. Pros with their
        own branding keep it.
      </p>
    </fieldset>
  );
}
