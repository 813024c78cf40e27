import award from "./fr/award";
import gates from "./fr/gates";
import parts from "./fr/parts";
import reasons from "./fr/reasons";
import subjects from "./fr/subjects";
import wording from "./fr/wording";

/** The French of matching/. */
export default { ...wording, ...gates, ...award, ...reasons, ...subjects, ...parts } as const;
