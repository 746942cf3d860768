console.warn(
  [
    "remix-serve is for trying out the build, not for the internet. Unlike `npm start` it has:",
    "- no limit on the size of requests, and no time limit on half-sent ones",
    "- no check that a form was sent from this site, except Remix's own for pages",
    "- no security headers on static files",
    "- one rate limit for everyone, because it does not pass on the client's address",
    "- no emails, no daily clean-up, no health checks, and no graceful stop",
  ].join("\n"),
);
