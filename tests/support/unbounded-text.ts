import { z } from "zod";

/** The paths of the texts that a schema accepts however long they are. */
export function findUnboundedText(schema: unknown, path = ""): string[] {
  const find = (inner: unknown, name = "") => findUnboundedText(inner, path + name);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return schema.maxLength === null && schema.format === null ? [path] : [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => find(field, `.${name}`));
  if (schema instanceof z.ZodArray) return find(schema.element, "[]");
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => find(option));
  // What the second part refuses is refused.
  if (schema instanceof z.ZodPipe) return find(schema.in).length > 0 ? find(schema.out) : [];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return find(schema.unwrap());
  const isAnything =
    schema instanceof z.ZodUnknown ||
    schema instanceof z.ZodAny ||
    schema instanceof z.ZodRecord ||
    schema instanceof z.ZodTransform;
  return isAnything ? [path] : [];
}
