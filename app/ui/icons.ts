/**
 * The icons that several pages with React use, in one file for the browser. Every other icon is imported from its own
 * module, so that it is part of the page that shows it. Nothing imports "lucide-react" itself: the compiler would put
 * the icons of all pages, even of those that load no React, into the file of the shared ones.
 */
export { default as ArrowLeft } from "lucide-react/icons/arrow-left";
export { default as ArrowRight } from "lucide-react/icons/arrow-right";
export { default as BadgeCheck } from "lucide-react/icons/badge-check";
export { default as BookOpen } from "lucide-react/icons/book-open";
export { default as Bookmark } from "lucide-react/icons/bookmark";
export { default as CalendarCheck } from "lucide-react/icons/calendar-check";
export { default as Check } from "lucide-react/icons/check";
export { default as ChevronDown } from "lucide-react/icons/chevron-down";
export { default as ChevronLeft } from "lucide-react/icons/chevron-left";
export { default as ChevronRight } from "lucide-react/icons/chevron-right";
export { default as Circle } from "lucide-react/icons/circle";
export { default as CircleAlert } from "lucide-react/icons/circle-exclamation-point";
export { default as CircleCheck } from "lucide-react/icons/circle-check";
export { default as CircleDot } from "lucide-react/icons/circle-dot";
export { default as CircleX } from "lucide-react/icons/circle-x";
export { default as Clock } from "lucide-react/icons/clock";
export { default as CloudOff } from "lucide-react/icons/cloud-off";
export { default as CodeXml } from "lucide-react/icons/code-xml";
export { default as Download } from "lucide-react/icons/download";
export { default as Eye } from "lucide-react/icons/eye";
export { default as EyeOff } from "lucide-react/icons/eye-off";
export { default as Globe } from "lucide-react/icons/globe";
export { default as History } from "lucide-react/icons/rotate-ccw-clock";
export { default as Info } from "lucide-react/icons/info";
export { default as Link2 } from "lucide-react/icons/link-2";
export { default as LoaderCircle } from "lucide-react/icons/loader-circle";
export { default as Map } from "lucide-react/icons/map";
export { default as MessageSquareText } from "lucide-react/icons/message-square-text";
export { default as Mic } from "lucide-react/icons/mic";
export { default as Play } from "lucide-react/icons/play";
export { default as Printer } from "lucide-react/icons/printer";
export { default as RefreshCw } from "lucide-react/icons/refresh-cw";
export { default as RotateCcw } from "lucide-react/icons/rotate-ccw";
export { default as SkipForward } from "lucide-react/icons/skip-forward";
export { default as SlidersHorizontal } from "lucide-react/icons/sliders-horizontal";
export { default as Square } from "lucide-react/icons/square";
export { default as Star } from "lucide-react/icons/star";
export { default as TextAlignStart } from "lucide-react/icons/text-align-start";
export { default as Timer } from "lucide-react/icons/timer";
export { default as TimerOff } from "lucide-react/icons/timer-off";
export { default as TriangleAlert } from "lucide-react/icons/triangle-exclamation-point";
export { default as UserCheck } from "lucide-react/icons/user-check";
export { default as UserX } from "lucide-react/icons/user-x";
export { default as Users } from "lucide-react/icons/users";
export { default as Volume2 } from "lucide-react/icons/volume-2";
export { default as X } from "lucide-react/icons/x";
