export async function parsePage(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
