/**
 * A field that nobody sees and everybody leaves empty; programs that fill in all that they find give themselves
 * away by it. Says so to whoever reads the page in another way.
 */
export function TrapField({ name = "website" }: { name?: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this field empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
