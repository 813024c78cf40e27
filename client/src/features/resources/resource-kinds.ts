import { BookOpen, FileText, PlayCircle, Wrench, type LucideIcon } from "lucide-react";
import type { ResourceType } from "@shared/constants/enums";

/** The four categories in their order, each counted by its type. */
export const CATEGORIES: readonly { type: ResourceType; label: string; icon: LucideIcon }[] = [
  { type: "template", label: "Templates", icon: FileText },
  { type: "guide", label: "Guides", icon: BookOpen },
  { type: "tool", label: "Tools", icon: Wrench },
  { type: "video", label: "Videos", icon: PlayCircle },
];

/** A card's icon: video, guide, otherwise template. */
export const TYPE_ICONS: Record<ResourceType, LucideIcon> = {
  template: FileText,
  guide: BookOpen,
  tool: FileText,
  video: PlayCircle,
};
