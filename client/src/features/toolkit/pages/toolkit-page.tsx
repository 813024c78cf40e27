import {
  BookOpen,
  CalendarDays,
  Files,
  Landmark,
  MessageSquareQuote,
  Presentation,
  type LucideIcon,
} from "lucide-react";
import { Link } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { LIBRARY } from "@/components/documents/paths";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import { paths } from "@/lib/paths";
import { cardClass } from "@/ui/card";
import { t } from "@/words";

type Tool = { href: string; name: string; text: string; icon: LucideIcon };

const TOOLS: readonly Tool[] = [
  {
    href: paths.calendar,
    name: t("Calendar"),
    text: t("Every day that matters, of what you saved, apply for and were awarded"),
    icon: CalendarDays,
  },
  {
    href: LIBRARY,
    name: t("Documents § page"),
    text: t("What your applications need, kept in one place"),
    icon: Files,
  },
  {
    href: paths.answers,
    name: t("Accepted answers"),
    text: t("What you answered funders, found again for the next application"),
    icon: MessageSquareQuote,
  },
  {
    href: paths.pitchDeck,
    name: t("Pitch Deck Analyzer § tool"),
    text: t("What an investor would ask about your deck, and what to change first"),
    icon: Presentation,
  },
  {
    href: paths.funders,
    name: t("Funders & Investors"),
    text: t("Who funds work like yours, and what is open there now"),
    icon: Landmark,
  },
  {
    href: paths.resources,
    name: t("Resources & Templates"),
    text: t("Guides and templates that help you apply"),
    icon: BookOpen,
  },
];

/** The tools that there are, each with what it is for, and a note that more will come. */
export default function ToolkitPage() {
  return (
    <>
      <PageHeader title={t("Funding Toolkit")} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {TOOLS.map((tool) => (
          <li key={tool.href} className="min-w-0">
            <ToolCard {...tool} />
          </li>
        ))}
      </ul>
      <EmptyState
        className="mt-6"
        title={t("coming soon")}
        description={t("More tools are being made. Until then, see what is open to you.")}
        action={
          <ButtonLink href={paths.opportunities} variant="accent">
            {t("Explore opportunities")}
          </ButtonLink>
        }
      />
    </>
  );
}

function ToolCard({ href, name, text, icon: Icon }: Tool) {
  return (
    <Link
      href={href}
      onPointerEnter={() => preloadRoute(href)}
      onFocus={() => preloadRoute(href)}
      className={cn(cardClass, "flex h-full gap-4 p-5 transition-colors hover:border-edge md:p-6")}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-link">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-lg leading-snug font-semibold">{name}</span>
        <span className="mt-1 block text-[0.9375rem] text-quiet">{text}</span>
      </span>
    </Link>
  );
}
