/** Below the card: how to have it without a network. A script (browser/kept-card.ts) keeps the page itself. */
export function KeptNote({ day }: { day: string | null }) {
  return (
    <div className="card-kept no-print mx-auto mt-2.5 md:mt-4 max-w-190 text-sm text-muted">
      <p className="in-data-interactive:hidden">Save or print this page to have it offline.</p>
      {day === null ? null : (
        <>
          <p data-card-kept hidden className="flex flex-wrap items-center gap-x-3">
            Kept on this device until {day}.
            <button type="button" data-card-remove className="btn btn-ghost btn-sm">
              Remove it
            </button>
          </p>
          <p data-card-removed hidden className="flex flex-wrap items-center gap-x-3">
            Not kept on this device.
            <button type="button" data-card-keep className="btn btn-ghost btn-sm">
              Keep it
            </button>
          </p>
        </>
      )}
    </div>
  );
}
