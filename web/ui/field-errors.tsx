import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

/**
 * Form errors above the form: takes the focus when it appears, and each line links to its field. `fields` maps names to
 * id and label; messages of unknown fields are plain.
 */
export function FieldErrors({
  errors,
  fields = {},
  title = "Please check these entries",
}: {
  errors: Record<string, string[]>;
  fields?: Record<string, { id: string; label: string }>;
  title?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const lines = Object.entries(errors).filter(([, messages]) => messages.length > 0);
  const hasErrors = lines.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-l-4 border-bad bg-bad-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden size={18} className="text-bad" />
        {title}
      </p>
      <ul className="mt-1 pl-6.5 text-sm">
        {lines.map(([name, messages]) => {
          const field = fields[name];
          return (
            <li key={name}>
              {field ? (
                <a href={`#${field.id}`} className="link">
                  {field.label}: {messages.join(", ")}
                </a>
              ) : (
                messages.join(", ")
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
