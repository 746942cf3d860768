interface SkillMatrixProps {
  skills: readonly { name: string; use: string; usedIn: readonly string[] }[];
  /** The titles of the kinds of work. */
  kinds: readonly string[];
}

/** Which skill is used where. On narrow screens, the names of the places replace the dots. */
export function SkillMatrix({ skills, kinds }: SkillMatrixProps) {
  return (
    <table className="skill-matrix mt-8 lg:mt-10">
      <thead>
        <tr>
          <th scope="col">Skill</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skills.map(({ name, use, usedIn }) => (
          <tr key={name}>
            <th scope="row">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1 text-sm text-text-2">{use}</p>
            </th>
            {kinds.map((kind) => (
              <td key={kind}>{usedIn.includes(kind) ? <span>{kind}</span> : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
