import { keepTrackerSchema, readTrackerSchema } from "@shared/validators/trackers";
import { describeArea } from "../describe";

const fields = {
  uploadedFileUrl: "The address that the file was sent to, with or without its query",
  columns:
    "What each column means, in the order of the file; found by the names of the columns where it is left out",
  dayOrder: "Whether the day or the month stands first in 03/04/2025, where the file itself does not tell",
  currency: "That of amounts that name none",
};
const errors = {
  not_found: "There is no such organisation, or it is somebody else's.",
  forbidden: "The caller may only read the organisation's applications.",
  unreadable_file:
    "The file is of another kind, damaged, protected, or has no row with the names of columns.",
  too_large: "The file or the body is too large.",
};

export const trackers = describeArea({
  name: "Trackers",
  about:
    "The list of applications that somebody keeps in a spreadsheet, as CSV or XLSX up to 5 MiB. Upload with `purpose` set to `tracker`. Rules alone read it, at most 2,000 rows, and the file is deleted within a day.",
  access: "member",
  routes: {
    "POST /api/trackers/entries": {
      summary: "Proposes the applications of a tracker",
      details: "Nothing is stored.",
      body: readTrackerSchema,
      fields,
      answers: {
        200: "`columns` with what each means; `entries` with what would be kept, what could not be read (`unread`), whether it is there already (`state`) and the opportunity that it seems to be for; how many `rows` were read, what was `leftOut`, and how many new entries there are beyond 500 (`more`). `asksDayOrder` says that days can mean two days.",
      },
      errors,
    },
    "POST /api/trackers/applications": {
      summary: "Keeps applications of a tracker",
      details:
        "All or none. The file is read once more. An entry with the name, funder and day of an application of the organisation is not kept again. What an application has no field for goes to its notes.",
      body: keepTrackerSchema,
      fields: {
        ...fields,
        entries: "The entries to keep, by their number in the file, each with its status",
      },
      answers: { 201: "How many were `added`, and how many were there already (`known`)." },
      errors: {
        ...errors,
        not_found: "There is no such organisation or opportunity.",
        conflict: "There would be too many applications, or two for one opportunity.",
      },
    },
  },
});
