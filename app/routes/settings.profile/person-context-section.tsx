import { Button, LinkButton } from "~/ui/button";
import { FormSection } from "~/ui/form-section";

interface PersonContextSectionProps {
  /** By what was asked; null if nothing was said. */
  said: { label: string; value: string }[] | null;
}

/** What people said of where they stand, to see, change and delete. */
export function PersonContextSection({ said }: PersonContextSectionProps) {
  return (
    <FormSection
      id="about-you"
      title="What you do now and what you want"
      lead="What is suggested to you starts from this. Nobody else sees it."
    >
      {said === null ? null : (
        <dl className="mb-5 border-t border-hairline text-ui wrap-anywhere">
          {said.map(({ label, value }) => (
            <div
              key={label}
              className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <form method="post" action="/about-you" className="flex flex-wrap gap-2.5">
        <LinkButton to="/about-you?returnTo=/settings/profile" variant="secondary">
          {said === null ? "Answer two questions" : "Change"}
        </LinkButton>
        {said === null ? null : (
          <>
            <input type="hidden" name="returnTo" value="/settings/profile" />
            <Button name="intent" value="delete" variant="ghost">
              Delete what I said
            </Button>
          </>
        )}
      </form>
    </FormSection>
  );
}
