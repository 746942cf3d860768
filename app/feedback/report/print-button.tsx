import Printer from "lucide-react/icons/printer";
import { Button, type ButtonVariant } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

/** Opens the browser's print dialog; without JavaScript it points to the browser's menu. */
export function PrintButton({ variant }: { variant?: ButtonVariant }) {
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <p className="text-sm text-muted">
        To print this or save it as a PDF, use your browser’s print command.
      </p>
    );
  return (
    <Button
      type="button"
      variant={variant}
      className="max-sm:flex-auto"
      onClick={() => window.print()}
    >
      <Printer strokeWidth={1.75} aria-hidden />
      Print or save as PDF
    </Button>
  );
}
