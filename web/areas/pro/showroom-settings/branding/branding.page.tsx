import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { accentFrom, contrastRatio } from "../../../../../domain/showrooms/accent.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { type KeptPicture, PicturePicker } from "../../../../kit/forms/picture-picker.tsx";
import { titled } from "../../../../kit/page/page-title.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { SaveBar } from "../save-bar.tsx";
import { StudioFrame } from "../studio-frame.tsx";
import { useStudio } from "../use-studio.ts";
import type { Route } from "./+types/branding.page.ts";
import { BrandPreview } from "./brand-preview.tsx";

export const meta = titled("Showroom branding");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/showroom")).data;
}

const readBranding = ({ branding: { theme_color, logo } }: ProShowroom) => ({ theme_color, logo });
const hex = /^#[0-9a-f]{6}$/i;
const paper = "#fbfaf7";

export default function BrandingPage({ loaderData }: Route.ComponentProps) {
  const studio = useStudio(loaderData, {
    read: readBranding,
    write: ({ theme_color, logo }) => ({ branding: { theme_color, logo: logo?.key ?? null } }),
  });
  const { saved, draft, setDraft, conflict } = studio;
  const { is_allowed } = saved.branding;
  const isColor = hex.test(draft.theme_color);
  const problem = draft.theme_color === "" || isColor ? undefined : "Enter a color such as #A8432A.";
  return (
    <StudioFrame title="Branding">
      <p className="mt-2 max-w-[60ch] text-graphite">
        Your color and logo in place of ours: in your showroom’s header, on its buttons, in its emails and on
        your poster.
      </p>
      {!is_allowed && <NoBranding />}
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <ColorFields
            color={draft.theme_color}
            problem={problem}
            onChange={(theme_color) => setDraft({ ...draft, theme_color })}
          />
          <LogoFields
            draft={draft}
            isAllowed={is_allowed}
            onChange={(logo) => setDraft({ ...draft, logo })}
          />
        </div>
        <BrandPreview
          showroom={saved}
          color={isColor ? draft.theme_color : ""}
          logo={isColor ? (draft.logo?.picture ?? null) : null}
          logoKey={isColor ? (draft.logo?.key ?? "") : ""}
        />
      </div>
      {is_allowed && (
        <SaveBar
          studio={studio}
          problem={problem}
          theirs={
            conflict &&
            `The other version's color is ${conflict.branding.theme_color || "the marketplace’s"}.`
          }
        />
      )}
    </StudioFrame>
  );
}

function NoBranding() {
  return (
    <div className="mt-6 border-warn border-l-4 py-1 pl-4">
      <p className="font-semibold">Your plan doesn't include custom branding.</p>
      <p className="max-w-[60ch] text-graphite">
        It comes with Premium or the custom branding add-on. Until you have one of them, your clients see our
        colors. You can try yours out below; nothing is saved.
      </p>
    </div>
  );
}

function ColorFields({
  color,
  problem,
  onChange,
}: {
  color: string;
  problem: string | undefined;
  onChange: (color: string) => void;
}) {
  const isColor = hex.test(color);
  return (
    <>
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label="Pick a color"
          className="mt-[26px] h-11 w-14 shrink-0 cursor-pointer border border-edge bg-white p-1"
          value={isColor ? color.toLowerCase() : "#a8432a"}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextField
          className="grow"
          label="Color"
          optional
          placeholder="#A8432A"
          spellCheck={false}
          value={color}
          onChange={(event) => onChange(event.target.value.trim())}
          error={problem}
        />
      </div>
      {isColor && <Contrast color={color} />}
      {color !== "" && (
        <div>
          <Button variant="quiet" size="sm" className="-ml-3" onClick={() => onChange("")}>
            Use the marketplace’s color
          </Button>
        </div>
      )}
    </>
  );
}

function LogoFields({
  draft,
  isAllowed,
  onChange,
}: {
  draft: ReturnType<typeof readBranding>;
  isAllowed: boolean;
  onChange: (logo: KeptPicture | null) => void;
}) {
  return (
    <div>
      <p className="mb-2 font-medium text-sm">Logo</p>
      {isAllowed ? (
        <>
          <PicturePicker label="logo" kept={draft.logo} onChange={onChange} />
          <p className="mt-2 text-graphite text-sm">
            We put a white logo on a transparent background on your saved color. After a change of color,
            upload it again.
          </p>
        </>
      ) : (
        <p className="text-graphite">You can add a logo once your plan includes branding.</p>
      )}
      {isAllowed && draft.logo && draft.theme_color === "" && (
        <p className="mt-2 text-sm text-warn">Choose a color too. We show the logo only with a color.</p>
      )}
    </div>
  );
}

/** Whether people can read text in the color, and what we make of it where they can't. */
function Contrast({ color }: { color: string }) {
  const ratio = contrastRatio(color, paper);
  const shown = accentFrom(color)?.accent ?? color;
  if (ratio >= 4.5) {
    return (
      <p role="status" className="flex items-start gap-2 text-good text-sm">
        <CircleCheck aria-hidden size={18} className="mt-px shrink-0" />
        Easy to read: {ratio.toFixed(1)} to 1. We show it as it is.
      </p>
    );
  }
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-warn">
      <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
      <span>
        Hard to read: {ratio.toFixed(1)} to 1, and 4.5 to 1 is needed. We darken it to{" "}
        <span className="code">{shown}</span>, in the same hue.
      </span>
    </p>
  );
}
