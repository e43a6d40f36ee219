import type { Picture as PictureData } from "../../../../contract/shapes.ts";
import { styles } from "../../../../domain/projects/style-profile/styles.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { FieldMessage } from "../../../ui/field.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** The styles as rooms; a row to swipe on phones. */
export function StyleChoice({
  style,
  pictures,
  error,
  onChoose,
}: {
  style: string | null;
  pictures: Readonly<Record<string, PictureData>>;
  error: string | undefined;
  onChoose: (style: string | null) => void;
}) {
  return (
    <>
      <ul
        aria-label="Styles"
        className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 sm:mx-0 sm:grid sm:grid-cols-4 sm:gap-x-3 sm:gap-y-4 sm:overflow-visible sm:px-0 xl:grid-cols-5"
      >
        {styles.map(({ id, name }, at) => (
          <li key={id} className="w-36 shrink-0 snap-start sm:w-auto">
            <button
              type="button"
              aria-pressed={style === id}
              data-invalid={error && at === 0 ? true : undefined}
              onClick={() => onChoose(style === id ? null : id)}
              className="group block w-full text-left"
            >
              <span className="block aspect-4/3 overflow-hidden rounded-sm bg-sunk outline-2 outline-transparent outline-offset-2 group-aria-pressed:outline-ink">
                {pictures[id] && (
                  <Picture
                    picture={pictures[id]}
                    alt=""
                    cover
                    sizes="(width < 480px) 144px, (width < 1025px) 24vw, 190px"
                    widest_px={400}
                  />
                )}
              </span>
              <span className="mt-1.5 block text-sm group-hover:underline group-aria-pressed:font-semibold">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FieldMessage id="style-error" message={error} />
      <p className="mt-3 text-graphite text-sm">
        Not sure?{" "}
        <a href={shopHref("/style")} className="link">
          Find your style
        </a>{" "}
        in ten choices. Without one, each design has a style of its own.
      </p>
    </>
  );
}
