import stylesheet from "~/styles/app.css";
import { isApiRequest } from "./origin-guard";

interface ErrorText {
  title: string;
  message: string;
}

const ERRORS = {
  400: {
    title: "This request cannot be read",
    message: "Your browser sent something the server does not understand.",
  },
  403: {
    title: "This change was not asked for here",
    message:
      "It came from another site, so nothing was changed. If it was you, open the page here and send it again.",
  },
  405: {
    title: "This address does not work that way",
    message: "Open the page and use the form on it.",
  },
  413: {
    title: "That is too much at once",
    message: "What you sent is larger than this page takes. Shorten it and send it again.",
  },
  500: {
    title: "Something went wrong on our side",
    message: "It has been noted. Go back and try again in a minute.",
  },
  503: { title: "The server is about to restart", message: "Try again in a few seconds." },
} satisfies Record<number, ErrorText>;

export type ErrorStatus = keyof typeof ERRORS;

/** An answer given before any page is asked: JSON for the API, a small page for everyone else. */
export function errorResponse(
  request: Request,
  status: ErrorStatus,
  headers: Record<string, string> = {},
): Response {
  const text = ERRORS[status];
  if (isApiRequest(request))
    return Response.json({ message: `${text.title}. ${text.message}` }, { status, headers });
  return new Response(renderErrorPage(text), {
    status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

// No component: this page must come out even when rendering is what failed.
const renderErrorPage = ({ title, message }: ErrorText) => `<!DOCTYPE html>
<html lang="en" data-theme="dark" data-accent="techblue">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Pathlight</title>
<link rel="stylesheet" href="${stylesheet}"></head>
<body class="grid min-h-screen place-content-center px-5"><main class="max-w-[36rem]">
<h1 class="font-head text-h1">${title}</h1><p class="mt-4 text-lead text-text-2">${message}</p>
<p class="mt-8"><a class="text-primary-ink underline underline-offset-4" href="/">Go to the home page</a></p></main></body></html>`;
