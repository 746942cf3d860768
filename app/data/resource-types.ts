export interface Resource {
  title: string;
  description: string;
  link: string;
}

export type ResourceIcon =
  | "Cpu"
  | "Stethoscope"
  | "Landmark"
  | "GraduationCap"
  | "Scale"
  | "DraftingCompass"
  | "Palette"
  | "Leaf"
  | "Compass";

export interface ResourceCategory {
  /** Anchor on the page. */
  id: string;
  title: string;
  icon: ResourceIcon;
  description: string;
  resources: [Resource, Resource, Resource];
}
