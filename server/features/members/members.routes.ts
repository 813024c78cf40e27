import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  changeRoleSchema,
  invitationParams,
  invitationTokenSchema,
  inviteSchema,
  memberParams,
} from "@shared/validators/members";
import { getContext, type Deps } from "../../context/deps";
import { jsonBody } from "../../http/json-body";
import { limitInvitations } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { requireConfirmation } from "../second-factor/require-confirmation";
import * as invitations from "./invitations.service";
import * as joining from "./joining.service";
import * as service from "./members.service";

/** `/api/entities/:id/members` and `/api/entities/:id/invitations`: the people of an entity. Who has a second factor shows it before rights change. */
export function membersRouter(deps: Deps): Router {
  const router = createRouter();
  const limit = limitInvitations(deps);

  router.get("/:id/members", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listMembers(getContext(req), params.id));
  });

  router.patch("/:id/members/:userId", requireConfirmation, async (req, res) => {
    const { params, body } = parseRequest(req, { params: memberParams, body: changeRoleSchema });
    await service.changeRole(getContext(req), { entityId: params.id, userId: params.userId }, body.role);
    res.status(204).end();
  });

  router.delete("/:id/members/:userId", requireConfirmation, async (req, res) => {
    const { params } = parseRequest(req, { params: memberParams });
    await service.removeMember(getContext(req), { entityId: params.id, userId: params.userId });
    res.status(204).end();
  });

  router.post("/:id/invitations", requireConfirmation, limit, async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: inviteSchema });
    res.status(201).json(await invitations.invite(getContext(req), params.id, body));
  });

  router.post("/:id/invitations/:invitationId/resend", limit, async (req, res) => {
    const { params } = parseRequest(req, { params: invitationParams });
    const which = { entityId: params.id, id: params.invitationId };
    res.json(await invitations.resendInvitation(getContext(req), which));
  });

  router.delete("/:id/invitations/:invitationId", async (req, res) => {
    const { params } = parseRequest(req, { params: invitationParams });
    await invitations.revokeInvitation(getContext(req), { entityId: params.id, id: params.invitationId });
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** `/api/invitations/read`: what a mailed link invites to, for whoever holds it. */
export function invitationPublicRouter(deps: Deps): Router {
  const router = createRouter();
  router.post("/read", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: invitationTokenSchema });
    res.json(await joining.readInvitation(deps, body.token));
  });
  return router;
}

/** `/api/invitations`: those to the signed-in person's address, which make them a member or are declined. */
export function invitationRouter(): Router {
  const router = createRouter();
  router.get("/", async (req, res) => {
    res.json(await joining.listReceived(getContext(req)));
  });

  router.post("/accept", async (req, res) => {
    const { body } = parseRequest(req, { body: invitationTokenSchema });
    res.json(await joining.acceptInvitation(getContext(req), body.token));
  });

  router.post("/:id/accept", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await joining.acceptReceived(getContext(req), params.id));
  });

  router.post("/:id/decline", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await joining.declineReceived(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
