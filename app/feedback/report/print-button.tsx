import { Printer } from "lucide-react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

/** The browser prints, and saves as PDF; without a script its own menu does. */
export function PrintButton() {
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <p className="text-sm text-muted">
        To keep it on paper or as a PDF, use your browser’s print command.
      </p>
    );
  return (
    <Button type="button" className="max-sm:flex-auto" onClick={() => window.print()}>
      <Printer strokeWidth={1.75} aria-hidden />
      Print or save as PDF
    </Button>
  );
}
