import { BookOpen, FileText, PlayCircle, Wrench, type LucideIcon } from "lucide-react";
import type { ResourceType } from "@shared/constants/enums";
import { humanise } from "@/lib/format/format";
import { t } from "@/words";

/** The four categories in their order, each counted by its type. */
export const CATEGORIES: readonly { type: ResourceType; label: string; icon: LucideIcon }[] = [
  { type: "template", label: t("Templates"), icon: FileText },
  { type: "guide", label: t("Guides"), icon: BookOpen },
  { type: "tool", label: t("Tools"), icon: Wrench },
  { type: "video", label: t("Videos"), icon: PlayCircle },
];

const TYPE_LABELS: Record<ResourceType, string> = {
  template: t("Template"),
  guide: t("Guide"),
  tool: t("Tool"),
  video: t("Video"),
};

/** Returns the label of a type; an unknown type is shown as it is. */
export const getTypeLabel = (type: ResourceType): string => TYPE_LABELS[type] ?? humanise(type);

export const TEMPLATE_ICON = FileText;
/** The icon of a card: video, guide, otherwise template. */
export const TYPE_ICONS: Partial<Record<ResourceType, LucideIcon>> = { video: PlayCircle, guide: BookOpen };
