import type { Course } from "~/data/learning/types";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

interface CourseDetailsProps {
  course: Pick<Course, "audience" | "instructor">;
  practiceUrl: string;
}

/** Who a course is for, who teaches it, and a way to find out what one knows already. */
export function CourseDetails({ course, practiceUrl }: CourseDetailsProps) {
  return (
    <div className="mt-12 grid gap-x-10 gap-y-9 text-ui text-text-2 md:grid-cols-2">
      <section>
        <h2 className="font-sans text-sm font-strong text-text">Who it’s for</h2>
        <p className="mt-2">{course.audience}</p>
      </section>
      <section>
        <h2 className="font-sans text-sm font-strong text-text">Instructor</h2>
        <div className="mt-3 flex gap-3.5">
          <Avatar name={course.instructor.name} size="lg" />
          <p className="text-sm text-muted">
            <b className="block text-ui font-medium text-text">{course.instructor.name}</b>
            {course.instructor.about} A sample instructor: the person is invented.
          </p>
        </div>
      </section>
      <Panel className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 md:col-span-2">
        <div>
          <h2 className="font-sans text-ui font-strong text-text">
            Find out what you already know
          </h2>
          <p className="mt-1 text-sm text-muted">
            Lessons whose skills you show in interview answers are credited.
          </p>
        </div>
        <LinkButton to={practiceUrl} variant="secondary">
          Practice a question
        </LinkButton>
      </Panel>
    </div>
  );
}
