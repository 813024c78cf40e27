import type { ApplicationView } from "@shared/validators/applications";
import type { AfterView } from "@shared/validators/obligations";

export type CardProps = { application: ApplicationView; after: AfterView; mayEdit: boolean };
