import { listen } from "./listen";
import { type Behavior, type ModelCall, honest, modelListener } from "./model-protocol";

/** A server that speaks OpenAI's chat completions, as well or as badly as `behave` tells it. */
export async function modelServer() {
  const calls: ModelCall[] = [];
  let behavior = honest;
  const url = await listen(
    modelListener((call, response) => {
      calls.push(call);
      return behavior(call, response);
    }),
  );
  return {
    baseUrl: `${url}/v1`,
    calls,
    behave(next: Behavior) {
      behavior = next;
    },
  };
}
