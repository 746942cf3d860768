export interface Resource {
  title: string;
  description: string;
  link: string;
}

export interface ResourceCategory {
  /** Anchor on the page. */
  id: string;
  title: string;
  description: string;
  resources: [Resource, Resource, Resource];
  /** Of places outside the United States. */
  abroad: [Resource, Resource];
}
