import { clsx } from "clsx";
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

/**
 * A button with actions behind it. Brings the placing and keyboard handling of React Aria along, so it is
 * for workplaces; the public shell uses `<details>`.
 */
export function Menu({
  label,
  icon,
  actions,
  size,
}: {
  label: string;
  icon?: ReactNode;
  /** Of a button without an icon. */
  size?: ButtonSize;
  actions: readonly MenuAction[];
}) {
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
        <AriaMenu
          className="py-1 outline-none"
          disabledKeys={actions.filter(({ disabled }) => disabled).map(({ id }) => id)}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={typeof action.label === "string" ? action.label : action.id}
              onAction={action.onPress}
              className={({ isFocused, isDisabled }) =>
                clsx(
                  "flex min-h-11 cursor-pointer items-center gap-3 px-4 -outline-offset-2",
                  isFocused && "bg-sunk",
                  isDisabled && "cursor-not-allowed text-graphite",
                  action.danger && "text-bad",
                )
              }
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
