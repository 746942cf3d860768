import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";
import { migrate } from "~/platform/database/migrate.server";
import { authApiContract } from "../support/auth-api-contract";

await migrate();
authApiContract(embeddedAuthApi);
