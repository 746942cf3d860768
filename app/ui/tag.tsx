import type { ReactNode } from "react";

const TONES = {
  neutral: "border-hairline-strong text-text-2",
  accent: "border-primary-line bg-primary-soft text-primary-ink",
  success: "border-success bg-success-soft text-success",
  warn: "border-warn bg-warn-soft text-warn",
  danger: "border-danger bg-danger-soft text-danger",
} as const;

interface TagProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}

export function Tag({ tone = "neutral", children, className = "" }: TagProps) {
  return (
    <span
      className={`num inline-flex items-center gap-1.5 rounded-xs border px-2 py-px text-2xs leading-normal font-medium tracking-normal whitespace-nowrap [&_svg]:size-3.5 ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
