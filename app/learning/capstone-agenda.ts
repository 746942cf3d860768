interface CapstoneWork {
  courseTitle: string;
  /** The capstone's. */
  title: string;
  checkedCount: number;
  itemCount: number;
}

/** A first draft of what a mentor who is asked to look at a capstone gets to read. */
export function draftCapstoneAgenda({
  courseTitle,
  title,
  checkedCount,
  itemCount,
}: CapstoneWork): string {
  const checked =
    checkedCount === 0 ? "" : ` I checked ${checkedCount} of ${itemCount} items of its checklist.`;
  return `Could you look at my project “${title}” from the course ${courseTitle}?${checked} I’ll show it to you in the session. Which two things would you change first?`;
}
