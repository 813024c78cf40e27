import { AppError } from "../../../platform/errors/app-error";

/** The service works, and will not have one or more of these texts, however often it is asked. */
export class TextsRefused extends AppError {}
