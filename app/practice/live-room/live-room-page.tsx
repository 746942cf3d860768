import { Island } from "~/ui/island";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { LiveRoom } from "./live-room";
import { Stage } from "./stage";
import type { LiveTurn } from "./types";
import { useOwnInitial } from "./use-own-initial";

/** The page of one turn. */
export function LiveRoomPage(turn: Omit<LiveTurn, "initial">) {
  const initial = useOwnInitial();
  return (
    <Stage>
      <KeepFormFields form="answer" page={turn.page} isRestored={turn.draft.isRestored === true} />
      <Island
        name="live-room"
        component={LiveRoom}
        props={{ ...turn, initial }}
        className="contents"
      />
    </Stage>
  );
}
