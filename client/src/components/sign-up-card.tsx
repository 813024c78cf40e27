import { ButtonLink } from "./button-link";
import { paths } from "@/lib/paths";
import { Card } from "@/ui/card";
import { t } from "@/words";

/** Says what an account adds, and leads back to where the visitor was. */
export const SignUpCard = ({ next }: { next: string }) => (
  <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden">
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="text-xl">{t("See what you are eligible for")}</h2>
      <p className="mt-1 text-quiet">
        {t(
          "Say in a minute who you are. Every opportunity then shows how well it fits, and why. It is free to start.",
        )}
      </p>
    </div>
    <ButtonLink href={paths.signupFor(next)} variant="accent" size="lg" className="max-sm:w-full">
      {t("Create a free account")}
    </ButtonLink>
  </Card>
);
