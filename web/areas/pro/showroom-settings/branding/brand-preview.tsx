import type { CSSProperties } from "react";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { formatPhoneAsTyped } from "../../../../../domain/places/phone.ts";
import { accentFrom } from "../../../../../domain/showrooms/accent.ts";
import { Logo } from "../../../../ui/logo.tsx";
import type { PictureData } from "../../../../ui/picture.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { PosterPreview } from "./poster-preview.tsx";

const marketplaceColor = "#a8432a";

/** How the showroom's header, a button and the poster look in a color and with a logo. */
export function BrandPreview({
  showroom,
  color,
  logo,
  logoKey,
}: {
  showroom: ProShowroom;
  color: string;
  logo: PictureData | null;
  /** The key of the logo; empty without one. */
  logoKey: string;
}) {
  const { profile, vsd_id } = showroom;
  const accent = accentFrom(color || marketplaceColor);
  // the theme reads the accent at the root, so a part of the page names what is made of it
  const style = accent && ({ "--color-accent": accent.accent } as CSSProperties);
  const name = (
    <span className="flex min-w-0 items-center gap-3">
      {logo && <Logo picture={logo} width_px={176} height_px={44} />}
      <span className="heading truncate text-base">{profile.company_name}</span>
    </span>
  );
  return (
    <div style={style} className="grid content-start gap-8">
      <figure>
        <figcaption className="mb-2 font-medium text-sm">In your showroom</figcaption>
        <div className="border border-hairline bg-paper">
          <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-b px-4 py-3">
            {name}
            <span className="code text-graphite text-sm">{vsd_id}</span>
          </div>
          <div className="flex flex-wrap items-center gap-4 px-4 py-5">
            <span className="rounded-sm bg-accent px-5 py-2.5 font-semibold text-paper">Add 14 boxes</span>
            <span className="font-semibold text-accent underline underline-offset-4">See all tile</span>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-2 font-medium text-sm">On your documents (PDF)</figcaption>
        <PaperHead showroom={showroom} color={color} logo={logo} />
      </figure>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <figure>
          <figcaption className="mb-2 font-medium text-sm">On your poster (PDF)</figcaption>
          <PosterPreview showroom={showroom} color={color} logo={logo} />
        </figure>
        <MailPreview color={color} logo={logoKey} />
      </div>
    </div>
  );
}

/** The head of a proposal, a quote and an order document, as their PDFs draw it. */
function PaperHead({
  showroom: {
    profile: { company_name, contact },
  },
  color,
  logo,
}: {
  showroom: ProShowroom;
  color: string;
  logo: PictureData | null;
}) {
  return (
    <div className="border border-hairline bg-white" aria-hidden>
      <div className="h-2.5 bg-accent" style={color ? { backgroundColor: color } : undefined} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 px-8 py-6 font-[Helvetica,Arial,sans-serif]">
        <div>
          {logo && (
            <span className="mb-2 block h-11 w-30">
              <img src={logo.url} alt="" className="h-full w-full object-contain object-left" />
            </span>
          )}
          <p className="font-semibold text-sm">{company_name}</p>
          <p className="text-graphite text-xs">{contact.phone && formatPhoneAsTyped("+1", contact.phone)}</p>
          <p className="text-graphite text-xs">{contact.email}</p>
        </div>
        <div className="sm:text-right">
          <p className="font-semibold text-lg">Proposal P-1024</p>
          <p className="text-graphite text-xs">Hall bath, as a sample</p>
        </div>
      </div>
    </div>
  );
}
