import { describeLessons } from "~/learning/describe-lessons";
import { formatMinutes } from "~/learning/format-minutes";
import { LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";

interface StartedCourse {
  courseId: string;
  title: string;
  isCompleted: boolean;
  /** Drawings, as HTML. */
  art: string | null;
  path: string;
  next?: { title: string; minutes: number };
  moduleCount: number;
  modulesDone: number;
  lessonsDone: number;
  lessonsSkipped: number;
  lessonCount: number;
  minutesLeft: number;
  exercisesSolved: number;
  updatedAt: string;
  continueUrl: string;
}

/** Courses that were started, each as a path of lessons with what comes next. */
export function StartedCourses({ courses }: { courses: readonly StartedCourse[] }) {
  return (
    <ul className="started-courses">
      {courses.map((course) => (
        <li key={course.courseId} data-current={course.art !== null}>
          {course.art === null ? null : <div dangerouslySetInnerHTML={{ __html: course.art }} />}
          <div>
            <h2>
              <Link to={`/learning/${course.courseId}`}>{course.title}</Link>
              <Tag tone={course.isCompleted ? "success" : "accent"}>
                {course.isCompleted ? "Completed" : "In Progress"}
              </Tag>
            </h2>
            <p className="num">
              {course.modulesDone} of {pluralize(course.moduleCount, "module")} completed
              {course.minutesLeft === 0 ? "" : `, about ${formatMinutes(course.minutesLeft)} left`}
            </p>
            <div dangerouslySetInnerHTML={{ __html: course.path }} />
            <p className="num">
              {describeLessons(course)}.
              {course.exercisesSolved === 0
                ? ""
                : ` ${pluralize(course.exercisesSolved, "code exercise")} solved.`}{" "}
              Last studied <FormattedDate date={course.updatedAt} />
            </p>
            <div className="num">
              {course.next ? (
                <p>
                  <span>Next, {course.next.minutes} min</span>
                  {course.next.title}
                </p>
              ) : null}
              <LinkButton
                to={course.continueUrl}
                variant={course.isCompleted ? "secondary" : "primary"}
                aria-label={`${course.isCompleted ? "Open" : "Continue"} ${course.title}`}
              >
                {course.isCompleted ? "Open" : "Continue"}
              </LinkButton>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
