import { Picture, type PictureData } from "../../ui/picture.tsx";

/** The picture and words that a pro puts at the front of the showroom. */
export function FrontHero({
  hero: { picture, headline, text },
  sizes = "(width < 1025px) 100vw, 66vw",
  arrival = "first",
}: {
  hero: { picture: PictureData; headline: string; text: string };
  sizes?: string;
  arrival?: "first" | undefined;
}) {
  return (
    <section aria-label={headline} className="@container border-hairline border-b bg-white">
      <div className="grid @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="aspect-video overflow-hidden bg-sunk @4xl:aspect-[2/1]">
          <Picture picture={picture} alt="" cover sizes={sizes} arrival={arrival} />
        </div>
        <div className="flex flex-col justify-center px-5 py-8 @4xl:px-10">
          <p className="heading text-balance text-xl @4xl:text-2xl">{headline}</p>
          {text && <p className="mt-4 max-w-[48ch] whitespace-pre-line">{text}</p>}
        </div>
      </div>
    </section>
  );
}
