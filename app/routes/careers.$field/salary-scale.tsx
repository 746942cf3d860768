import { formatThousands } from "~/data/careers/format-figures";

interface SalaryScaleProps {
  salary: number;
  /** The salaries of all roles in the field, including this one. */
  fieldSalaries: readonly number[];
}

/** A salary compared with the others in its field: a highlighted tick among muted ones. */
export function SalaryScale({ salary, fieldSalaries }: SalaryScaleProps) {
  const low = Math.min(...fieldSalaries);
  const high = Math.max(...fieldSalaries);
  const toPosition = (amount: number) => `${((amount - low) / (high - low)) * 100}%`;
  return (
    <div className="num mt-3.5 text-2xs text-muted" aria-hidden>
      <svg
        className="block h-3.5 w-0 min-w-full overflow-visible border-b border-hairline-strong"
        focusable="false"
      >
        {fieldSalaries.map((amount, index) => (
          <line
            key={index}
            x1={toPosition(amount)}
            x2={toPosition(amount)}
            y1="7"
            y2="14"
            className="stroke-control"
          />
        ))}
        <line
          x1={toPosition(salary)}
          x2={toPosition(salary)}
          y1="0.5"
          y2="14"
          className="salary-tick"
        />
      </svg>
      <p className="mt-1.5 flex justify-between">
        <span>{formatThousands(low)}</span>
        <span>{formatThousands(high)}</span>
      </p>
    </div>
  );
}
