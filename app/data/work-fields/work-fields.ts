import { aiProducts } from "./ai-products";
import { businessAndOperations } from "./business-and-operations";
import { cloudAndOperations } from "./cloud-and-operations";
import { dataAndMachineLearning } from "./data-and-machine-learning";
import { education } from "./education";
import { engineering } from "./engineering";
import { environmental } from "./environmental";
import { finance } from "./finance";
import { healthcare } from "./healthcare";
import { legal } from "./legal";
import { marketing } from "./marketing";
import { other } from "./other";
import { productAndStrategy } from "./product-and-strategy";
import { salesAndService } from "./sales-and-service";
import { security } from "./security";
import { skilledTrades } from "./skilled-trades";
import { software } from "./software";
import { userExperience } from "./user-experience";
import type { WorkField } from "./types";

export const WORK_FIELDS: readonly WorkField[] = [
  healthcare,
  education,
  legal,
  engineering,
  finance,
  marketing,
  environmental,
  businessAndOperations,
  salesAndService,
  skilledTrades,
  security,
  cloudAndOperations,
  dataAndMachineLearning,
  aiProducts,
  userExperience,
  software,
  productAndStrategy,
  other,
];

export function workFieldById(id: string): WorkField | undefined {
  return WORK_FIELDS.find((field) => field.id === id);
}
