import { Link, type LinkProps } from "@remix-run/react";
import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-fill-edge bg-fill text-on-fill shadow-sheen hover:bg-fill-hover",
  secondary: "border-control bg-surface-1 text-text shadow-inner hover:bg-surface-3",
  ghost: "border-transparent text-text-2 hover:bg-surface-2 hover:text-text",
  danger: "border-danger text-danger hover:bg-danger-soft",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3.5 text-sm rounded-control md:min-h-9",
  md: "min-h-11 px-4.5 text-ui rounded-control",
  lg: "min-h-13 px-6 text-body rounded-card",
};

/** Button styles for other elements. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className = "",
) {
  return `inline-flex cursor-pointer items-center justify-center gap-2 border font-control leading-tight tracking-[-0.008em] text-center transition-colors active:translate-y-px disabled:cursor-progress disabled:border-hairline-strong disabled:bg-surface-3 disabled:text-text-2 disabled:shadow-none disabled:active:translate-y-0 [&_svg]:size-4.5 [&_svg]:flex-none ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
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
