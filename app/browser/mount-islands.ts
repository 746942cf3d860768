/** Where the code of an island doesn't come, its HTML stays as the server rendered it. */
export async function mountIslands(): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  if (elements.length === 0) return;
  try {
    const { mountIsland } = await import("./islands/mount");
    await Promise.all(Array.from(elements, mountIsland));
  } catch (error) {
    console.warn("Part of this page could not be loaded.", error);
  }
}
