import type { CoachRequest } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";

const MAX_LISTS = 500;

const listsByContent = new Map<string, KeyPoint[]>();

/** The coach remembers what it read in a list of key points, and each message to a worker brings a copy of the list. */
export function shareKeyPoints(request: CoachRequest): CoachRequest {
  const content = JSON.stringify(request.keyPoints);
  const known = listsByContent.get(content);
  if (known) return { ...request, keyPoints: known };
  if (listsByContent.size >= MAX_LISTS) listsByContent.clear();
  listsByContent.set(content, request.keyPoints);
  return request;
}
