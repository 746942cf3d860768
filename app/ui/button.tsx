import { Link, type LinkProps } from "~/ui/link";
import type { ButtonHTMLAttributes } from "react";
import { usePending } from "./use-pending";

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
  /** The label while it is disabled, which it is while its form is being sent. */
  pendingText?: string;
  /** Where no form is sent. */
  isPending?: boolean;
}

/** Without React the script disables it, and says so (pending-forms.ts). */
export function Button(props: ButtonProps) {
  return props.pendingText === undefined || props.isPending !== undefined ? (
    <PlainButton {...props} />
  ) : (
    <SubmitButton {...props} />
  );
}

function SubmitButton(props: ButtonProps) {
  const isPending = usePending(props.name === "intent" ? String(props.value) : undefined);
  return <PlainButton {...props} isPending={isPending} />;
}

function PlainButton({
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
