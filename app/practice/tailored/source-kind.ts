export type SourceKind = "posting" | "resume";
