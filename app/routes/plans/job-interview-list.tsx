import { Button, LinkButton } from "~/ui/button";

interface JobInterviewListProps {
  interviews: readonly {
    id: string;
    company: string;
    role: string;
    day: string;
    weekday: string;
  }[];
}

export function JobInterviewList({ interviews }: JobInterviewListProps) {
  return (
    <ul className="mt-4 border-t border-hairline-strong">
      {interviews.map(({ id, company, role, day, weekday }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3.5"
        >
          <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
            <h3 className="font-sans text-ui font-strong">
              {role}, {company}
            </h3>
            <p className="num text-sm text-muted">
              {weekday.split(",")[0]}, {day}
            </p>
          </div>
          <form method="post" action="/plans" className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            <LinkButton
              to={`/plans?change=${id}`}
              variant="secondary"
              size="sm"
              aria-label={`Change: ${role}, ${company}`}
            >
              Change
            </LinkButton>
            <Button
              name="intent"
              value="delete"
              variant="ghost"
              size="sm"
              aria-label={`Delete: ${role}, ${company}`}
            >
              Delete
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
