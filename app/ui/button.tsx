import { Link, type LinkProps } from "~/ui/link";
import type { ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "neutral" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

/** Button styles for other elements. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className = "",
) {
  return `btn btn-${variant} btn-${size} ${className}`.trim();
}

interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyleProps {
  /** The label while its form is being sent (browser/forms.ts). */
  pendingText?: string;
  /** Where no form is sent. */
  isPending?: boolean;
}

export function Button({
  variant,
  size,
  pendingText,
  isPending = false,
  className,
  type = "submit",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={isPending}
      aria-busy={isPending || undefined}
      data-pending-text={pendingText}
      className={buttonClass(variant, size, className)}
      {...rest}
    >
      {isPending ? pendingText : children}
    </button>
  );
}

export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonStyleProps) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
