import stylesheet from "~/styles/app.css?url";
import errorStyles from "~/styles/kinds/error.css?url";
import { isApiRequest } from "./origin-guard";

interface ErrorText {
  title: string;
  message: string;
}

const ERRORS = {
  400: {
    title: "We couldn’t read that request",
    message: "Your browser sent something the server doesn’t understand.",
  },
  403: {
    title: "This request came from another site",
    message: "Nothing was changed. If it was you, open the page here and submit it again.",
  },
  404: {
    title: "Oops! Page not found",
    message: "Check the address for typos. The page may also have moved.",
  },
  405: {
    title: "That method isn’t supported here",
    message: "Open the page and use the form on it.",
  },
  408: {
    title: "The connection ended too early",
    message: "Not all of what you sent arrived, and nothing was changed. Submit it again.",
  },
  413: {
    title: "That’s too large",
    message: "What you sent is larger than this page accepts. Shorten it and submit it again.",
  },
  500: {
    title: "Something went wrong on our side",
    message: "We’ve logged the error. Please try again in a minute.",
  },
  503: { title: "The server is about to restart", message: "Try again in a few seconds." },
} satisfies Record<number, ErrorText>;

export type ErrorStatus = keyof typeof ERRORS;

/** An error response sent before any route runs: JSON for the API, a small page otherwise. */
export function errorResponse(
  request: Request,
  status: ErrorStatus,
  headers: Record<string, string> = {},
): Response {
  const text = ERRORS[status];
  if (isApiRequest(request))
    return Response.json({ message: `${text.title}. ${text.message}` }, { status, headers });
  return new Response(renderPlainPage(text), {
    status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

interface PlainPage extends ErrorText {
  /** Where to go from here; to the home page by default. */
  link?: { to: string; label: string };
  /** As HTML. */
  form?: string;
}

/** Plain HTML, which works even when rendering has failed or would cost too much. */
export const renderPlainPage = ({
  title,
  message,
  form = "",
  link = { to: "/", label: "Go to the home page" },
}: PlainPage) => `<!DOCTYPE html>
<html lang="en" data-theme="dark" data-accent="techblue">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Pathlight</title>
<link rel="stylesheet" href="${stylesheet}"><link rel="stylesheet" href="${errorStyles}"></head>
<body class="grid min-h-screen place-content-center px-5"><main class="max-w-[36rem]">
<h1 class="font-head text-h1">${title}</h1><p class="mt-4 text-lead text-text-2">${message}</p>${form}
<p class="mt-8"><a class="text-primary-ink underline underline-offset-4" href="${link.to}">${link.label}</a></p></main></body></html>`;
