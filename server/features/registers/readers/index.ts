import type { RegisterId } from "@shared/constants/registers";
import { gbCharities } from "./gb-charities";
import { gbCompanies } from "./gb-companies";
import { ror } from "./ror";
import type { RegisterReader } from "./types";
import { usIrs } from "./us-irs";

export const REGISTER_READERS: Readonly<Record<RegisterId, RegisterReader>> = {
  "us-irs": usIrs,
  "gb-charities": gbCharities,
  "gb-companies": gbCompanies,
  ror,
};
