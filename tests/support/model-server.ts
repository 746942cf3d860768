import { startHttpServer } from "./http-server";
import {
  type ModelBehavior,
  type ModelCall,
  validModel,
  createModelListener,
} from "./model-protocol";

/** A server for OpenAI's chat completions, with the behavior of `behave`. */
export async function startModelServer() {
  const calls: ModelCall[] = [];
  let behavior = validModel;
  const url = await startHttpServer(
    createModelListener((call, response) => {
      calls.push(call);
      return behavior(call, response);
    }),
  );
  return {
    baseUrl: `${url}/v1`,
    calls,
    setBehavior(next: ModelBehavior) {
      behavior = next;
    },
  };
}
