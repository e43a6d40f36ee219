import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { type ButtonSize, buttonClass } from "./button.tsx";

export interface MenuAction {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onPress: () => void;
  disabled?: boolean;
  /** Something that cannot be taken back. */
  danger?: boolean;
}

interface MenuProps {
  label: string;
  icon?: ReactNode;
  /** Of a button without an icon. */
  size?: ButtonSize;
}

/**
 * A button with actions behind it. Brings the placing and keyboard handling of React Aria along, so it is
 * for workplaces; the public shell uses `<details>`.
 */
export function Menu({ actions, ...button }: MenuProps & { actions: readonly MenuAction[] }) {
  return (
    <Opened {...button}>
      <AriaMenu
        className={menuClass}
        disabledKeys={actions.filter(({ disabled }) => disabled).map(({ id }) => id)}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={typeof action.label === "string" ? action.label : action.id}
            onAction={action.onPress}
            className={(state) => clsx(itemClass(state), action.danger && "text-bad")}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Opened>
  );
}

/** A button with choices behind it that are made one after the other: the menu stays open. */
export function ChoiceMenu({
  choices,
  chosen,
  onChange,
  ...button
}: MenuProps & {
  choices: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <Opened {...button}>
      <AriaMenu
        className={menuClass}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) =>
          onChange(choices.map(({ id }) => id).filter((id) => keys === "all" || keys.has(id)))
        }
      >
        {choices.map(({ id, label }) => (
          <MenuItem key={id} id={id} textValue={label} className={itemClass}>
            {({ isSelected }) => (
              <>
                <Check aria-hidden size={18} className={clsx(!isSelected && "invisible")} />
                {label}
              </>
            )}
          </MenuItem>
        ))}
      </AriaMenu>
    </Opened>
  );
}

const menuClass = "py-1 outline-none";

const itemClass = ({ isFocused, isDisabled }: { isFocused: boolean; isDisabled: boolean }) =>
  clsx(
    "flex min-h-11 cursor-pointer items-center gap-3 px-4 -outline-offset-2",
    isFocused && "bg-sunk",
    isDisabled && "cursor-not-allowed text-graphite",
  );

function Opened({ label, icon, size, children }: MenuProps & { children: ReactNode }) {
  return (
    <MenuTrigger>
      {/* React Aria adds an inline style for touch unless something has its id; our policy forbids inline styles, and
          `touch-action` of buttons stands in base.css. */}
      <template id="react-aria-pressable-style" />
      <Button
        aria-label={icon ? label : undefined}
        className={
          icon ? "grid size-11 place-items-center rounded-sm hover:bg-sunk" : buttonClass("secondary", size)
        }
      >
        {icon ?? label}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-52 rounded-sm border border-edge bg-white shadow-float"
      >
        {children}
      </Popover>
    </MenuTrigger>
  );
}
