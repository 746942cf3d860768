import {
  PersonContextForm,
  type PersonContextFormProps,
} from "~/person-context/person-context-form";

interface FirstDayProps {
  name: string;
  form: Omit<PersonContextFormProps, "submitLabel" | "canSkip">;
}

/** The overview before the person has said or done anything. */
export function FirstDay({ name, form }: FirstDayProps) {
  return (
    <div className="max-w-180 py-10 lg:py-14">
      <h1 className="text-title wrap-anywhere">
        Hello, {name}.
        <br />
        <span className="text-text-2">Two questions, then you start.</span>
      </h1>
      <div className="mt-9">
        <PersonContextForm {...form} returnTo="/profile" submitLabel="Show my first step" canSkip />
      </div>
    </div>
  );
}
