import { ARTICLES, readingMinutes } from "~/data/blog/articles";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { INTERVIEW_FORMATS } from "~/data/interview-formats";
import { COURSES } from "~/data/learning/courses";
import { toAnchor } from "~/data/prose";
import { listQuestions } from "~/data/questions/cards.server";
import { RESOURCE_CATEGORIES } from "~/data/resources";
import { getSkillNames, isSkillId } from "~/data/skills";
import { COMMON_NAMES } from "~/occupations/common-names";
import { toFirstSentence } from "~/occupations/first-sentence";
import { formatPay } from "~/occupations/format-outlook";
import { listOccupations } from "~/occupations/occupations.server";
import { getPages } from "~/pages.server";
import type { SearchDocument } from "~/search/search-index";
import { getInitials } from "~/search/words";

/** What can be found and is the same for everyone. Of a question only what its own page shows before it is answered. */
export function listDocuments(): SearchDocument[] {
  return [
    ...listQuestionDocuments(),
    ...listCareers(),
    ...listOccupationDocuments(),
    ...listCourses(),
    ...listArticles(),
    ...listResources(),
    ...listSitePages(),
    ...listInterviewFormats(),
  ];
}

function listQuestionDocuments(): SearchDocument[] {
  return listQuestions().map(({ question: { id, name, prompt, skills }, card }) => ({
    kind: "questions",
    title: name,
    text: prompt,
    keywords: [...getSkillNames(skills.filter(isSkillId)), card.title],
    note: card.title,
    to: `/interview/questions/${id}`,
  }));
}

function listCareers(): SearchDocument[] {
  return CAREER_FIELDS.flatMap(
    ({ slug, title, subtitle, roles, certifications }): SearchDocument[] => [
      { kind: "careers", title, text: subtitle, note: "Field", to: `/careers/${slug}` },
      ...(certifications.length > 0 ? [toCertificationsDocument(slug, title)] : []),
      ...roles.map(
        (role): SearchDocument => ({
          kind: "careers",
          title: role.title,
          text: role.description,
          keywords: [
            ...getSkillNames(role.skills),
            ...(COMMON_NAMES[role.onetCode] ?? []),
            ...(role.work ?? []),
          ],
          note: title,
          to: `/careers/${slug}/${role.slug}`,
        }),
      ),
    ],
  );
}

function toCertificationsDocument(slug: string, title: string): SearchDocument {
  return {
    kind: "careers",
    title: `${title} certifications`,
    text: "Side by side: what each one proves to an employer, and what it requires.",
    note: "Field",
    to: `/careers/${slug}/certifications`,
  };
}

function listOccupationDocuments(): SearchDocument[] {
  return listOccupations().map(({ code, title, description, technologies, outlook }) => ({
    kind: "occupations",
    title,
    text: toFirstSentence(description),
    // “Software” alone says nothing of them.
    keywords: [
      ...(COMMON_NAMES[code] ?? []),
      ...technologies.map((name) => name.replace(/ software$/i, "")),
    ],
    note: outlook?.medianPay ? `${formatPay(outlook.medianPay)} a year` : undefined,
    to: `/occupations/${code}`,
  }));
}

function listCourses(): SearchDocument[] {
  return COURSES.flatMap(
    ({ id, title, description, level, skills, syllabus }): SearchDocument[] => [
      {
        kind: "courses",
        title,
        text: description,
        keywords: getSkillNames(skills),
        note: `Course, ${level}`,
        to: `/learning/${id}`,
      },
      ...syllabus.flatMap(({ lessons }) =>
        lessons.map(
          (lesson): SearchDocument => ({
            kind: "courses",
            title: lesson.title,
            text: lesson.summary,
            keywords: [...(lesson.otherNames ?? []), ...getSkillNames(lesson.skills)],
            note: title,
            to: `/learning/${id}/${lesson.slug}`,
          }),
        ),
      ),
    ],
  );
}

function listArticles(): SearchDocument[] {
  return ARTICLES.map((article) => ({
    kind: "articles",
    title: article.title,
    text: article.description,
    keywords: article.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : [])),
    note: `${readingMinutes(article)} min`,
    to: `/blog/${article.slug}`,
  }));
}

/** Each once, though two fields name it. */
function listCertifications(): SearchDocument[] {
  const documents = CAREER_FIELDS.flatMap(({ slug, certifications }) =>
    certifications.map(
      ({ name, shows, provider }): SearchDocument => ({
        kind: "resources",
        title: name,
        text: shows,
        keywords: [getInitials(name), "Certification", provider],
        note: "Certification",
        to: `/careers/${slug}/certifications#${toAnchor(name)}`,
      }),
    ),
  );
  return [...Map.groupBy(documents, ({ title }) => title).values()].flatMap(
    ([first]) => first ?? [],
  );
}

function listResources(): SearchDocument[] {
  return [
    ...listCertifications(),
    ...RESOURCE_CATEGORIES.flatMap(({ id, title: category, resources, abroad }) =>
      [...resources, ...abroad].map(
        ({ title, description }): SearchDocument => ({
          kind: "resources",
          title,
          text: description,
          keywords: [category],
          note: "Resource",
          to: `/resources#${id}`,
        }),
      ),
    ),
  ];
}

/** The pages that are one of a kind. */
function listSitePages(): SearchDocument[] {
  return getPages().flatMap(({ path, handle: { search } }) =>
    search ? [{ kind: "pages", ...search, to: path }] : [],
  );
}

function listInterviewFormats(): SearchDocument[] {
  return INTERVIEW_FORMATS.map(({ title, otherNames, tips }) => ({
    kind: "pages",
    title,
    text: tips[0] ?? "",
    keywords: otherNames,
    note: "Tips",
    to: "/interview/tailored#formats",
  }));
}
