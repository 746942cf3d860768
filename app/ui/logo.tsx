/** A lamp and its beam. */
export function LogoMark({ className = "size-6.5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" className={`fill-primary ${className}`} aria-hidden>
      <circle cx="6.5" cy="14" r="3.6" />
      <path d="M13 10.6 25.5 4.6v18.8L13 17.4Z" opacity=".34" />
      <path d="M13 12.6l12.5-2.4v7.6L13 15.4Z" />
    </svg>
  );
}

export function Logo() {
  return <span className="logo">Pathlight</span>;
}
