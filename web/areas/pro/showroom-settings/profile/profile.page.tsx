import { type ProShowroom, socialNetworks } from "../../../../../contract/showrooms/pro-showroom.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { Entries } from "../../../../kit/forms/entries.tsx";
import { GalleryEntries } from "../../../../kit/forms/gallery-entries.tsx";
import { titled } from "../../../../kit/page/page-title.ts";
import { networkName } from "../../../../kit/showroom/business-links.ts";
import { readProfile, writeProfile } from "../../../../kit/showroom/profile-draft.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import { webAddressEntry } from "../../../../ui/web-address-entry.ts";
import { SaveBar } from "../save-bar.tsx";
import { StudioFrame } from "../studio-frame.tsx";
import { useStudio } from "../use-studio.ts";
import type { Route } from "./+types/profile.page.ts";
import { BusinessFields, ContactFields, type ProfileParts } from "./business-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";

export const meta = titled("Showroom profile");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/showroom")).data;
}

export default function ShowroomProfilePage({ loaderData }: Route.ComponentProps) {
  const studio = useStudio(loaderData, { read: readProfile, write: writeProfile });
  const { draft, setDraft, errors, conflict } = studio;
  const parts: ProfileParts = {
    draft,
    change: (changes) => setDraft({ ...draft, ...changes }),
    errorOf: (field) => errors[`profile.${field}`]?.[0],
  };
  return (
    <StudioFrame title="Profile">
      <p className="mt-2 max-w-[60ch] text-graphite">
        What clients see of your business at the top of your showroom.
      </p>
      <div className="max-w-[48rem]">
        <BusinessFields {...parts} />
        <ContactFields {...parts} />
        <HoursFields {...parts} />
        <Services {...parts} />
        <Links {...parts} />
        <GalleryEntries
          title="Project gallery"
          addLabel="Add a project"
          titleLabel="Project"
          namelessWords="this project"
          gallery={draft.gallery}
          onChange={(gallery) => parts.change({ gallery })}
          errorOf={parts.errorOf}
        />
      </div>
      <SaveBar studio={studio} theirs={conflict && theirWords(conflict)} />
    </StudioFrame>
  );
}

const theirWords = ({ profile }: ProShowroom) =>
  `The other version's company name is ${profile.company_name}${profile.tagline && `, “${profile.tagline}”`}.`;

function Services({ draft, change, errorOf }: ProfileParts) {
  return (
    <Entries
      title="Services"
      entries={draft.services}
      most={12}
      addLabel="Add a service"
      nameOf={({ title }) => title || "this service"}
      onAdd={() => change({ services: [...draft.services, { title: "", text: "" }] })}
      onChange={(services) => change({ services })}
    >
      {({ title, text }, at, replace) => (
        <>
          <TextField
            label="Service"
            value={title}
            onChange={(event) => replace({ title: event.target.value })}
            error={errorOf(`services.${at}.title`)}
          />
          <TextField
            label="Short description"
            optional
            value={text}
            onChange={(event) => replace({ text: event.target.value })}
            error={errorOf(`services.${at}.text`)}
          />
        </>
      )}
    </Entries>
  );
}

function Links({ draft, change, errorOf }: ProfileParts) {
  const { social_links } = draft;
  return (
    <>
      <Entries
        title="Websites"
        entries={draft.site_links}
        most={6}
        addLabel="Add a website"
        nameOf={({ label }) => label || "this website"}
        onAdd={() => change({ site_links: [...draft.site_links, { label: "Website", url: "" }] })}
        onChange={(site_links) => change({ site_links })}
      >
        {({ label, url }, at, replace) => (
          <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
            <TextField
              label="Label"
              value={label}
              onChange={(event) => replace({ label: event.target.value })}
              error={errorOf(`site_links.${at}.label`)}
            />
            <TextField
              label="Address"
              {...webAddressEntry}
              value={url}
              onChange={(event) => replace({ url: event.target.value })}
              error={errorOf(`site_links.${at}.url`)}
            />
          </div>
        )}
      </Entries>
      <section aria-labelledby="social" className="border-hairline border-t py-8">
        <h2 id="social" className="heading text-lg">
          Social networks
        </h2>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          {socialNetworks.map((network) => (
            <TextField
              key={network}
              label={networkName(network)}
              optional
              {...webAddressEntry}
              value={social_links[network] ?? ""}
              onChange={(event) =>
                change({ social_links: { ...social_links, [network]: event.target.value } })
              }
              error={errorOf(`social_links.${network}`)}
            />
          ))}
        </div>
      </section>
    </>
  );
}
