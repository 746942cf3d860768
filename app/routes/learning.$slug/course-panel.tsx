import Award from "lucide-react/icons/award";
import Flag from "lucide-react/icons/flag";
import type { CourseProgress } from "~/learning/course-progress";
import { describeLessons } from "~/learning/describe-lessons";
import { formatMinutes } from "~/learning/format-minutes";
import { ProgressBar } from "~/learning/progress-bar";
import { StateIcon, getStateLabel } from "~/learning/state-mark";
import { Button, LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";

interface CoursePanelProps {
  courseId: string;
  progress: CourseProgress;
  skills: string[];
  /** By lesson with a code exercise, whether it is solved. */
  exercises: Readonly<Record<string, boolean>>;
  certificateId: string | null;
  isSignedIn: boolean;
}

/** What to do next, how far one is, and the way to the certificate. */
export function CoursePanel({
  courseId,
  progress,
  skills,
  exercises,
  certificateId,
  isSignedIn,
}: CoursePanelProps) {
  const { status, lessonsDone, lessonCount, minutesLeft, modules } = progress;
  const solved = Object.values(exercises);
  const solvedCount = solved.filter(Boolean).length;
  return (
    <Panel isHighlighted className="course-parts p-5 lg:p-6">
      <NextAction courseId={courseId} progress={progress} />
      {status === "not-started" ? null : (
        <div className="mt-5">
          <ProgressBar value={lessonsDone} max={lessonCount} />
          <p className="num mt-2 text-sm text-text-2">
            {describeLessons(progress)}
            {minutesLeft > 0 ? `, about ${formatMinutes(minutesLeft)} left` : ""}
          </p>
        </div>
      )}
      {solved.length === 0 || (status === "not-started" && solvedCount === 0) ? null : (
        <p className="num mt-1 text-sm text-text-2">
          {solvedCount} of {solved.length} code exercises solved
        </p>
      )}
      <h2 className="mt-6 font-sans text-sm font-strong">Your path</h2>
      <ol className="course-path mt-3">
        {modules.map(({ slug, title, state }) => (
          <li key={slug} data-state={state}>
            <StateIcon state={state} />
            <a href={`#${slug}`}>{title}</a>
            <span className={state === "pending" ? "sr-only" : "text-xs text-muted"}>
              {getStateLabel(state)}
            </span>
          </li>
        ))}
        <li data-state={progress.isCapstoneDone ? "done" : "pending"}>
          {progress.isCapstoneDone ? (
            <StateIcon state="done" />
          ) : (
            <Flag className="size-4.5 text-muted" aria-hidden />
          )}
          <Link to={`/learning/${courseId}/capstone`}>Capstone</Link>
          <span className={progress.isCapstoneDone ? "text-xs text-muted" : "sr-only"}>
            {progress.isCapstoneDone ? "Checked by you" : getStateLabel("pending")}
          </span>
        </li>
        <li data-state={certificateId ? "done" : "pending"}>
          <Award
            className={`size-4.5 ${certificateId ? "text-success" : "text-muted"}`}
            aria-hidden
          />
          {certificateId ? (
            <Link to={`/certificates/${certificateId}`}>Your certificate</Link>
          ) : (
            "Certificate"
          )}
        </li>
      </ol>
      {status === "done" && !certificateId ? (
        <CertificateForm courseId={courseId} isSignedIn={isSignedIn} />
      ) : null}
      <div className="course-skills">
        <h2 className="mt-6 font-sans text-sm font-strong">Skills it counts toward</h2>
        <Chips items={skills} className="mt-3" />
        <ul className="mt-5 grid gap-1 border-t border-hairline pt-4 text-sm">
          <li>
            <Link to={`/learning/${courseId}/all`} className="panel-link icon-before icon-printer">
              Read or print the whole course
            </Link>
          </li>
          <li>
            <a
              href={`/learning/${courseId}/offline`}
              download
              className="panel-link icon-before icon-download"
            >
              Download for offline reading
            </a>
          </li>
        </ul>
      </div>
      {isSignedIn || status === "not-started" ? null : (
        <p className="mt-4 text-xs text-muted">
          Saved for this browser. An account keeps it on every device.
        </p>
      )}
    </Panel>
  );
}

function NextAction({ courseId, progress }: { courseId: string; progress: CourseProgress }) {
  const { status, nextLesson, modules, lastLesson } = progress;
  const lesson = modules
    .flatMap((module) => module.lessons)
    .find(({ slug }) => slug === nextLesson);
  if (status === "not-started")
    return (
      <form method="post" action={`/learning/${courseId}`} className="course-next">
        <Button name="intent" value="start" size="lg" className="w-full md:max-lg:w-64">
          Start the course
        </Button>
        <p className="mt-2 text-center text-xs text-muted md:max-lg:mt-0">
          Free, and no account needed.
        </p>
      </form>
    );
  if (lesson)
    return (
      <>
        <LinkButton
          to={`/learning/${courseId}/${lesson.slug}`}
          size="lg"
          className="course-next w-full"
        >
          Continue
        </LinkButton>
        <p className="mt-2 text-sm text-text-2 md:max-lg:mt-0">
          {lesson.slug === lastLesson ? "Where you left off: " : "Next: "}
          {lesson.title}
        </p>
      </>
    );
  const openQuiz = modules.find(({ state }) => state !== "done");
  if (openQuiz)
    return (
      <LinkButton to={`/learning/${courseId}/quiz/${openQuiz.slug}`} size="lg" className="w-full">
        Take the quiz: {openQuiz.title}
      </LinkButton>
    );
  if (!progress.isCapstoneDone)
    return (
      <LinkButton to={`/learning/${courseId}/capstone`} size="lg" className="w-full">
        Continue with the capstone
      </LinkButton>
    );
  return <p className="font-head text-h3 font-strong">Course completed</p>;
}

function CertificateForm({ courseId, isSignedIn }: { courseId: string; isSignedIn: boolean }) {
  return (
    <form method="post" action={`/learning/${courseId}`} className="mt-5">
      <Button name="intent" value="certificate" className="w-full">
        {isSignedIn ? "Get your certificate" : "Create an account for your certificate"}
      </Button>
      <p className="mt-2 text-xs text-muted">
        It shows your name to anyone who has its address. You can delete it at any time.
      </p>
    </form>
  );
}
