import { startHttpServer } from "./http-server";
import {
  type ModelBehavior,
  type ModelCall,
  validModel,
  createModelListener,
} from "./model-protocol";

/** A server that speaks OpenAI's chat completions, as well or as badly as `behave` tells it. */
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
