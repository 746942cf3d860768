import { AttemptPairView } from "./attempt-pair-view";
import type { AttemptPair } from "./compare-attempts";
import { KeyPointChanges } from "./key-point-changes";

/** Two attempts at one question, with what changed between them. */
export function AttemptComparison(pair: AttemptPair) {
  const { before, after, comparison } = pair;
  return (
    <>
      <AttemptPairView {...pair} />
      <KeyPointChanges
        points={comparison.keyPoints}
        beforeNumber={before.number}
        afterNumber={after.number}
      />
    </>
  );
}
