import { CircleAlert } from "./icons";

export function FieldError({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (errors === undefined || errors.length === 0) return null;
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
      {errors[0]}
    </p>
  );
}
