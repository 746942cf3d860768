import { send } from "~/accounts/api-http.server";

const answer = () => send({ message: "There is no such call." }, 404);

export { answer as action, answer as loader };
