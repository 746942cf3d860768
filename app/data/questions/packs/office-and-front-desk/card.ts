import type { InterviewCard } from "~/data/questions/types";
import { calendarAcrossTimeZones } from "./calendar-across-time-zones";
import { deskAllAtOnce } from "./desk-all-at-once";
import { formsTypedByFriday } from "./forms-typed-by-friday";
import { minutesOfALoudMeeting } from "./minutes-of-a-loud-meeting";
import { paydayOvertimeMissing } from "./payday-overtime-missing";
import { salariesOnThePrinter } from "./salaries-on-the-printer";
import { supplierNewBankDetails } from "./supplier-new-bank-details";

/** Its content is imported by .server modules only. */
export const officeAndFrontDesk: InterviewCard = {
  id: "office-and-front-desk",
  tab: "technical",
  title: "Office and Front Desk",
  description: "Four people at the desk, a paycheck that’s short, salaries left on the printer: what you do, say, and keep to yourself.",
  difficulty: "Medium",
  topics: ["Front desk", "Calendars", "Minutes", "Data entry", "Payroll"],
  minutes: 21,
  questions: [
    deskAllAtOnce,
    calendarAcrossTimeZones,
    paydayOvertimeMissing,
    formsTypedByFriday,
    supplierNewBankDetails,
    minutesOfALoudMeeting,
    salariesOnThePrinter,
  ],
};
