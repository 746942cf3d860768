import { jsonResponse } from "~/accounts/auth-api/endpoint.server";

const handler = () => jsonResponse({ message: "This API endpoint doesn’t exist." }, 404);

export { handler as action, handler as loader };
