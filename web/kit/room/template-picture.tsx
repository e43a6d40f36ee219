import type { Picture as PictureData } from "../../../contract/shapes.ts";
import { shopHref } from "../../client/shop-href.ts";
import { Picture } from "../../ui/picture.tsx";

/** The room as it was rendered, on four to three; until then its plan with its fixtures. */
export function TemplatePicture({
  template,
  sizes,
  isEager = false,
}: {
  template: { id: string; name: string; version: number; picture: PictureData | null };
  sizes: string;
  isEager?: boolean;
}) {
  const { id, name, version, picture } = template;
  return (
    <div className="aspect-4/3 overflow-hidden bg-sunk">
      {picture ? (
        <Picture picture={picture} alt="" cover sizes={sizes} arrival={isEager ? "first" : undefined} />
      ) : (
        <img
          src={shopHref(`/visualize/templates/${encodeURIComponent(id)}/drawing.svg?v=${version}`)}
          width={480}
          height={360}
          alt={`Plan of ${name}`}
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          className="h-auto w-full"
        />
      )}
    </div>
  );
}
