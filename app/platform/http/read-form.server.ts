const MAX_FIELDS = 100;
/** No form here nests its fields or speaks of lists: a name like `email[400000000]` is an attack on whoever builds that list. */
const FIELD_NAME = /^[a-z][a-z0-9-]*$/i;

/** The posted form; a body that is none is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  const names = form ? [...form.keys()] : [];
  if (!form || names.length > MAX_FIELDS || !names.every((name) => FIELD_NAME.test(name))) {
    throw new Response(
      "Your browser sent something that is not a form of ours. Open the page and send it again.",
      { status: 400 },
    );
  }
  return form;
}
