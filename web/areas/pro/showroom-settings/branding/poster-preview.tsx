import { encode } from "uqr";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { formatPhoneAsTyped } from "../../../../../domain/places/phone.ts";
import { poster, posterInner } from "../../../../../domain/showrooms/poster.ts";
import type { PictureData } from "../../../../ui/picture.tsx";

const middle = poster.width / 2;
/** Above the line that letters stand on, as a share of their size. */
const ascent = 0.77;

/** The poster as its PDF draws it, in a color and with a logo. */
export function PosterPreview({
  showroom: { profile, vsd_id, url },
  color,
  logo,
}: {
  showroom: ProShowroom;
  color: string;
  logo: PictureData | null;
}) {
  const { company_name, tagline, contact } = profile;
  const { most, least } = poster.name;
  // bold letters are about 0.58 of their size wide
  const nameSize = Math.max(least, Math.min(most, posterInner / (Math.max(1, company_name.length) * 0.58)));
  const nameTop = logo ? poster.top + poster.belowLogo : poster.top;
  return (
    <svg
      role="img"
      aria-label={`The poster of ${company_name}`}
      viewBox={`0 0 ${poster.width} ${poster.height}`}
      className="block w-full border border-hairline bg-white"
      fontFamily="Helvetica, Arial, sans-serif"
      textAnchor="middle"
    >
      <rect width={poster.width} height={poster.bar} fill={color || "var(--color-accent)"} />
      {logo && (
        <image
          href={logo.url}
          x={poster.margin}
          y={poster.top}
          width={posterInner}
          height={poster.logo}
          preserveAspectRatio="xMidYMid meet"
        />
      )}
      <text x={middle} y={nameTop + nameSize * ascent} fontSize={nameSize} fontWeight="700" fill={poster.ink}>
        {company_name}
      </text>
      {tagline && (
        <text
          x={middle}
          y={nameTop + nameSize * 1.16 + 6 + poster.tagline * ascent}
          fontSize={poster.tagline}
          fill={poster.graphite}
        >
          {tagline}
        </text>
      )}
      <path d={codeOf(url)} fill={poster.ink} />
      <text
        x={middle}
        y={poster.hint.top + poster.hint.size * ascent}
        fontSize={poster.hint.size}
        fill={poster.graphite}
      >
        {poster.hint.text}
      </text>
      <text
        x={middle}
        y={poster.id.top + poster.id.size * ascent}
        fontSize={poster.id.size}
        fontFamily="Courier New, Courier, monospace"
        fontWeight="700"
        letterSpacing={poster.id.spacing}
        fill={poster.ink}
      >
        {vsd_id}
      </text>
      {contact.phone && (
        <text
          x={middle}
          y={poster.phone.top + poster.phone.size * ascent}
          fontSize={poster.phone.size}
          fill={poster.graphite}
        >
          {formatPhoneAsTyped("+1", contact.phone)}
        </text>
      )}
    </svg>
  );
}

/** The QR code's dark cells as one shape. */
function codeOf(url: string): string {
  const { data } = encode(url, { border: 0, ecc: "M" });
  const { side, top } = poster.code;
  const cell = side / data.length;
  const left = (poster.width - side) / 2;
  return data
    .flatMap((row, y) =>
      row.map((isDark, x) =>
        isDark ? `M${left + x * cell} ${top + y * cell}h${cell}v${cell}h-${cell}z` : "",
      ),
    )
    .join("");
}
