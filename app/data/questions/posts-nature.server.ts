/** Lists of posts that several questions share, and the questions that aren’t for all. */

// biome-ignore format: a list or a question a paragraph
export const POSTS_OF_NATURE_PACK: Readonly<Record<string, readonly string[]>> = (() => {
  const ecologists = ["ecologist", "assistant ecologist", "ecological consultant", "ecology consultant"];
  const rangers = ["park ranger", "countryside ranger", "reserve warden"];
  const conservation = ["conservation officer", "conservation manager", "reserve manager"];
  const sustainability = ["sustainability manager", "sustainability consultant", "sustainability analyst",
    "sustainability specialist", "sustainability officer"];
  const buildings = ["energy auditor", "energy manager", "energy engineer", "energy analyst",
    "energy consultant"];
  const policy = ["environmental policy officer", "environmental policy analyst",
    "environmental policy advisor"];
  const solar = ["renewable energy engineer", "solar engineer", "solar energy engineer"];
  return {
    "barn-with-bat-droppings": [...ecologists, "wildlife biologist"],
    "charge-for-each-bin": [...policy, "waste manager", "recycling coordinator", "environmental officer"],
    "emissions-fell-factory-sold": [...sustainability, "sustainability reporting manager", "esg analyst",
      "carbon analyst", "carbon consultant", "climate analyst"],
    "fen-drying-out": ["hydrologist", "hydrogeologist", "water resource specialist", "wetland scientist",
      "ecologist", "conservation scientist"],
    "flood-without-a-gauge": ["hydrologist", "flood risk analyst", "water resource specialist"],
    "map-for-wind-turbines": ["gis analyst", "environmental planner", "renewable energy engineer",
      "wind energy engineer"],
    "ranger-nest-by-the-path": [...rangers, "conservation officer", "reserve manager"],
    "reserve-without-a-plan": [...conservation, "countryside ranger", "reserve warden", "conservation scientist",
      "ecologist", "ecological consultant", "ecology consultant", "wildlife biologist"],
    "school-heating-bill": [...buildings, "sustainability manager", "sustainability consultant", "sustainability officer"],
    "solar-plant-below-forecast": [...solar, "energy engineer", "energy analyst"],
  };
})();
