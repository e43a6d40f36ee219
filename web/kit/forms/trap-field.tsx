/**
 * An invisible field that people leave empty; bots that fill in every field give themselves away. Screen readers are
 * told to leave it empty.
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
