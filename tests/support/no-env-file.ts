import { VARIABLES } from "../../app/platform/env-schema.server";

// A developer's .env is not for the tests: what is set, even to nothing, isn't read from there.
for (const name of Object.keys(VARIABLES)) process.env[name] ??= "";
