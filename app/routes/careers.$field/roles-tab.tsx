import { RoleCard, type RoleCardProps } from "./role-card";

export function RolesTab({ field, roles }: { field: string; roles: RoleCardProps["role"][] }) {
  const salaries = roles.map((role) => role.avgSalary);
  return (
    <>
      <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {roles.map((role) => (
          <RoleCard
            key={role.slug}
            role={role}
            to={`/careers/${field}/${role.slug}`}
            salaries={salaries}
          />
        ))}
      </ul>
      <p className="mt-5 text-xs text-muted">
        Sample figures. The bar compares this salary with the other five roles.
      </p>
    </>
  );
}
