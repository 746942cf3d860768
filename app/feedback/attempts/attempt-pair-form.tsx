import { Form } from "@remix-run/react";
import { formatScore } from "~/practice/store/format-score";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import type { AttemptRow } from "./attempts-view";

interface AttemptPairFormProps {
  attempts: readonly AttemptRow[];
  beforeNumber: number;
  afterNumber: number;
}

/** Picks two attempts to compare, as URL parameters. */
export function AttemptPairForm({ attempts, beforeNumber, afterNumber }: AttemptPairFormProps) {
  return (
    <Form method="get" data-keep-scroll="" className="flex flex-wrap items-end gap-3">
      <AttemptSelect name="old" label="Compare" attempts={attempts} selectedNumber={beforeNumber} />
      <AttemptSelect name="new" label="with" attempts={attempts} selectedNumber={afterNumber} />
      <Button variant="secondary" className="min-h-12">
        Compare
      </Button>
    </Form>
  );
}

function AttemptSelect({
  name,
  label,
  attempts,
  selectedNumber,
}: {
  name: string;
  label: string;
  attempts: readonly AttemptRow[];
  selectedNumber: number;
}) {
  return (
    <label className="text-sm font-medium">
      <span className="mb-2 block">{label}</span>
      <Select name={name} key={selectedNumber} defaultValue={selectedNumber}>
        {attempts.map(({ number, score, isOpen, isTooOpen }) => (
          <option key={number} value={number}>
            Attempt {number},{" "}
            {score === null ? "no score" : formatScore({ score, isOpen, isTooOpen })}
          </option>
        ))}
      </Select>
    </label>
  );
}
