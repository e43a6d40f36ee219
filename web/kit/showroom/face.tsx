import { Logo } from "../../ui/logo.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";

/** Who runs a showroom: the portrait, else the logo, else the initials of the name. */
export function Face({
  name,
  portrait,
  logo,
}: {
  name: string;
  portrait: PictureData | null;
  logo: PictureData | null;
}) {
  if (portrait)
    return (
      <span className="block size-18 shrink-0 overflow-hidden bg-sunk">
        <Picture picture={portrait} alt={portrait.alt} cover sizes="72px" widest_px={240} />
      </span>
    );
  if (logo)
    return (
      <span className="grid size-18 shrink-0 place-items-center border border-hairline bg-white p-2">
        <Logo picture={logo} width_px={56} height_px={56} alt={logo.alt} arrival="soon" />
      </span>
    );
  return (
    <span
      aria-hidden
      className="heading grid size-18 shrink-0 place-items-center bg-accent text-lg text-paper"
    >
      {initialsOf(name)}
    </span>
  );
}

/** "Renee Okonkwo" as "RO", "Patio" as "P" */
const initialsOf = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
};
