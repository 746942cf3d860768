import { Link, type LinkProps } from "~/ui/link";
import { LoaderCircle } from "./icons";
import type { ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
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
  /** The label while the form is being submitted. */
  pending?: string | false;
}

export function Button({
  variant,
  size,
  pending = false,
  className,
  type = "submit",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={pending !== false}
      aria-busy={pending !== false}
      className={buttonClass(variant, size, className)}
      {...rest}
    >
      {pending === false ? (
        children
      ) : (
        <>
          <LoaderCircle className="motion-safe:animate-spin" aria-hidden />
          {pending}
        </>
      )}
    </button>
  );
}

export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonStyleProps) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
