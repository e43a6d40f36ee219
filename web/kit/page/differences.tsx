import { clsx } from "clsx";
import type { ProductReview } from "../../../contract/catalog/catalog-review.ts";
import { Picture } from "../../ui/picture.tsx";
import { changedWords } from "./changed-words.ts";

type Words = ReturnType<typeof changedWords>["before"];

/** What is live and what would be, field by field, with pictures side by side; a new product shows all it says. */
export function Differences({
  review: { kind, differences, pictures },
  names = ["Live now", "New"],
}: {
  review: Pick<ProductReview, "kind" | "differences" | "pictures">;
  names?: readonly [before: string, after: string];
}) {
  const isNew = kind === "new";
  return (
    <div>
      <dl>
        {differences.map(({ field, label, before, after, shown }) => {
          const words = changedWords(before, after);
          return (
            <div key={`${field}/${label}`} className="border-hairline border-b py-4">
              <dt className="font-semibold">{label}</dt>
              <dd className={clsx("mt-2 grid gap-3", !isNew && "md:grid-cols-2 md:gap-6")}>
                {!isNew && <Side name={names[0]} words={words.before} tone="before" shown={shown?.before} />}
                <Side
                  name={isNew ? "" : names[1]}
                  words={words.after}
                  tone={isNew ? "plain" : "after"}
                  shown={shown?.after}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      {isNew && !pictures?.after.length && (
        <div className="border-hairline border-b py-4">
          <h3 className="font-semibold">Pictures</h3>
          <p className="mt-2 text-graphite">No pictures yet</p>
        </div>
      )}
      {pictures && !(isNew && pictures.after.length === 0) && (
        <div className="border-hairline border-b py-4">
          <h3 className="font-semibold">Pictures</h3>
          <div className={clsx("mt-2 grid gap-5", !isNew && "md:grid-cols-2 md:gap-6")}>
            {!isNew && <Pictures name={names[0]} pictures={pictures.before} other="Removed" />}
            <Pictures name={isNew ? "" : names[1]} pictures={pictures.after} other={isNew ? "" : "New"} />
          </div>
        </div>
      )}
    </div>
  );
}

interface SideProps {
  name: string;
  words: Words;
  tone: "before" | "after" | "plain";
  /** The address of a picture. */
  shown?: string | null | undefined;
}

function Side({ name, words, tone, shown }: SideProps) {
  const { start, changed, end } = words;
  const isEmpty = start + changed + end === "";
  return (
    <div className="min-w-0">
      {name && <p className="text-graphite text-sm">{name}</p>}
      {shown && (
        <img src={shown} alt="" loading="lazy" className="my-2 max-h-60 max-w-full border border-hairline" />
      )}
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {isEmpty ? (
          <span className="text-graphite">Empty</span>
        ) : (
          <>
            {start}
            {tone === "plain" ? (
              changed
            ) : tone === "before" ? (
              <del className="bg-bad-tint decoration-bad">{changed}</del>
            ) : (
              <ins className="bg-good-tint decoration-good">{changed}</ins>
            )}
            {end}
          </>
        )}
      </p>
    </div>
  );
}

type Shown = NonNullable<ProductReview["pictures"]>["before"];

function Pictures({ name, pictures, other }: { name: string; pictures: Shown; other: string }) {
  return (
    <div className="min-w-0">
      {name && <p className="mb-2 text-graphite text-sm">{name}</p>}
      {pictures.length === 0 ? (
        <p className="text-graphite">No pictures</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {pictures.map((picture) => (
            <li key={picture.key} className="min-w-0">
              <div className="aspect-square border border-hairline bg-white">
                <Picture picture={picture} sizes="12rem" widest_px={400} cover />
              </div>
              <p className="mt-1 text-sm [overflow-wrap:anywhere]">
                {!picture.is_kept && other && <span className="font-semibold">{`${other}. `}</span>}
                {picture.alt}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
