import { jsonResponse } from "~/accounts/api-http.server";

const handler = () => jsonResponse({ message: "There is no such call." }, 404);

export { handler as action, handler as loader };
