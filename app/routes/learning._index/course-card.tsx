import { Link } from "@remix-run/react";
import type { LearningTab } from "~/data/learning/types";
import { Artwork } from "~/ui/artwork";
import type { MotifName } from "~/ui/artwork-motifs";
import { Chips } from "~/ui/chips";
import { Tag } from "~/ui/tag";

const MOTIFS: Record<LearningTab, MotifName> = {
  technical: "code",
  "soft-skills": "voice",
  "data-science": "data",
  design: "design",
};

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
  };
  tab: LearningTab;
}

export function CourseCard({ course, tab }: CourseCardProps) {
  return (
    <li className="lit-card course-card row-span-5 grid grid-rows-subgrid gap-y-0 overflow-clip">
      <div className="course-art relative">
        <Artwork motif={MOTIFS[tab]} seed={course.id} className="aspect-2/1 w-full" />
        <Tag className="absolute top-4 left-4 bg-overlay">{course.level}</Tag>
      </div>
      <h2 className="card-title px-5 pt-5 lg:px-6">
        <Link to={`/learning/${course.id}`} className="rounded-xs after:absolute after:inset-0">
          {course.title}
        </Link>
      </h2>
      <p className="px-5 pt-2 text-ui text-text-2 lg:px-6">{course.description}</p>
      <Chips items={course.skills} className="content-start px-5 pt-5 lg:px-6" />
      <p className="num mx-5 mt-5 flex flex-wrap justify-between gap-x-4 border-t border-hairline py-4 text-sm text-muted lg:mx-6">
        <span>{course.instructor}</span>
        <span>{`${course.lessons} lessons, ${course.duration}`}</span>
      </p>
    </li>
  );
}
