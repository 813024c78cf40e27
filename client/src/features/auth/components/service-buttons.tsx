import { LogIn } from "lucide-react";
import { Button } from "@/ui/button";
import { readSignInProviders } from "@/lib/sign-in-providers";
import { t } from "@/words";
import { useBeginSignIn } from "../api";

/**
 * One button for each other service that signs people in; nothing where there is none.
 * @param next the path to open after signing in
 * @param onLeave called before the service is asked for
 */
export function ServiceButtons({ next, onLeave }: { next?: string; onLeave?: () => void }) {
  const begin = useBeginSignIn(next);
  const providers = readSignInProviders();
  if (providers.length === 0) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          variant="outline"
          size="lg"
          pending={begin.isPending && begin.variables === id}
          disabled={begin.isPending}
          onClick={() => {
            onLeave?.();
            begin.mutate(id);
          }}
        >
          <LogIn aria-hidden="true" />
          {t("Continue with {service}", { service: label })}
        </Button>
      ))}
    </div>
  );
}
