import { jsonResponse } from "~/accounts/auth-api/endpoint.server";

const handler = () => jsonResponse({ message: "There is no such call." }, 404);

export { handler as action, handler as loader };
