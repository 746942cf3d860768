import { expect, test } from "vitest";
import { greet } from "./email-lines";

test.each([
  ["Ruth Osei", "Hello Ruth Osei,"],
  ["Ruth Osei, matron", "Hello Ruth Osei,"],
  ["Dr. Ruth Osei (ward sister)", "Hello Dr. Ruth Osei,"],
  ["Ana de la Cruz from HR", "Hello,"],
  ["HR and Ruth Osei", "Hello Ruth Osei,"],
  ["Ruth Osei and Tom O’Brien", "Hello,"],
  ["Ruth Osei, Tom Brown", "Hello,"],
  ["Ruth Osei; the ward manager", "Hello Ruth Osei,"],
  ["Zoë Müller-Lüdenscheid", "Hello Zoë Müller-Lüdenscheid,"],
  ["the matron", "Hello,"],
  ["Recruiter", "Hello,"],
  ["A panel of 3", "Hello,"],
  ["", "Hello,"],
])("people “%s”: %s", (people, greeting) => expect(greet(people)).toBe(greeting));
