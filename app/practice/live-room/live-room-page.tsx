import { useRouteLoaderData } from "@remix-run/react";
import { getInitial } from "~/ui/avatar";
import { Island } from "~/ui/island";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { LiveRoom } from "./live-room";
import { Stage } from "./stage";
import type { LiveTurn } from "./types";

/** The page of one turn. */
export function LiveRoomPage(turn: Omit<LiveTurn, "initial">) {
  const account = useRouteLoaderData<{ account: { name: string } | null }>("root")?.account;
  return (
    <Stage>
      <KeepFormFields form="answer" page={turn.page} isRestored={turn.draft.isRestored === true} />
      <Island
        name="live-room"
        component={LiveRoom}
        props={{ ...turn, initial: account ? getInitial(account.name) : "You" }}
        className="contents"
      />
    </Stage>
  );
}
