import { isBuildStale } from "../../scripts/build-state.mjs";

/** These tests run against the build, so an old one would test yesterday's code. */
export default function requireBuild() {
  if (isBuildStale())
    throw new Error("The build is missing or older than its sources. Run: npm run build");
}
