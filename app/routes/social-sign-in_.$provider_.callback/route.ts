export { loader } from "./callback.server";
