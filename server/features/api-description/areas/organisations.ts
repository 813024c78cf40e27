import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import { activityQuery } from "@shared/validators/activity";
import { changeAiConsentSchema } from "@shared/validators/ai-consents";
import { createEntitySchema, updateEntitySchema } from "@shared/validators/entities";
import { changeRoleSchema, invitationTokenSchema, inviteSchema } from "@shared/validators/members";
import { profileUpdateSchema } from "@shared/validators/profiles";
import { entity, entityList } from "../answers/organisations";
import { describeArea } from "../describe";
import { CONFIRMATION } from "../error-answers";
import { type JsonSchema, toJsonSchema, addMeanings } from "../json-schema";

const ENTITY = {
  about:
    "The organisation, with how complete its profile is (`profileCompletionScore`, 0 to 100, and `layer1Complete` to `layer3Complete`).",
  schema: entity,
};

export const entities = describeArea({
  name: "Organisations",
  about: "The organisations of the signed-in user, called entities. Funding is looked for on their behalf.",
  access: "member",
  routes: {
    "GET /api/entities": {
      summary: "Lists the organisations",
      answers: { 200: { about: "A list of organisations.", schema: entityList } },
    },
    "POST /api/entities": {
      summary: "Adds an organisation",
      body: createEntitySchema,
      answers: { 201: ENTITY },
      errors: { conflict: "This account has as many organisations as it may have." },
    },
    "GET /api/entities/:id": { summary: "Reads one organisation", answers: { 200: ENTITY } },
    "PATCH /api/entities/:id": {
      summary: "Changes an organisation",
      details: "What is left out stays; null clears.",
      body: updateEntitySchema,
      answers: { 200: ENTITY },
    },
    "DELETE /api/entities/:id": {
      summary: "Deletes an organisation",
      details: "With its profile, applications and pitch decks, files included.",
      answers: { 204: "It is gone." },
      errors: { forbidden: "The caller is not an owner.", confirmation_required: CONFIRMATION },
    },
  },
});

export const members = describeArea({
  name: "Members",
  about:
    "The people of an organisation. An owner may do everything, an editor reads and changes, a commenter reads and comments on applications, a viewer reads. Whoever is no member is answered as if the organisation did not exist.",
  access: "member",
  routes: {
    "GET /api/entities/:id/members": {
      summary: "Lists the members",
      answers: { 200: "`members`, the caller's own `role`, and for owners the open `invitations`." },
    },
    "PATCH /api/entities/:id/members/:userId": {
      summary: "Gives a member another role",
      body: changeRoleSchema,
      answers: { 204: "It is changed." },
      errors: {
        forbidden: "The caller is not an owner.",
        confirmation_required: CONFIRMATION,
        conflict: "Nobody else owns the organisation.",
      },
    },
    "DELETE /api/entities/:id/members/:userId": {
      summary: "Removes a member, or leaves",
      details: "Owners remove anybody; everybody may remove themselves. What they made stays.",
      answers: { 204: "They are no member any more." },
      errors: {
        forbidden: "The caller is not an owner.",
        confirmation_required: CONFIRMATION,
        conflict: "Nobody else owns the organisation.",
      },
    },
    "POST /api/entities/:id/invitations": {
      summary: "Invites an address by mail",
      body: inviteSchema,
      answers: { 201: "The invitation." },
      errors: {
        forbidden: "The caller is not an owner.",
        email_unverified: "The caller has not confirmed their own address.",
        confirmation_required: CONFIRMATION,
        conflict: "The address belongs to a member, or is invited already, or there are too many.",
      },
    },
    "POST /api/entities/:id/invitations/:invitationId/resend": {
      summary: "Mails an invitation again",
      details: "With a new link: the one before ends.",
      answers: { 200: "The invitation." },
      errors: {
        forbidden: "The caller is not an owner.",
        email_unverified: "The caller has not confirmed their own address.",
      },
    },
    "DELETE /api/entities/:id/invitations/:invitationId": {
      summary: "Revokes an invitation",
      answers: { 204: "Its link does not work any more." },
      errors: { forbidden: "The caller is not an owner." },
    },
    "GET /api/entities/:id/activity": {
      summary: "Lists who did what in an organisation",
      details: "For a year, newest first.",
      query: activityQuery,
      answers: { 200: "`items` with `id`, `at`, `actor` and `text`, and `hasMore`." },
      errors: { forbidden: "The caller is not an owner." },
    },
    "GET /api/entities/:id/activity.csv": {
      summary: "Downloads who did what",
      answers: { 200: { about: "The newest 10,000 entries.", type: "text/csv" } },
      errors: { forbidden: "The caller is not an owner.", rate_limited: "Too many downloads in a minute." },
    },
    "GET /api/entities/:id/ai-consents": {
      summary: "Lists what AI providers may be sent of an organisation",
      details:
        "Each use (`drafts`, `decks`, `matching`) by each provider that this server has a key for. Where nobody has agreed, the server does the work by itself and says so: `builtin`.",
      answers: {
        200: "`mayChange`, and `consents` with `use`, `provider`, `name`, `host`, `policyUrl`, `agreedAt` and `agreedBy`.",
      },
    },
    "PUT /api/entities/:id/ai-consents": {
      summary: "Agrees to a use by a provider, or withdraws that",
      details:
        "It counts from the next call on. Withdrawing `matching` deletes the figures that the provider made at once.",
      body: changeAiConsentSchema,
      answers: { 200: "The list as above." },
      errors: { forbidden: "The caller is not an owner." },
    },
    "POST /api/invitations/read": {
      summary: "Tells what a mailed link invites to",
      body: invitationTokenSchema,
      access: "anyone",
      answers: { 200: "The organisation, the role, who invites, and the invited address." },
      errors: { invalid_token: "The link was used, revoked or replaced, or is older than seven days." },
    },
    "POST /api/invitations/accept": {
      summary: "Joins by a mailed link",
      details: "Only for the account of the invited address, which is thereby confirmed.",
      body: invitationTokenSchema,
      answers: { 200: "The organisation and the role." },
      errors: {
        invalid_token: "As above, or the link is for another address.",
        conflict: "The organisation has too many members, or the account too many organisations.",
      },
    },
    "GET /api/invitations": {
      summary: "Lists the open invitations to the person's confirmed address",
      answers: {
        200: "At most 50, oldest first: `id`, `entityName`, `inviterName`, `role` and `expiresAt`.",
      },
    },
    "POST /api/invitations/:id/accept": {
      summary: "Joins by an invitation of that list",
      answers: { 200: "The organisation and the role." },
      errors: {
        conflict: "The organisation has too many members, or the account too many organisations.",
      },
    },
    "POST /api/invitations/:id/decline": {
      summary: "Declines an invitation of that list",
      answers: { 204: "It is removed from the organisation's list as well." },
    },
  },
});

/** The name under which the answers of that kind of organisation stand in the document. */
const profileSchemaName = (type: EntityType) => `${type.replaceAll(" ", "")}Profile`;

/** Describes the answers of a profile by type of entity, with the words of each question. */
export const profileSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    ALL_ENTITY_TYPES.map((type) => {
      const labels = Object.fromEntries(
        listQuestions(type).map(({ fieldName, label }) => [fieldName, label]),
      );
      return [profileSchemaName(type), addMeanings(toJsonSchema(profileUpdateSchema(type), "input"), labels)];
    }),
  );

const PROFILE =
  "All answers by the names of their fields, null where there is none, and how complete they are.";

export const profiles = describeArea({
  name: "Profiles",
  about:
    "The answers of an organisation, asked for in three layers. The better they are, the better the matches.",
  access: "member",
  routes: {
    "GET /api/questionnaire/:entityType/:layer": {
      summary: "Lists the questions of a layer",
      params: {
        entityType: { type: "string", enum: ALL_ENTITY_TYPES },
        layer: { type: "string", enum: ["1", "2", "3"] },
      },
      answers: { 200: "`questions`, in the order in which they are asked." },
    },
    "GET /api/profile/:entityId": { summary: "Reads a profile", answers: { 200: PROFILE } },
    "POST /api/profile/:entityId": {
      summary: "Saves answers",
      details:
        "Any part of them: what is left out stays, null clears. The fields are those of the kind of organisation.",
      body: {
        jsonSchema: {
          anyOf: ALL_ENTITY_TYPES.map((type) => ({
            $ref: `#/components/schemas/${profileSchemaName(type)}`,
          })),
        },
      },
      answers: {
        200: `${PROFILE} \`unknownFields\` lists the sent fields that the profile of this kind of organisation does not have, and that were dropped. It is left out when there are none.`,
      },
    },
  },
});
