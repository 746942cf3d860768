import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import accentStyles from "~/styles/accents.css?url";
import accountStyles from "~/styles/kinds/account.css?url";
import themePreviewStyles from "~/preferences/theme-preview.css?url";
import { Link } from "~/ui/link";
import { PreferenceSections } from "~/ui/preference-sections";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./preferences.server";

export { action, loader };

export const handle = {
  access: "public",
  openWhenSuspended: true,
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "Preferences",
    text: "Dark and light theme, accent color, animations and extra time.",
  },
} satisfies PageHandle;

export const links = linkStyles(accountStyles, themePreviewStyles, accentStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Preferences",
    description:
      "Light or dark, one of 50 accent colors, animations and extra time, without an account.",
    path: "/preferences",
  });

export default function PreferencesPage() {
  const { preferences, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-lg:max-w-190">
        <h1 className="text-title">Preferences</h1>
        <p className="mt-2 mb-9 max-w-[38em] text-muted">
          Each choice is saved at once,{" "}
          {isSignedIn ? "in this browser and in your account." : "in this browser. "}
          {isSignedIn ? null : (
            <>
              <Link
                to="/login?redirectTo=%2Fpreferences"
                className="text-primary-ink underline underline-offset-3"
              >
                Sign in
              </Link>{" "}
              to use the same choices on your other devices.
            </>
          )}
        </p>
        <div className="preferences-grid">
          <PreferenceSections preferences={preferences} />
        </div>
      </div>
    </Page>
  );
}
