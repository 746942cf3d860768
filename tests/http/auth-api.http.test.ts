import { getRequestListener } from "@hono/node-server";
import { httpAuthApi } from "~/accounts/http-auth-api.server";
import { loadApp } from "../support/app";
import { authApiContract } from "../support/auth-api-contract";
import { listen } from "../support/listen";

const app = await loadApp();
authApiContract(httpAuthApi(await listen(getRequestListener(app.fetch))));
