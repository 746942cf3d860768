import { RoleRow, type RoleRowProps } from "./role-row";

export function RolesTab({ field, roles }: { field: string; roles: RoleRowProps["role"][] }) {
  return (
    <div className="roles">
      <p className="max-w-(--measure) text-sm text-text-2">
        Sample figures: average salary in dollars a year, growth in percent over ten years. They are
        examples that came with the design of this page and were not measured. Rely on the official
        ones beside them.
      </p>
      <ul className="role-rows">
        {roles.map((role) => (
          <RoleRow key={role.slug} role={role} to={`/careers/${field}/${role.slug}`} />
        ))}
      </ul>
    </div>
  );
}
