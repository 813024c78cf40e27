import type {
  CurrentUserView,
  PreferencesView,
  ProfileChange,
  UpdatePreferencesInput,
} from "@shared/validators/auth";
import { isLanguage } from "@shared/words/language";
import type { Actor, ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { findPreferences, type Preferences, updatePreferences, updateUser } from "./auth.queries";

/** Converts the signed-in user to the view that is sent to the client. */
export const toCurrentUserView = (user: Actor): CurrentUserView => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailVerified: user.emailVerified,
  country: user.country,
  countryName: user.countryName,
  isAdmin: user.isAdmin,
  timezone: user.timezone,
  preferredLanguage: languageGiven(user),
});

/** Returns the chosen language; null when none was chosen or it is not supported. */
const languageGiven = ({ preferredLanguage }: { preferredLanguage: string | null }) =>
  isLanguage(preferredLanguage) ? preferredLanguage : null;
const toPreferencesView = (preferences: Preferences): PreferencesView => ({
  ...preferences,
  preferredLanguage: languageGiven(preferences),
});

/** Saves the given fields of the profile. */
export async function saveProfile(
  { deps, db, actor }: ServiceContext<"clock">,
  change: ProfileChange,
): Promise<CurrentUserView> {
  const user = await updateUser(db, actor.id, change, deps.clock.now());
  if (!user) throw notFound("Account");
  return toCurrentUserView(user);
}

/** Returns which mails the user wants. */
export async function getPreferences({ db, actor }: ServiceContext): Promise<PreferencesView> {
  const preferences = await findPreferences(db, actor.id);
  if (!preferences) throw notFound("Account");
  return toPreferencesView(preferences);
}

/** Saves the given preferences and returns all of them. */
export async function savePreferences(
  { deps, db, actor }: ServiceContext<"clock">,
  input: UpdatePreferencesInput,
): Promise<PreferencesView> {
  const preferences = await updatePreferences(db, actor.id, input, deps.clock.now());
  if (!preferences) throw notFound("Account");
  return toPreferencesView(preferences);
}
