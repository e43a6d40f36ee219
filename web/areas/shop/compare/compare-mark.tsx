/** The form for the compare checkboxes of a page; it is submitted without scripts. */
export const compareForm = "compare-form";

/** The checkbox to compare a product; `ListTools` handles it. */
export function CompareMark({
  hash,
  name,
  short = false,
}: {
  hash: string;
  name: string;
  /** The checkbox alone, under a heading that explains it. */
  short?: boolean;
}) {
  return (
    <label className="relative z-10 inline-flex min-h-9 cursor-pointer items-center gap-2 text-graphite text-sm hover:text-ink pointer-coarse:min-h-11 print:hidden">
      <input
        type="checkbox"
        name="ids"
        value={hash}
        form={compareForm}
        aria-label={`Compare ${name}`}
        autoComplete="off"
        className="size-4 accent-ink"
      />
      {!short && "Compare"}
    </label>
  );
}
