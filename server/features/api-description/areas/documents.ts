import {
  addDocumentVersionSchema,
  attachDocumentSchema,
  createDocumentSchema,
  documentsQuery,
  updateDocumentSchema,
} from "@shared/validators/documents";
import { keepPastAnswersSchema } from "@shared/validators/past-answers";
import { describeArea } from "../describe";

const FILE = "The address that the file was sent to, with or without its query";
const READ_ONLY = "The caller may only read the library.";
const refusals = {
  not_found: "There is no such organisation or document, or it is somebody else's.",
  forbidden: READ_ONLY,
  unreadable_file: "The file is of another kind, damaged, protected with a password, or has macros.",
  too_large: "The file or the body is too large, or the file unpacks to too much.",
};

export const documents = describeArea({
  name: "Documents",
  about:
    "The library of an organisation: PDF, DOCX, PPTX, XLSX, PNG, JPEG and WebP up to 25 MiB, with their text and tables. Whoever reads the organisation reads its library; editors write. Upload with `purpose` set to `document`.",
  access: "member",
  routes: {
    "GET /api/documents": {
      summary: "Lists the documents",
      details: "Every word of `search` must begin a word of the name, the file's name or the text.",
      query: documentsQuery,
      answers: { 200: "`documents`, twenty a page, the newest first; and `pagination`." },
    },
    "POST /api/documents": {
      summary: "Adds an uploaded file as a document and reads it",
      body: createDocumentSchema,
      fields: { uploadedFileUrl: FILE },
      answers: { 201: "The document. `unreadReason` says why there is no text of it." },
      errors: { ...refusals, conflict: "The library has as many documents as it may." },
    },
    "GET /api/documents/:id": {
      summary: "Reads a document",
      answers: {
        200: "The document with the beginning of its text and tables, what of its tables was not read (`leftOut`), its `versions`, and the applications that name it (`usedIn`).",
      },
    },
    "GET /api/documents/:id/file": {
      summary: "Downloads the present file of a document",
      answers: { 200: { about: "The file, as an attachment.", type: "application/octet-stream" } },
    },
    "GET /api/documents/:id/answers": {
      summary: "Proposes the questions and answers of a past application",
      details:
        "Rules read the text of a PDF or Word file; no AI provider is sent anything, and nothing is stored. `place` says where each question stands.",
      answers: {
        200: "`answers` in the order of the file, questions without one (`unanswered`), and how many answers there are beyond a hundred (`more`).",
      },
      errors: { unreadable_file: "It is neither a PDF nor a Word file." },
    },
    "POST /api/documents/:id/answers": {
      summary: "Keeps answers of a past application",
      details:
        "The application is made without an opportunity of the catalogue and names the document. One with the same name, funder, day and result is the same, and answers that it has already are not added again.",
      body: keepPastAnswersSchema,
      answers: {
        201: "`applicationId`, how many answers were `added`, and how many it had already (`known`).",
      },
      errors: {
        forbidden: READ_ONLY,
        conflict: "There would be too many applications, or too many questions in this one.",
      },
    },
    "PATCH /api/documents/:id": {
      summary: "Changes the details of a document",
      details: "What is left out stays; null clears.",
      body: updateDocumentSchema,
      answers: { 200: "The document." },
      errors: { forbidden: READ_ONLY },
    },
    "POST /api/documents/:id/versions": {
      summary: "Gives a document a newer file",
      details: "It is read anew. The files before are kept, the newest nine of them.",
      body: addDocumentVersionSchema,
      fields: { uploadedFileUrl: FILE },
      answers: { 201: "The document." },
      errors: refusals,
    },
    "DELETE /api/documents/:id": {
      summary: "Deletes a document with its files, its text, and where applications name it",
      answers: { 204: "It is gone." },
      errors: { forbidden: READ_ONLY },
    },
    "GET /api/applications/:id/documents": {
      summary: "Reads the checklist of an application",
      answers: {
        200: "`lines`: what the opportunity demands, and what is named beside it, each missing, attached or expired.",
      },
    },
    "POST /api/applications/:id/documents": {
      summary: "Has an application name a document",
      details:
        "With `requirement` it is what the opportunity demands, instead of what was named for that before.",
      body: attachDocumentSchema,
      answers: { 200: "The checklist." },
      errors: {
        not_found: "There is no such application, or no such document in its organisation.",
        forbidden: "The caller may only read the application.",
        conflict: "The application names as many documents as it may.",
      },
    },
    "DELETE /api/applications/:id/documents/:documentId": {
      summary: "Has an application name a document no more",
      details: "The library keeps the document.",
      answers: { 200: "The checklist." },
      errors: { forbidden: "The caller may only read the application." },
    },
  },
});
