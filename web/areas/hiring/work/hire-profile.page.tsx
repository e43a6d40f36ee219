import { useState } from "react";
import type { HireProfile } from "../../../../contract/design/hires.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { Entries } from "../../../kit/forms/entries.tsx";
import { GalleryEntries } from "../../../kit/forms/gallery-entries.tsx";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import type { Route } from "./+types/hire-profile.page.ts";
import { AboutFields, AreaFields, type ProfileParts, ServiceFields } from "./profile-fields.tsx";
import { RoomChoice } from "./room-choice.tsx";

export const meta = titled("Public profile");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/hire_profile")).data;
}

/** What customers see of a pro in the directory. */
export default function HireProfilePage({ loaderData }: Route.ComponentProps) {
  const profile = useProfile(loaderData);
  const { draft, saved, isDirty, isSaving, errors } = profile;
  const change = (changes: Partial<HireProfile>) => profile.setDraft({ ...draft, ...changes });
  const parts: ProfileParts = { draft, change, errorOf: (field) => errors[field]?.[0] };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Public profile</h1>
        {saved.is_listed && (
          <LinkButton to={`/pros/${saved.id}`} variant="secondary">
            See your profile
          </LinkButton>
        )}
      </div>
      <p className="mt-2 max-w-[60ch] text-graphite">
        Customers find designers and contractors in the directory, and ask them to work on their projects.
      </p>
      <form
        noValidate
        className="max-w-[48rem]"
        onSubmit={(event) => {
          event.preventDefault();
          void profile.save();
        }}
      >
        <AboutFields {...parts} />
        <AreaFields {...parts} />
        <ServiceFields {...parts} />
        <Fees {...parts} />
        <RoomChoice {...parts} />
        <GalleryEntries
          title="Finished work"
          addLabel="Add finished work"
          titleLabel="Title"
          namelessWords="this work"
          gallery={draft.gallery}
          onChange={(gallery) => parts.change({ gallery })}
          errorOf={parts.errorOf}
        />
        <div className="sticky bottom-(--foot) z-10 mt-6 flex flex-wrap items-center justify-end gap-3 border-ink border-t bg-paper py-4">
          <p role="status" className="grow text-graphite text-sm">
            {isDirty ? "Not saved yet." : saved.is_listed ? "In the directory." : "Not in the directory."}
          </p>
          <Actions
            out={
              isDirty && (
                <Button variant="quiet" onClick={profile.discard}>
                  Discard
                </Button>
              )
            }
            main={
              <Button type="submit" pending={isSaving} disabled={!isDirty}>
                Save profile
              </Button>
            }
          />
        </div>
      </form>
    </>
  );
}

function Fees({ draft, change, errorOf }: ProfileParts) {
  return (
    <Entries
      title="Fees"
      entries={draft.fees}
      most={8}
      addLabel="Add a fee"
      nameOf={({ title }) => title || "this fee"}
      onAdd={() => change({ fees: [...draft.fees, { title: "", amount: "" }] })}
      onChange={(fees) => change({ fees })}
    >
      {({ title, amount }, at, replace) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="For"
            value={title}
            placeholder="Design consultation"
            onChange={(event) => replace({ title: event.target.value })}
            error={errorOf(`fees.${at}.title`)}
          />
          <TextField
            label="Amount"
            value={amount}
            placeholder="$120 an hour"
            onChange={(event) => replace({ amount: event.target.value })}
            error={errorOf(`fees.${at}.amount`)}
          />
        </div>
      )}
    </Entries>
  );
}

function bodyOf(draft: HireProfile, version: number) {
  const { business_name, headline, about, zip_code, radius_miles, services, fees, availability } = draft;
  return {
    version,
    is_listed: draft.is_listed,
    business_name,
    headline,
    about,
    zip_code,
    radius_miles,
    services,
    fees,
    availability,
    rooms: draft.rooms,
    available_from: draft.available_from ?? "",
    gallery: draft.gallery.map(({ title, text, picture }) => ({
      title,
      text,
      picture: picture?.key ?? null,
    })),
  };
}

/** The profile as it is edited; what is typed is kept until it is saved or discarded. */
function useProfile(loaded: HireProfile) {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(loaded);
  const { isBusy: isSaving, once } = useBusy();
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const save = () =>
    once(async () => {
      setErrors({});
      try {
        const body = bodyOf(draft, saved.version);
        const { data, message } = await api("PUT /api/pro/hire_profile", { body, feedback: "none" });
        setSaved(data);
        setDraft(data);
        showToast("success", message ?? "Saved.");
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === "stale_version") {
          // the next save goes over what the other tab saved; what is typed here stays
          setSaved(error.data as HireProfile);
          showToast("error", "Another tab saved this profile. Save again to replace it with what is here.");
          return;
        }
        setErrors(error.errors);
        showToast("error", Object.values(error.errors)[0]?.[0] ?? error.message);
      }
    });
  const isDirty = JSON.stringify(bodyOf(draft, 1)) !== JSON.stringify(bodyOf(saved, 1));
  useUnsaved(isDirty);
  return {
    saved,
    draft,
    setDraft,
    isDirty,
    isSaving,
    errors,
    save,
    discard: () => {
      setErrors({});
      setDraft(saved);
    },
  };
}
