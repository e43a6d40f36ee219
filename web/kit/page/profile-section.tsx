import { type ReactNode, useId } from "react";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";

/** One section of the profile: the saved values, or the form to change them. */
export function ProfileSection({
  title,
  isEditing,
  onEdit,
  editLabel = "Change",
  children,
}: {
  title: string;
  isEditing: boolean;
  onEdit: () => void;
  editLabel?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-b py-8">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 id={id} className="heading text-lg">
          {title}
        </h2>
        {!isEditing && (
          <Button variant="secondary" size="sm" aria-label={`${editLabel}: ${title}`} onClick={onEdit}>
            {editLabel}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** Saves or cancels a profile form. */
export function FormButtons({ isSending, onCancel }: { isSending: boolean; onCancel: () => void }) {
  return (
    <Actions
      className="pt-2"
      onCancel={onCancel}
      main={
        <Button type="submit" pending={isSending}>
          Save
        </Button>
      }
    />
  );
}

/** Labels and values of what is saved. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-graphite max-sm:-mb-3 max-sm:text-sm">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
