import { expect, test } from "vitest";
import { PUBLIC_ROUTES } from "~/public-routes";
import { loadRoutes } from "../support/app";

test("only public pages say that they are the same for everyone", async () => {
  const declared = Object.values(await loadRoutes()).flatMap((route) => {
    const handle = route?.module.handle;
    return typeof handle === "object" && handle && "isSameForEveryone" in handle ? route.id : [];
  });
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((id) => !PUBLIC_ROUTES.includes(id))).toEqual([]);
});
