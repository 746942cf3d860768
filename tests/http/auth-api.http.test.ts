import { getRequestListener } from "@hono/node-server";
import { createHttpAuthApi } from "~/accounts/http-auth-api.server";
import { loadApp } from "../support/app";
import { testAuthApiContract } from "../support/auth-api-contract";
import { startHttpServer } from "../support/listen";

const app = await loadApp();
testAuthApiContract(createHttpAuthApi(await startHttpServer(getRequestListener(app.fetch))));
