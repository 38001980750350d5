/** What both sides of a role do, as a row of pictures. */
import type { TableState } from "../../lib/table.svelte";
import { deedIcon, mapIcon, roleFacts, terrainIcon, type Resource } from "./realm";

export type Part = { kind: "resource"; resource: Resource; count: number } | { kind: "icon"; icon: string } | { kind: "text"; text: string };

export function roleParts(table: TableState, id: string, stance: "brave" | "cowardly"): Part[] {
  const role = roleFacts(table, id);
  if (!role) return [];
  const isBrave = stance === "brave";
  const icon = (name: string): Part => ({ kind: "icon", icon: name });
  if (role.does === "gather") {
    if (isBrave) return (Object.entries(role.brave ?? {}) as [Resource, number][]).map(([resource, count]) => ({ kind: "resource", resource, count }));
    return (role.cowardly ?? []).flatMap((resource, i): Part[] => [...(i ? [{ kind: "text", text: "/" } as const] : []), { kind: "resource", resource, count: 1 }]);
  }
  const bonus: Part[] = isBrave && role.bonus ? [{ kind: "text", text: `+${role.bonus}` }] : [];
  if (role.does === "fly") return [icon(deedIcon("fly")), icon(terrainIcon(role.terrain!)), ...(isBrave ? [icon(mapIcon.potion)] : [])];
  if (role.does === "deliver") return [icon(mapIcon.potion), ...(role.terrains ?? []).map((terrain) => icon(terrainIcon(terrain))), ...bonus];
  return [icon(mapIcon.cloud), ...bonus];
}
