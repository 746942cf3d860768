/** Other companies' logos in a single color, so they fit every theme. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M12.2 10.3v3.6h5.1c-.4 2.1-2.2 3.5-5.1 3.5a5.4 5.4 0 1 1 3.6-9.4l2.6-2.6A9.2 9.2 0 1 0 12.2 21.2c5.4 0 8.9-3.8 8.9-9.1 0-.7-.1-1.2-.2-1.8z" />
    </svg>
  );
}

export function LinkedInMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M5.2 3.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M3.5 9h3.4v11.4H3.5zM9 9h3.2v1.6c.6-1 1.8-1.9 3.6-1.9 3.6 0 4.7 2.2 4.7 5.5v6.2h-3.4v-5.7c0-1.7-.5-2.9-2.1-2.9-1.8 0-2.6 1.3-2.6 3.1v5.5H9z" />
    </svg>
  );
}
