import { getRequestListener } from "@hono/node-server";
import { createHttpAuthApi } from "~/accounts/auth-api/http.server";
import { loadApp } from "../support/app";
import { testAuthApiContract } from "../support/auth-api-contract";
import { startHttpServer } from "../support/http-server";

const app = await loadApp();
testAuthApiContract(createHttpAuthApi(await startHttpServer(getRequestListener(app.fetch))));
