import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import {
  Button,
  Collection,
  ComboBox,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from "react-aria-components";
import { inputClass } from "./field.tsx";
import { groupedOptions, type SelectOption } from "./select-option.ts";

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
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value: string;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  // a page can have dozens of long lists, so each is built when it is first used
  const [isUsed, setUsed] = useState(false);
  const listed = isUsed ? options : options.filter((option) => option.value === value);
  const { text, type, untype } = useTyped(options, value);
  return (
    <ComboBox
      selectedKey={value || null}
      inputValue={text}
      onInputChange={type}
      onSelectionChange={(key) => {
        if (key === null || key === value) return;
        untype();
        onChange(String(key));
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      className={clsx("grid content-start gap-1.5", className)}
      onFocus={() => setUsed(true)}
      onBlur={untype}
    >
      <Label className={clsx("font-medium text-sm", hideLabel && "sr-only")}>{label}</Label>
      <div className="relative">
        <Input
          placeholder={placeholder}
          className={clsx(inputClass, "pr-11")}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={({ key }) => (key === "Enter" || key === "Escape") && untype()}
        />
        <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center">
          <ChevronDown aria-hidden size={18} />
        </Button>
      </div>
      {error && <p className="text-bad text-sm">{error}</p>}
      <Popover className="w-(--trigger-width) min-w-64 overflow-y-auto rounded-sm border border-edge bg-white py-1 shadow-float">
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-graphite text-sm">Nothing matches.</p>}
        >
          {groupedOptions(listed).map(({ group, options: inGroup }) =>
            group === undefined ? (
              inGroup.map((option) => <Choice key={option.value} {...option} />)
            ) : (
              <ListBoxSection key={group} id={`group ${group}`}>
                <Header className="px-3 pt-3 pb-1 text-graphite text-sm">{group}</Header>
                <Collection>
                  {inGroup.map((option) => (
                    <Choice key={option.value} {...option} />
                  ))}
                </Collection>
              </ListBoxSection>
            ),
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/**
 * What is in the field: the choice, or what is typed. React Aria closes its list when the page scrolls, as it may by the
 * focus itself, and would write the choice over the first letters.
 */
function useTyped(options: readonly SelectOption[], value: string) {
  const [typed, type] = useState<string>();
  const chosen = options.find((option) => option.value === value)?.text ?? "";
  return { text: typed ?? chosen, type, untype: () => type(undefined) };
}

const Choice = ({ value, text }: SelectOption) => (
  <ListBoxItem
    id={value}
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
);
