import { writeFile } from "node:fs/promises";
import { makeApiTypes } from "../server/test/program/make-api-types";

// Writes the types of the API that tests of programs compile with; a test fails while they are not those of the description.
await writeFile(new URL("../server/test/program/api-types.ts", import.meta.url), await makeApiTypes());
