/** The form that the marks of a page belong to; it is sent where there are no scripts. */
export const compareForm = "compare-form";

/** The mark that puts a product aside to be compared; `ListTools` answers it. */
export function CompareMark({
  hash,
  name,
  short = false,
}: {
  hash: string;
  name: string;
  /** The box alone, under a heading that says what it is. */
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
