import {
  PersonContextForm,
  type PersonContextFormProps,
} from "~/person-context/person-context-form";

interface FirstDayProps {
  name: string;
  form: Omit<PersonContextFormProps, "submitLabel" | "canSkip">;
}

/** The page before the person has said or done anything. */
export function FirstDay({ name, form }: FirstDayProps) {
  return (
    <div className="today pb-10">
      <div>
        <h1 className="today-title wrap-anywhere">
          Hello, {name}. <span>Two questions, then you start.</span>
        </h1>
        <div className="mt-9">
          <PersonContextForm
            {...form}
            returnTo="/profile"
            submitLabel="Show my first step"
            canSkip
          />
        </div>
      </div>
      {/* What a chosen occupation brings along (browser/field-options.ts). */}
      <div data-job-aside />
    </div>
  );
}
