import { describe, expect, it } from "vitest";
import {
  CREATE_DEFAULTS,
  getProblemToast,
  toCreate,
  toEditForm,
  toUpdate,
  type EditedFields,
} from "./opportunity-form";
import { createFormSchema, editFormSchema } from "./opportunity-schemas";
import { countRules, NO_RULES, type StoredRules } from "./rule-values";

const SPEC_FIELDS = {
  name: "Clean Water",
  description: "Pilots",
  fundingType: "grant",
  minAmount: "25000.00",
  maxAmount: "0.00",
  deadline: null,
} as const;
const stored: EditedFields = { ...SPEC_FIELDS, ...NO_RULES };
const save = (typed: Partial<ReturnType<typeof toEditForm>>, before = stored) =>
  toUpdate(before, editFormSchema.parse({ ...toEditForm(before), ...typed }));

describe("the edit form of an opportunity", () => {
  it("the edit form shows amounts without empty decimals, and zero as not stated", () => {
    expect(toEditForm(stored)).toMatchObject({ minAmount: "25000", maxAmount: "", deadline: "" });
    expect(toEditForm({ ...stored, minAmount: "1500.50" }).minAmount).toBe("1500.50");
  });

  it("the edit form sends untouched fields back as stored", () => {
    expect(save({ name: " Clean Water II " })).toEqual({ ...SPEC_FIELDS, name: "Clean Water II" });
  });

  it("the edit form sends an emptied amount and an emptied deadline as null", () => {
    const before = { ...stored, deadline: "2027-03-31" };
    expect(save({ minAmount: "", deadline: "" }, before)).toMatchObject({ minAmount: null, deadline: null });
  });

  it("the edit form accepts amounts that a server gives as numbers", () => {
    const numbers = { ...stored, minAmount: 25000, maxAmount: 1500.5 } as unknown as EditedFields;
    expect(toEditForm(numbers)).toMatchObject({ minAmount: "25000", maxAmount: "1500.5" });
    expect(toEditForm({ ...numbers, maxAmount: 0 as unknown as string }).maxAmount).toBe("");
  });

  it("the edit form accepts an amount in groups of three digits, and keeps a reformatted one as stored", () => {
    expect(save({ minAmount: "25,000", maxAmount: "1,250,000.50" })).toMatchObject({
      minAmount: "25000.00",
      maxAmount: "1250000.50",
    });
  });

  it("the edit form sends no description where none was stored and none was typed", () => {
    expect(save({}, { ...stored, description: null }).description).toBeUndefined();
  });
});

describe("the rules in the form of an opportunity", () => {
  const rules: StoredRules = {
    ...NO_RULES,
    eligibleEntityTypes: ["Startup"],
    eligibleCountries: ["KE", "*"],
    eligibleRegions: ["Washington, D.C.", "Kisumu"],
    industryFocus: ["health", "basket weaving"],
    yearFoundedMin: 2018,
    revenueMin: "0.00",
    revenueMax: "500000.00",
    currency: "KES",
  };
  const before = { ...stored, ...rules };

  it("are not sent while nobody touches them", () => {
    expect(save({}, before)).toEqual(SPEC_FIELDS);
  });

  it("are sent where they were changed, an emptied one as an empty list or null", () => {
    const typed = {
      eligibleEntityTypes: [],
      eligibleRegions: "Washington, D.C.\n\n Homa Bay ",
      industryFocus: ["Health & wellbeing"],
      yearFoundedMin: "",
      yearFoundedMax: "2024",
      revenueMax: "600,000",
      eligibleEntityTypesOpenEnded: true,
    };
    expect(save(typed, before)).toEqual({
      ...SPEC_FIELDS,
      eligibleEntityTypes: [],
      eligibleEntityTypesOpenEnded: true,
      eligibleRegions: ["Washington, D.C.", "Homa Bay"],
      industryFocus: ["Health & wellbeing"],
      yearFoundedMin: null,
      yearFoundedMax: 2024,
      revenueMax: "600000",
    });
  });

  it("show revenues without empty decimals, and zero as a figure", () => {
    expect(toEditForm(before)).toMatchObject({ revenueMin: "0", revenueMax: "500000" });
  });

  it("send what applicants must bring, an emptied one as null", () => {
    const asked = { ...before, coFunding: "required", coFundingShare: "25.00", consortiumMin: 3 } as const;
    expect(toEditForm(asked)).toMatchObject({
      coFunding: "required",
      coFundingShare: "25",
      consortiumMin: "3",
    });
    expect(save({}, asked)).toEqual(SPEC_FIELDS);
    expect(save({ coFunding: "", coFundingShare: "30", consortiumMin: "" }, asked)).toEqual({
      ...SPEC_FIELDS,
      coFunding: null,
      coFundingShare: "30",
      consortiumMin: null,
    });
  });

  it.each([
    [{ coFundingShare: "101" }, "coFundingShare"],
    [{ coFundingShare: "0" }, "coFundingShare"],
    [{ consortiumMin: "1" }, "consortiumMin"],
    [{ yearFoundedMin: "2020", yearFoundedMax: "2019" }, "yearFoundedMin"],
    [{ yearFoundedMax: "soon" }, "yearFoundedMax"],
    [{ revenueMin: "10", revenueMax: "9.99" }, "revenueMin"],
    [{ revenueMin: "many" }, "revenueMin"],
    [{ deadlineTimezone: "Nairobi" }, "deadlineTimezone"],
    [{ deadlineTime: "5 pm" }, "deadlineTime"],
  ])("are refused at their field: %j", (typed, field) => {
    const result = editFormSchema.safeParse({ ...toEditForm(stored), ...typed });
    expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });

  it("are counted for people, a pair of figures as one", () => {
    expect(countRules(toEditForm(stored))).toBe(0);
    expect(countRules(toEditForm(before))).toBe(6);
  });
});

describe("the form of a new opportunity", () => {
  const full = {
    ...CREATE_DEFAULTS,
    name: "Clean Water",
    description: "Pilots",
    minAmount: "5000",
    maxAmount: "20000",
  };
  const problem = (typed: object) => {
    const result = createFormSchema.safeParse({ ...full, ...typed });
    const errors = Object.fromEntries(
      (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), { type: "x", message }]),
    );
    return { fields: Object.keys(errors), toast: getProblemToast(errors) };
  };

  it("a new opportunity sends an empty deadline and every other empty field as null", () => {
    expect(toCreate(createFormSchema.parse(full))).toEqual({
      name: "Clean Water",
      description: "Pilots",
      fundingType: "grant",
      funderName: null,
      minAmount: "5000",
      maxAmount: "20000",
      deadline: null,
      applicationUrl: null,
    });
  });

  it("a new opportunity needs a name, a description and a type", () => {
    expect(problem({ name: " ", description: "", fundingType: "" })).toEqual({
      fields: ["name", "fundingType", "description"],
      toast: {
        title: "Required Fields Missing",
        description: "Please fill in name, description, and funding type",
      },
    });
  });

  it.each([
    [{ minAmount: "" }, "minAmount", "Minimum amount must be greater than 0"],
    [{ maxAmount: "" }, "maxAmount", "Maximum amount must be greater than 0"],
    [{ minAmount: "0" }, "minAmount", "Minimum amount must be greater than 0"],
    [{ minAmount: "12.345" }, "minAmount", "Minimum amount must be greater than 0"],
    [{ maxAmount: "5,00,000" }, "maxAmount", "Maximum amount must be greater than 0"],
    [{ minAmount: "-5" }, "minAmount", "Minimum amount must be greater than 0"],
    [{ maxAmount: "a lot" }, "maxAmount", "Maximum amount must be greater than 0"],
    [{ minAmount: "0", maxAmount: "0" }, "minAmount", "Minimum amount must be greater than 0"],
  ])("a new opportunity refuses %j", (typed, field, description) => {
    const { fields, toast } = problem(typed);
    expect(fields).toContain(field);
    expect(toast).toEqual({ title: "Invalid Amount", description });
  });

  it("a new opportunity sends amounts typed in groups of three digits without the separators", () => {
    expect(createFormSchema.parse({ ...full, minAmount: "5,000", maxAmount: "1,000,000.50" })).toMatchObject({
      minAmount: "5000",
      maxAmount: "1000000.50",
    });
  });

  it("a new opportunity refuses a minimum over the maximum, compared exactly", () => {
    expect(problem({ minAmount: "9007199254740.02", maxAmount: "9007199254740.01" }).toast).toEqual({
      title: "Invalid Range",
      description: "Minimum amount cannot be greater than maximum amount",
    });
    expect(problem({ minAmount: "10", maxAmount: "10.00" }).fields).toEqual([]);
  });

  it("a new opportunity shows format errors at their field only, without a toast", () => {
    expect(problem({ applicationUrl: "ftp://x" })).toEqual({ fields: ["applicationUrl"], toast: undefined });
    expect(problem({ deadline: "soon" }).toast).toBeUndefined();
  });
});
