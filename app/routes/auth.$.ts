import { noSuchCall } from "~/accounts/auth-api/endpoint.server";

export { noSuchCall as action, noSuchCall as loader };
