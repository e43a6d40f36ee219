import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button.tsx";

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button; for places to go, not for things to do. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link prefetch="intent" {...rest} className={clsx(buttonClass(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}
