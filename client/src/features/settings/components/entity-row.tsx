import { CircleCheck, Pencil } from "lucide-react";
import type { ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { firstTwoLetters } from "@/lib/format";
import { isStrong, needsProfile, scoreBand } from "../score-band";
import { ProfileStrength } from "./profile-strength";

export function EntityRow({
  entity,
  isNextStep,
  onEdit,
  onProfile,
}: {
  entity: EntityView;
  /** Whether its profile is what the person should do next on this screen. */
  isNextStep: boolean;
  onEdit: () => void;
  onProfile: (layer?: ProfileLayer) => void;
}) {
  const score = entity.profileCompletionScore;
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
            <span>{entity.type}</span>
            {entity.stage && (
              <>
                <span aria-hidden="true">·</span>
                <span>{entity.stage}</span>
              </>
            )}
            <Badge tone={scoreBand(score).tone}>
              {isStrong(score) && <CircleCheck role="img" aria-label="Profile complete enough:" />}
              {score}% complete
            </Badge>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            variant="ghost"
            className="max-sm:flex-1"
            aria-label={`Edit ${entity.name}`}
            onClick={onEdit}
          >
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button
            variant={needsProfile(score) ? highlight : "outline"}
            className="max-sm:flex-[2]"
            aria-label={`${needsProfile(score) ? "Complete profile" : "Update profile"}: ${entity.name}`}
            onClick={() => onProfile()}
          >
            {needsProfile(score) ? "Complete profile" : "Update profile"}
          </Button>
        </div>
      </div>
      {!isStrong(score) && <ProfileStrength entity={entity} onLayer={onProfile} />}
    </li>
  );
}
