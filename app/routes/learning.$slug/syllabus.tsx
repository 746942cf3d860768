import type { CourseModule } from "~/data/learning/types";

export function Syllabus({ modules }: { modules: CourseModule[] }) {
  return (
    <ol className="mt-6 border-t border-hairline-strong">
      {modules.map((module, index) => (
        <li
          key={module.title}
          className="grid gap-x-8 gap-y-4 border-b border-hairline py-7 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <h3 className="text-h3">
            <span className="num block font-sans text-xs font-medium tracking-normal text-muted">
              Part {index + 1}
            </span>
            {module.title}
          </h3>
          <ol className="grid gap-4">
            {module.lessons.map((lesson) => (
              <li key={lesson.slug}>
                <p className="text-ui font-medium">{lesson.title}</p>
                <p className="mt-0.5 text-sm text-muted">{lesson.summary}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
