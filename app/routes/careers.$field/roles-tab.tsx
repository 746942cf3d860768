import { describePlane, toPlane } from "./plane";
import { RolePlane } from "./role-plane";
import { RoleRow, type RoleRowProps } from "./role-row";

export function RolesTab({ field, roles }: { field: string; roles: RoleRowProps["role"][] }) {
  return (
    <div className="roles">
      <p className="max-w-[34em] font-head text-section text-balance">{describePlane(roles)}</p>
      <RolePlane plane={toPlane(roles)} />
      <ol className="role-rows">
        {roles.map((role) => (
          <RoleRow key={role.slug} role={role} to={`/careers/${field}/${role.slug}`} />
        ))}
      </ol>
      <p className="mt-5 text-xs text-muted">
        Sample figures: average salary in dollars a year, growth in percent over ten years.
      </p>
    </div>
  );
}
