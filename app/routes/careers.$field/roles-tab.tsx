import { RoleRow, type RoleRowProps } from "./role-row";

export function RolesTab({ field, roles }: { field: string; roles: RoleRowProps["role"][] }) {
  return (
    <div className="roles">
      <p className="max-w-(--measure) text-sm text-text-2">
        Sample figures: average salary in dollars a year, growth in percent over ten years. The
        official figures are above.
      </p>
      <ul className="role-rows">
        {roles.map((role) => (
          <RoleRow key={role.slug} role={role} to={`/careers/${field}/${role.slug}`} />
        ))}
      </ul>
    </div>
  );
}
