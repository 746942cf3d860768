import { CourseArt } from "~/learning/art/course-art";
import { describeLessons } from "~/learning/describe-lessons";
import { ProgressBar } from "~/learning/progress-bar";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";

interface CourseCardProps {
  course: {
    id: string;
    title: string;
    description: string;
    level: string;
    duration: string;
    lessonCount: number;
    instructor: string;
    skills: string[];
    status: "not-started" | "learning" | "done";
    lessonsDone: number;
    lessonsSkipped: number;
  };
}

export function CourseCard({ course }: CourseCardProps) {
  const { status, lessonsDone, lessonCount } = course;
  const to = `/learning/${course.id}`;
  return (
    <li className="cover">
      <div className="cover-art">
        <CourseArt courseId={course.id} />
      </div>
      <div className="cover-words">
        <h2 className="text-section">
          <Link to={to} className="rounded-xs after:absolute after:inset-0">
            {course.title}
          </Link>
        </h2>
        <p className="mt-2 text-ui text-text-2">{course.description}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-2 text-sm text-muted">
          <Tag>{course.level}</Tag>
          {status === "not-started" ? null : (
            <Tag tone={status === "done" ? "success" : "accent"}>
              {status === "done" ? "Completed" : "In progress"}
            </Tag>
          )}
          <ul>
            {course.skills.map((skill) => (
              <li key={skill} className="inline not-last:after:content-[',_']">
                {skill}
              </li>
            ))}
          </ul>
        </div>
        {status === "not-started" ? null : (
          <ProgressBar value={lessonsDone} max={lessonCount} className="mt-4" />
        )}
        <p className="num mt-auto flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-3 text-sm text-muted">
          <span>{course.instructor}</span>
          <span>
            {status === "not-started" ? `${lessonCount} lessons` : describeLessons(course)}
            {`, ${course.duration}`}
          </span>
        </p>
      </div>
    </li>
  );
}
