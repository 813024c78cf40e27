import type { LibraryFormat } from "@shared/constants/documents";
import type { SentDocument } from "@shared/validators/submissions";
import { longDay } from "@shared/words/days";
import type { ServiceContext } from "../../../context/deps";
import { getLocalToday } from "../../../context/local-day";
import { notFound } from "../../../platform/errors/app-error";
import { cutText } from "../../../platform/documents/text";
import type { PackageSource } from "../../../platform/packages/create-package-writer";
import { t } from "../../../platform/text/words";
import { getApplication } from "../../applications/applications.service";
import { listNamedDocuments } from "../../submissions/read-documents";
import { readContent } from "../../submissions/sent-content";
import { findSubmission, listSentFiles } from "../../submissions/submissions.service";
import type { DocumentContent } from "../document/build-docx";
import {
  buildContent,
  type DocumentSource,
  getTitle,
  logDownload,
  nameAuthor,
} from "../document/document.service";
import { toSafeFileName } from "../file-name";
import { drawContent } from "./package-text";

/** A file of a package, in the order of the checklist. */
export type PackedFile = { name: string; fileName: string; format: LibraryFormat; size: number; key: string };

/** Everything of an application that goes into one file. */
export type Package = {
  /** The name of the file, without its end. */
  stem: string;
  content: DocumentContent;
  files: PackedFile[];
};

type Needs = "clock" | "db" | "objects" | "packageWriter";

/**
 * Collects an application as it is.
 * @throws AppError not_found unless the caller may read it
 */
export async function collectPackage(ctx: ServiceContext<Needs>, id: string): Promise<Package> {
  const application = await getApplication(ctx, id);
  const named = await listNamedDocuments(ctx, application);
  const files = named.flatMap(({ name, file }) => (file ? [{ ...file, name }] : []));
  await logDownload(ctx, application.entityId, application.title);
  return toPackage(ctx, await readContent(ctx, application), files, getLocalToday(ctx), named);
}

/**
 * Collects an application as it was sent, with the files of that day.
 * @throws AppError not_found unless the caller may read it
 */
export async function collectSubmission(
  ctx: ServiceContext<Needs>,
  which: { applicationId: string; id: string },
): Promise<Package> {
  const { content, entityId, sentOn, sha256, number } = await findSubmission(ctx, which);
  const files = await listSentFiles(ctx, which.id);
  await logDownload(ctx, entityId, content.application.title);
  const made = toPackage(ctx, content, files, sentOn, content.documents);
  const [first, ...others] = made.content.sections;
  const facts = [
    ...(first?.facts ?? []),
    { label: t("Sent"), value: t("{day}, as number {n}", { day: longDay(sentOn), n: number }) },
    { label: "SHA-256", value: sha256 },
  ];
  return { ...made, content: { ...made.content, sections: [{ ...first, facts }, ...others] } };
}

function toPackage(
  ctx: ServiceContext,
  source: DocumentSource,
  files: PackedFile[],
  day: string,
  named: readonly Pick<SentDocument, "name" | "url">[],
): Package {
  const content = buildContent(source, nameAuthor(ctx));
  const linked = named.flatMap(({ name, url }) => (url ? [{ label: name, value: url }] : []));
  return {
    stem: `${cutText(toSafeFileName(getTitle(source), "application"), 60)}-${day}`,
    content: {
      ...content,
      sections: [
        ...content.sections,
        ...(linked.length > 0 ? [{ title: t("Documents at other addresses"), facts: linked }] : []),
      ],
    },
    files,
  };
}

/** What the program draws and joins. */
export function toPackageSource(
  { deps }: ServiceContext<"clock" | "objects">,
  { content, files }: Package,
): PackageSource {
  return {
    title: content.title,
    author: content.author,
    createdAt: deps.clock.now().toISOString(),
    parts: drawContent(content),
    words: {
      documents: t("Documents"),
      joined: t("{name} (on the following pages)", { name: "{name}" }),
      separate: t("{name} (a file of its own)", { name: "{name}" }),
      undrawn: t("[This part is in letters that this PDF cannot show. The Word file has it.]"),
    },
    files: files.map(({ name, format, size }) => ({ name, format, size })),
    open: async (index) => openFile({ deps }, files[index]!),
  };
}

/** @throws AppError not_found when the file is gone from the store, unavailable */
export async function openFile(
  { deps }: Pick<ServiceContext<"objects">, "deps">,
  { key }: Pick<PackedFile, "key">,
) {
  const file = await deps.objects.read(key);
  if (!file) throw notFound("File");
  return file.body;
}
