import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { inputClass } from "./field.tsx";

/**
 * One choice out of a list that is too long to look through: what is typed narrows it down. Brings the placing and
 * keyboard handling of React Aria along, so it is for workplaces.
 */
export function SearchSelect({
  label,
  hideLabel,
  className,
  options,
  value,
  placeholder,
  error,
  onChange,
}: {
  label: string;
  hideLabel?: boolean;
  className?: string;
  options: readonly { value: string; text: string }[];
  /** Empty while nothing is chosen. */
  value: string;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <ComboBox
      selectedKey={value || null}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      menuTrigger="focus"
      isInvalid={error !== undefined}
      className={clsx("grid content-start gap-1.5", className)}
    >
      <Label className={clsx("font-medium text-sm", hideLabel && "sr-only")}>{label}</Label>
      <div className="relative">
        <Input
          placeholder={placeholder}
          className={clsx(inputClass, "pr-11")}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center">
          <ChevronDown aria-hidden size={18} />
        </Button>
      </div>
      {error && <p className="text-bad text-sm">{error}</p>}
      <Popover className="w-(--trigger-width) min-w-64 overflow-y-auto rounded-sm border border-edge bg-white py-1 shadow-float">
        <ListBox
          items={options}
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-graphite text-sm">Nothing matches.</p>}
        >
          {({ value: id, text }: { value: string; text: string }) => (
            <ListBoxItem
              id={id}
              textValue={text}
              className={({ isFocused, isSelected }) =>
                clsx(
                  "flex min-h-10 cursor-pointer items-center px-3 outline-none pointer-coarse:min-h-11",
                  isFocused && "bg-sunk",
                  isSelected && "font-semibold",
                )
              }
            >
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
