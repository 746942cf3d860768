import type { InterviewCard } from "./types";
import { aiProducts } from "./packs/ai-products/card";
import { brandAndContent } from "./packs/brand-and-content/card";
import { businessAndOperations } from "./packs/business-and-operations/card";
import { careAndClinics } from "./packs/care-and-clinics/card";
import { cloudAndOperations } from "./packs/cloud-and-operations/card";
import { communityAndPublicSafety } from "./packs/community-and-public-safety/card";
import { courtsCompaniesAndPatents } from "./packs/courts-companies-and-patents/card";
import { dataAndMachineLearning } from "./packs/data-and-machine-learning/card";
import { deliveryAndSupport } from "./packs/delivery-and-support/card";
import { education } from "./packs/education/card";
import { engineering } from "./packs/engineering/card";
import { engineeringDisciplines } from "./packs/engineering-disciplines/card";
import { environmental } from "./packs/environmental/card";
import { finance } from "./packs/finance/card";
import { healthcare } from "./packs/healthcare/card";
import { hospitalityAndSafety } from "./packs/hospitality-and-safety/card";
import { legal } from "./packs/legal/card";
import { marketing } from "./packs/marketing/card";
import { natureEnergyAndClimate } from "./packs/nature-energy-and-climate/card";
import { officeAndFrontDesk } from "./packs/office-and-front-desk/card";
import { salesAndService } from "./packs/sales-and-service/card";
import { schoolLife } from "./packs/school-life/card";
import { security } from "./packs/security/card";
import { skilledTrades } from "./packs/skilled-trades/card";
import { userExperience } from "./packs/user-experience/card";

/** The questions of one field of work, as a card of its own. */
export interface QuestionPack {
  card: InterviewCard;
  /** Last parts of the addresses of the career pages that show it. */
  fields: readonly string[];
  /** The roles whose pages show it, as field/role. */
  roles: readonly string[];
}

const toRoles = (field: string, ...slugs: string[]) => slugs.map((slug) => `${field}/${slug}`);

/** The packs in the order in which a field shows them. */
export const QUESTION_PACKS: readonly QuestionPack[] = [
  {
    card: dataAndMachineLearning,
    fields: ["technology"],
    roles: toRoles("technology", "data-scientist", "machine-learning-engineer"),
  },
  {
    card: security,
    fields: ["technology"],
    roles: toRoles("technology", "cybersecurity-analyst"),
  },
  {
    card: cloudAndOperations,
    fields: ["technology"],
    roles: toRoles("technology", "cloud-engineer"),
  },
  {
    card: deliveryAndSupport,
    fields: ["technology"],
    roles: [
      ...toRoles("technology", "software-developer", "cloud-engineer"),
      ...toRoles("business", "project-manager"),
    ],
  },
  {
    card: aiProducts,
    fields: ["technology"],
    roles: [
      ...toRoles("technology", "machine-learning-engineer"),
      ...toRoles("business", "product-manager"),
    ],
  },
  {
    card: userExperience,
    fields: ["technology"],
    roles: toRoles("technology", "ux-designer"),
  },
  {
    card: healthcare,
    fields: ["healthcare"],
    roles: toRoles(
      "healthcare",
      "primary-care-physician",
      "nurse-practitioner",
      "registered-nurse",
      "physical-therapist",
    ),
  },
  {
    card: careAndClinics,
    fields: ["healthcare"],
    roles: toRoles("healthcare", "physical-therapist", "health-information-specialist"),
  },
  {
    card: businessAndOperations,
    fields: ["business"],
    roles: [
      ...toRoles(
        "business",
        "business-analyst",
        "project-manager",
        "management-consultant",
        "operations-manager",
        "supply-chain-manager",
      ),
      ...toRoles("healthcare", "healthcare-administrator"),
      ...toRoles("engineering", "industrial"),
    ],
  },
  { card: officeAndFrontDesk, fields: ["business"], roles: [] },
  { card: marketing, fields: ["marketing"], roles: [] },
  { card: brandAndContent, fields: ["marketing"], roles: [] },
  { card: salesAndService, fields: ["business", "marketing"], roles: [] },
  { card: hospitalityAndSafety, fields: ["business"], roles: [] },
  { card: communityAndPublicSafety, fields: ["business"], roles: [] },
  { card: finance, fields: ["finance"], roles: [] },
  {
    card: education,
    fields: ["education"],
    roles: toRoles(
      "education",
      "elementary-school-teacher",
      "high-school-teacher",
      "special-education-teacher",
      "school-administrator",
      "educational-consultant",
    ),
  },
  {
    card: schoolLife,
    fields: ["education"],
    roles: toRoles(
      "education",
      "elementary-school-teacher",
      "high-school-teacher",
      "special-education-teacher",
      "instructional-designer",
      "school-administrator",
      "educational-consultant",
    ),
  },
  {
    card: legal,
    fields: ["legal"],
    roles: toRoles(
      "legal",
      "corporate-law",
      "litigation",
      "intellectual-property",
      "legal-research",
      "environmental-law",
      "contract-law",
    ),
  },
  {
    card: courtsCompaniesAndPatents,
    fields: ["legal"],
    roles: toRoles("legal", "corporate-law", "litigation", "intellectual-property"),
  },
  {
    card: engineering,
    fields: ["engineering"],
    roles: [
      ...toRoles(
        "engineering",
        "civil",
        "mechanical",
        "electrical",
        "manufacturing",
        "systems",
        "industrial",
      ),
      ...toRoles("environmental", "renewable-energy-engineer"),
    ],
  },
  {
    card: engineeringDisciplines,
    fields: ["engineering"],
    roles: [
      ...toRoles("engineering", "civil", "mechanical", "electrical", "systems"),
      ...toRoles("environmental", "renewable-energy-engineer"),
    ],
  },
  { card: skilledTrades, fields: ["engineering"], roles: [] },
  {
    card: environmental,
    fields: ["environmental"],
    roles: toRoles(
      "environmental",
      "environmental-scientist",
      "water-resource-specialist",
      "conservation-scientist",
      "environmental-engineer",
      "sustainability-consultant",
    ),
  },
  {
    card: natureEnergyAndClimate,
    fields: ["environmental"],
    roles: toRoles(
      "environmental",
      "water-resource-specialist",
      "renewable-energy-engineer",
      "conservation-scientist",
      "sustainability-consultant",
    ),
  },
];

export const PACK_CARDS: readonly InterviewCard[] = QUESTION_PACKS.map(({ card }) => card);

export function listPacksOfField(field: string): InterviewCard[] {
  return QUESTION_PACKS.filter(({ fields }) => fields.includes(field)).map(({ card }) => card);
}

export function listPacksOfRole(field: string, role: string): InterviewCard[] {
  return QUESTION_PACKS.filter(({ roles }) => roles.includes(`${field}/${role}`)).map(
    ({ card }) => card,
  );
}
