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
        <h2>
          <Link to={to}>{course.title}</Link>
        </h2>
        <p>{course.description}</p>
        <div className="cover-topics">
          <Tag>{course.level}</Tag>
          {status === "not-started" ? null : (
            <Tag tone={status === "done" ? "success" : "accent"}>
              {status === "done" ? "Completed" : "In progress"}
            </Tag>
          )}
          <ul>
            {course.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
        {status === "not-started" ? null : (
          <ProgressBar value={lessonsDone} max={lessonCount} className="mt-4" />
        )}
        <p className="cover-facts num">
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
