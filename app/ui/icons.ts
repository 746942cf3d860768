/**
 * The icons that most pages use. Every other icon is imported from its own
 * module, so that it is part of the page that shows it. Nothing imports "lucide-react" itself: the compiler would put
 * the icons of all pages, even of those that load no React, into the file of the shared ones.
 */
export { default as ArrowLeft } from "lucide-react/icons/arrow-left";
export { default as ArrowRight } from "lucide-react/icons/arrow-right";
export { default as Check } from "lucide-react/icons/check";
export { default as ChevronDown } from "lucide-react/icons/chevron-down";
export { default as CircleAlert } from "lucide-react/icons/circle-exclamation-point";
export { default as CircleCheck } from "lucide-react/icons/circle-check";
export { default as Info } from "lucide-react/icons/info";
export { default as MessageSquareText } from "lucide-react/icons/message-square-text";
export { default as Minus } from "lucide-react/icons/minus";
export { default as TriangleAlert } from "lucide-react/icons/triangle-exclamation-point";
export { default as X } from "lucide-react/icons/x";
