import { CopyText } from "~/ui/copy-field";

/** A reply whose lines are the items that were ticked. */
export function ReplySection({ reply }: { reply: string }) {
  return (
    <section id="reply" aria-labelledby="offer-reply" className="scroll-mt-24">
      <h2 id="offer-reply" className="text-section">
        A reply to start from
      </h2>
      {reply === "" ? (
        <p className="mt-3 text-text-2">
          Each item that you mark “Ask” or tick under “What to ask for” becomes a line here once you
          save.
        </p>
      ) : (
        <div className="mt-4 max-w-[44rem]">
          <CopyText
            id="draft-reply"
            label="Change it as you like: below the thanks every line comes from something you marked or ticked."
            value={reply}
            rows={Math.min(20, reply.split("\n").length + 3)}
          />
        </div>
      )}
    </section>
  );
}
