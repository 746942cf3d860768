import { Link } from "@remix-run/react";
import { CourseArt } from "~/learning/art/course-art";
import { ProgressBar } from "~/learning/progress-bar";
import { Chips } from "~/ui/chips";
import { Tag } from "~/ui/tag";

interface CourseCardProps {
  course: {
    id: string;
    title: string;
    description: string;
    level: string;
    duration: string;
    lessons: number;
    instructor: string;
    skills: string[];
    status: "not-started" | "learning" | "done";
    lessonsDone: number;
  };
}

export function CourseCard({ course }: CourseCardProps) {
  const { status, lessonsDone, lessons } = course;
  return (
    <li className="lit-card course-card row-span-5 grid grid-rows-subgrid gap-y-0 overflow-clip">
      <div className="course-art relative">
        <CourseArt courseId={course.id} className="aspect-2/1 w-full" />
        <Tag className="absolute top-4 left-4 bg-overlay">{course.level}</Tag>
        {status === "not-started" ? null : (
          <Tag tone={status === "done" ? "success" : "accent"} className="absolute top-4 right-4">
            {status === "done" ? "Completed" : "In progress"}
          </Tag>
        )}
      </div>
      <h2 className="card-title px-5 pt-5 lg:px-6">
        <Link to={`/learning/${course.id}`} className="rounded-xs after:absolute after:inset-0">
          {course.title}
        </Link>
      </h2>
      <p className="px-5 pt-2 text-ui text-text-2 lg:px-6">{course.description}</p>
      <Chips items={course.skills} className="content-start px-5 pt-5 lg:px-6" />
      <div className="mx-5 mt-5 border-t border-hairline py-4 lg:mx-6">
        {status === "not-started" ? null : (
          <ProgressBar value={lessonsDone} max={lessons} className="mb-3" />
        )}
        <p className="num flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>{course.instructor}</span>
          <span>
            {status === "not-started" ? "" : `${lessonsDone} of `}
            {`${lessons} lessons, ${course.duration}`}
          </span>
        </p>
      </div>
    </li>
  );
}
