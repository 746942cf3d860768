import type { Course } from "~/data/learning/types";
import type { CourseProgress, ModuleProgress } from "~/learning/course-progress";
import { StateIcon, getStateLabel } from "~/learning/state-mark";
import type { Credit, LessonState } from "~/learning/types";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

interface ModuleListProps {
  course: Pick<Course, "id" | "syllabus">;
  modules: CourseProgress["modules"];
  /** By lesson with a code exercise, whether it is solved. */
  exercises: Readonly<Record<string, boolean>>;
}

/** The lessons of a course by module, each with its state, and the module's quiz. */
export function ModuleList({ course, modules, exercises }: ModuleListProps) {
  const lessonCount = course.syllabus.flatMap(({ lessons }) => lessons).length;
  const hasGaps = Object.keys(exercises).length < lessonCount;
  return (
    <ol className="mt-6 border-t border-hairline-strong">
      {course.syllabus.map((module, index) => {
        const progress = modules[index];
        return progress ? (
          <li
            key={module.slug}
            id={module.slug}
            className="grid scroll-mt-28 gap-x-8 gap-y-4 border-b border-hairline py-7 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <div>
              <h3 className="text-h3">
                <span className="num block font-sans text-xs font-medium tracking-normal text-muted">
                  Module {index + 1}
                </span>
                {module.title}
              </h3>
              <ModuleActions courseId={course.id} module={progress} />
            </div>
            <ol>
              {module.lessons.map(({ slug, title, summary, minutes }, position) => (
                <li key={slug}>
                  <Link to={`/learning/${course.id}/${slug}`} className="lesson-row">
                    <StateIcon state={progress.lessons[position]?.state ?? "pending"} />
                    <b>{title}</b>
                    <span className="lesson-summary">{summary}</span>
                    <RowEnd
                      text={`${minutes} min`}
                      state={progress.lessons[position]?.state ?? "pending"}
                    />
                    <ExerciseNote isSolved={exercises[slug]} hasGaps={hasGaps} />
                    <CreditNote credit={progress.lessons[position]?.credit ?? null} />
                  </Link>
                </li>
              ))}
              <li>
                <QuizRow courseId={course.id} module={progress} />
              </li>
            </ol>
          </li>
        ) : null;
      })}
    </ol>
  );
}

function RowEnd({ text, state }: { text: string; state: LessonState }) {
  return (
    <span className="lesson-end num">
      {text}
      <span className={state === "pending" ? "sr-only" : "block"}>{getStateLabel(state)}</span>
    </span>
  );
}

interface ExerciseNoteProps {
  isSolved: boolean | undefined;
  /** Some lessons of the course have no code exercise. */
  hasGaps: boolean;
}

function ExerciseNote({ isSolved, hasGaps }: ExerciseNoteProps) {
  return isSolved || (isSolved === false && hasGaps) ? (
    <span className={isSolved ? "text-success" : "text-muted"}>
      {isSolved ? "Code exercise solved" : "With a code exercise"}
    </span>
  ) : null;
}

/** Why a lesson counts though it wasn't read. */
function CreditNote({ credit }: { credit: Credit | null }) {
  if (credit?.from !== "answers") return null;
  return (
    <span className="num text-success">
      Known from your interview answers:{" "}
      {credit.skills.map(({ name, score }) => `${name} ${score} of 100`).join(", ")}
    </span>
  );
}

function QuizRow({ courseId, module }: { courseId: string; module: ModuleProgress }) {
  const { quiz, slug, title } = module;
  const state = quiz?.isPassed ? "done" : quiz ? "learning" : "pending";
  return (
    <Link to={`/learning/${courseId}/quiz/${slug}`} className="lesson-row">
      <StateIcon state={state} />
      <b>
        Quiz<span className="sr-only">: {title}</span>
      </b>
      <span className="lesson-end num">
        {quiz ? `${quiz.right} of ${quiz.total} right` : "10 min"}
        {quiz ? <span className="block">{quiz.isPassed ? "Passed" : "Not passed yet"}</span> : null}
      </span>
    </Link>
  );
}

function ModuleActions({ courseId, module }: { courseId: string; module: ModuleProgress }) {
  const buttonStyle = buttonClass("ghost", "sm", "-ml-3.5 max-md:min-h-11");
  const { slug, state, title, lessons } = module;
  const hasState = (...states: LessonState[]) =>
    lessons.some((each) => states.includes(each.state));
  const isOpen = hasState("pending", "learning");
  const hidden = <span className="sr-only">: {title}</span>;
  return (
    <div className="mt-1 flex flex-wrap gap-x-2">
      {state === "done" || !(isOpen || hasState("skipped")) ? null : (
        <form method="post" action={`/learning/${courseId}`} data-keep-scroll="">
          <input type="hidden" name="module" value={slug} />
          <button
            type="submit"
            name="intent"
            value={isOpen ? "skip-module" : "unskip-module"}
            className={buttonStyle}
          >
            {isOpen ? "Skip these lessons" : "Take them after all"}
            {hidden}
          </button>
        </form>
      )}
      {state === "pending" ? null : (
        <Link to={`/learning/${courseId}/reset/${slug}`} className={buttonStyle}>
          Reset module{hidden}
        </Link>
      )}
    </div>
  );
}
