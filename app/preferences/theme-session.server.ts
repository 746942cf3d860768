import { type SessionStorage, createSession } from "@remix-run/node";
import { createThemeSessionResolver } from "remix-themes";
import {
  createPerScheme,
  parseCookies,
  serializePlainCookie,
} from "~/platform/http/cookies.server";
import { PREFERENCES, type ThemeChoice, findChoice } from "./preferences";

const { cookie, default: initial } = PREFERENCES.theme;

/**
 * remix-themes reads "no theme" as the system's. Here the cookie says "system", so that a first visit, without
 * a cookie, can have the default theme instead.
 */
const createThemeStorage = (secure: boolean): SessionStorage => {
  const serialize = (choice: ThemeChoice) => serializePlainCookie(cookie, choice, secure);
  return {
    async getSession(header) {
      const choice = findChoice("theme", parseCookies(header ?? null)[cookie]) ?? initial;
      return createSession(choice === "system" ? {} : { theme: choice });
    },
    async commitSession(session) {
      return serialize(findChoice("theme", session.get("theme")) ?? initial);
    },
    async destroySession() {
      return serialize("system");
    },
  };
};

const resolverFor = createPerScheme((secure) =>
  createThemeSessionResolver(createThemeStorage(secure)),
);

export const getThemeSession = (request: Request) => resolverFor(request)(request);
