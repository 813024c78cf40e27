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

/** What leaves the server about the person who is signed in. */
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

/** Null as long as nobody chose one; a word that we do not know counts as none. */
const languageGiven = ({ preferredLanguage }: { preferredLanguage: string | null }) =>
  isLanguage(preferredLanguage) ? preferredLanguage : null;
const toPreferencesView = (preferences: Preferences): PreferencesView => ({
  ...preferences,
  preferredLanguage: languageGiven(preferences),
});

/** Saves what was given of the profile. */
export async function saveProfile(
  { deps, db, actor }: ServiceContext,
  change: ProfileChange,
): Promise<CurrentUserView> {
  const user = await updateUser(db, actor.id, change, deps.clock.now());
  if (!user) throw notFound("Account");
  return toCurrentUserView(user);
}

/** Which mails the person wants. */
export async function getPreferences({ db, actor }: ServiceContext): Promise<PreferencesView> {
  const preferences = await findPreferences(db, actor.id);
  if (!preferences) throw notFound("Account");
  return toPreferencesView(preferences);
}

/** Switches what was given, and answers all. */
export async function savePreferences(
  { deps, db, actor }: ServiceContext,
  input: UpdatePreferencesInput,
): Promise<PreferencesView> {
  const preferences = await updatePreferences(db, actor.id, input, deps.clock.now());
  if (!preferences) throw notFound("Account");
  return toPreferencesView(preferences);
}
