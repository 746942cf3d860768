import type { Course } from "~/data/learning/types";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Panel } from "~/ui/panel";

interface CourseAsideProps {
  course: Pick<Course, "audience" | "instructor">;
  skills: string[];
  practiceUrl: string;
}

export function CourseAside({ course, skills, practiceUrl }: CourseAsideProps) {
  return (
    <aside className="grid content-start gap-9 text-ui text-text-2">
      <section>
        <h2 className="font-sans text-sm font-strong text-text">Who it’s for</h2>
        <p className="mt-2">{course.audience}</p>
      </section>
      <section>
        <h2 className="font-sans text-sm font-strong text-text">Instructor</h2>
        <div className="mt-3 flex gap-3.5">
          <Avatar name={course.instructor.name} size="lg" />
          <p>
            <span className="block font-medium text-text">{course.instructor.name}</span>
            <span className="text-sm text-muted">
              {course.instructor.about} A sample instructor: the person is invented.
            </span>
          </p>
        </div>
      </section>
      <section>
        <h2 className="font-sans text-sm font-strong text-text">Skills it counts toward</h2>
        <Chips items={skills} className="mt-3" />
      </section>
      <Panel className="p-5">
        <h2 className="font-sans text-ui font-strong text-text">Find out what you already know</h2>
        <p className="mt-1 text-sm text-muted">
          Answer a question on the subject and see which points you made.
        </p>
        <LinkButton to={practiceUrl} className="mt-4 w-full">
          Practice a question
        </LinkButton>
      </Panel>
    </aside>
  );
}
