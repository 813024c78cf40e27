import { CircleCheck, Pencil } from "lucide-react";
import type { ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { formatRole, mayEdit } from "@/lib/entity-rights";
import { firstTwoLetters } from "@/lib/format/format";
import { isStrong, needsProfile, getScoreBand } from "../score-band";
import { t } from "@/words";
import { ProfileStrength } from "../questionnaire/profile-strength";

export function EntityRow({
  entity,
  isNextStep,
  onEdit,
  onProfile,
}: {
  entity: EntityView;
  /** True for the profile that should be completed next. */
  isNextStep: boolean;
  onEdit: () => void;
  onProfile: (layer?: ProfileLayer) => void;
}) {
  const score = entity.profileCompletionScore;
  const band = getScoreBand(score);
  const isEditable = mayEdit(entity);
  const highlight = isNextStep ? "accent" : "secondary";
  return (
    <li className="px-5 py-5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <Avatar letters={firstTwoLetters(entity.name)} shape="square" className="size-11 self-start" />
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-base leading-snug wrap-anywhere">
            <bdi>{entity.name}</bdi>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
            <span>{translateLabel(entity.type)}</span>
            {entity.stage && (
              <>
                <span aria-hidden="true">·</span>
                <span>{translateLabel(entity.stage)}</span>
              </>
            )}
            {entity.role && <Badge tone="primary">{formatRole(entity.role)}</Badge>}
            <Badge tone={band.tone}>
              {isStrong(score) && <CircleCheck role="img" aria-label={t("Profile complete enough:")} />}
              {t("{percent}% complete", { percent: score })}
            </Badge>
            {/* A weaker profile shows the strength panel instead. */}
            {isStrong(score) && (
              <span>
                {t.rich("Strength: {band}", {
                  band: <span className="font-medium text-good">{band.label}</span>,
                })}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {isEditable ? (
            <>
              <Button
                variant="ghost"
                className="max-sm:flex-auto"
                aria-label={t("Edit {name}", { name: entity.name })}
                onClick={onEdit}
              >
                <Pencil aria-hidden="true" />
                {t("Edit")}
              </Button>
              <Button
                variant={needsProfile(score) ? highlight : "outline"}
                className="max-sm:flex-auto"
                aria-label={
                  needsProfile(score)
                    ? t("Complete profile: {name}", { name: entity.name })
                    : t("Update profile: {name}", { name: entity.name })
                }
                onClick={() => onProfile()}
              >
                {needsProfile(score) ? t("Complete profile") : t("Update profile")}
              </Button>
            </>
          ) : (
            <Button
              variant="outline"
              className="max-sm:flex-auto"
              aria-label={t("View profile: {name}", { name: entity.name })}
              onClick={() => onProfile()}
            >
              {t("View profile § entity")}
            </Button>
          )}
        </div>
      </div>
      {!isStrong(score) && isEditable && <ProfileStrength entity={entity} onLayer={onProfile} />}
    </li>
  );
}
