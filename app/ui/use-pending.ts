import { useFormAction, useNavigation } from "@remix-run/react";

/** Whether a form of this route is being sent, with this intent where one is named. */
export function usePending(intent?: string): boolean {
  const ownAction = useFormAction();
  const { formMethod, formAction, formData } = useNavigation();
  return (
    formMethod === "POST" &&
    formAction !== undefined &&
    toPath(formAction) === toPath(ownAction) &&
    (intent === undefined || formData?.get("intent") === intent)
  );
}

const toPath = (action: string) => action.split(/[?#]/, 1)[0];
