import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-accent bg-accent text-paper hover:border-accent-strong hover:bg-accent-strong forced-colors:border-3",
  secondary: "border-edge bg-white text-ink hover:border-ink",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sunk",
  danger: "border-bad bg-white text-bad hover:bg-bad-tint",
};
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-5 text-base",
  lg: "min-h-13 px-7 text-base",
};

/** Button styles, for buttons and for links that look like them. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-sm border font-semibold leading-5 transition-colors select-none",
    "disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunk disabled:text-graphite",
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Work is under way: the button keeps its words and its place, and takes no second press. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  pending = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClass(variant, size), pending && "cursor-progress opacity-75", className)}
    >
      {icon}
      {children}
    </button>
  );
}
