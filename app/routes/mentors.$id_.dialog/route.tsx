import { loader } from "./dialog.server";

export { loader };
