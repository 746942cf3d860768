import Printer from "lucide-react/icons/printer";
import { Button, type ButtonVariant } from "~/ui/button";

/** Opens the browser's print dialog; without JavaScript it points to the browser's menu. */
export function PrintButton({ variant }: { variant?: ButtonVariant }) {
  return (
    <>
      <p className="text-sm text-muted in-data-interactive:hidden">
        To print this or save it as a PDF, use your browser’s print command.
      </p>
      <Button
        type="button"
        variant={variant}
        className="hidden in-data-interactive:inline-flex max-sm:flex-auto"
        data-print
      >
        <Printer strokeWidth={1.75} aria-hidden />
        Print or save as PDF
      </Button>
    </>
  );
}
