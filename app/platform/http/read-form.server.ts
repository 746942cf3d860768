/** The posted form; a body that is none is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response("Your browser sent something that is not a form. Open the page and send it again.", { status: 400 });
  }
}
