/** An open register of organisations whose file an operator has imported. */
export type Register = (typeof REGISTERS)[number];

/**
 * The registers that can be imported. `label`, `numberLabel` and `licence` are shown; `example` is a number as people write it.
 */
export const REGISTERS = [
  {
    id: "us-irs",
    label: "IRS list of exempt organisations (United States)",
    numberLabel: "EIN",
    example: "12-3456789",
    licence: "public domain",
  },
  {
    id: "gb-charities",
    label: "Charity Commission (England and Wales)",
    numberLabel: "Charity number",
    example: "1234567",
    licence: "Open Government Licence v3.0",
  },
  {
    id: "gb-companies",
    label: "Companies House (United Kingdom)",
    numberLabel: "Company number",
    example: "01234567",
    licence: "free to use",
  },
  {
    id: "ror",
    label: "Research Organization Registry (worldwide)",
    numberLabel: "ROR ID",
    example: "https://ror.org/05gq02987",
    licence: "CC0",
  },
] as const;

export type RegisterId = Register["id"];
export const REGISTER_IDS = REGISTERS.map(({ id }) => id) as [RegisterId, ...RegisterId[]];

/** Returns a register by its id. */
export const findRegister = (id: RegisterId): Register => REGISTERS.find((register) => register.id === id)!;

/** The form in which each register's numbers are stored. A number of another form is none of that register. */
const FORMS: Readonly<Record<RegisterId, (typed: string) => string | null>> = {
  // Zeros in front are left out in many lists.
  "us-irs": (typed) => /^\d{7,9}$/.exec(typed)?.[0].padStart(9, "0") ?? null,
  "gb-charities": (typed) => /^[1-9]\d{4,6}$/.exec(typed)?.[0] ?? null,
  "gb-companies": (typed) => /^(?:\d{5,8}|[A-Z]{2}\d{6})$/.exec(typed)?.[0].padStart(8, "0") ?? null,
  ror: (typed) => /0[A-Z0-9]{6}\d{2}$/.exec(typed)?.[0].toLowerCase() ?? null,
};

/**
 * Brings a number to the form in which it is stored. Spaces, hyphens and a prefix such as `https://ror.org/` make no difference.
 * @returns null when it cannot be a number of this register
 */
export function normaliseNumber(register: RegisterId, typed: string): string | null {
  const plain = typed.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  return FORMS[register](register === "ror" ? plain.replace(/^.*\//, "") : plain);
}

/** A number as it is shown: `12-3456789`. */
export const formatNumber = (register: RegisterId, number: string): string =>
  register === "us-irs" ? `${number.slice(0, 2)}-${number.slice(2)}` : number;

export const REGISTER_NUMBER_MAX = 60;
