import type { LoaderFunctionArgs } from "@remix-run/node";
import { lessonCount } from "~/data/learning/courses";
import { requireCourse } from "~/learning/require-course.server";
import { getWholeCourse } from "~/learning/whole-course.server";

export function loader({ params }: LoaderFunctionArgs) {
  const course = requireCourse(params.slug);
  return {
    course: {
      id: course.id,
      title: course.title,
      description: course.description,
      duration: course.duration,
    },
    lessons: lessonCount(course),
    ...getWholeCourse(course),
  };
}
