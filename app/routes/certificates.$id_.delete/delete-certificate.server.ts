import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import {
  type Certificate,
  deleteCertificate,
  findCertificate,
} from "~/learning/certificates.server";
import { checkpoint } from "~/platform/database/connection.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader(args: LoaderFunctionArgs) {
  const { id, facts, name } = await requireOwnCertificate(args);
  return { id, name, course: facts.course };
}

export async function action(args: ActionFunctionArgs) {
  const { id, owner, courseId } = await requireOwnCertificate(args);
  await deleteCertificate(owner, id);
  await checkpoint();
  return toasts(args.request).redirectWithSuccess(`/learning/${courseId}`, "Certificate deleted");
}

/** Others may see a certificate, but not this page. */
async function requireOwnCertificate({
  request,
  context,
  params,
}: LoaderFunctionArgs): Promise<Certificate> {
  const certificate = await findCertificate(params.id ?? "");
  if (!certificate) throw new Response("Not found", { status: 404 });
  if (certificate.owner !== (await findOwner(request, context)))
    throw redirect(`/certificates/${certificate.id}`);
  return certificate;
}
